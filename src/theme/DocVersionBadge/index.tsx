/** The page header shows the version, so the badge above the title stays empty. */
export default function DocVersionBadge(): null {
  return null;
}

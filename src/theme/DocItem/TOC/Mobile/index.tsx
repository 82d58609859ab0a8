/** Shown by our DocItem/Content below the page header, so the place above it stays empty. */
export default function DocItemTOCMobile(): null {
  return null;
}

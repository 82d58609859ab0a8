/** Edit link and date stand in the page header, so the foot of the article stays empty. */
export default function DocItemFooter(): null {
  return null;
}

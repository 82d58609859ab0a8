/** The build writes the data of the breadcrumbs into the HTML (packages/publish), so no script has it. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}

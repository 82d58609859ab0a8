/** The build writes the data of the breadcrumbs into the HTML (scripts/hosting/metadata), so no script has it. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}

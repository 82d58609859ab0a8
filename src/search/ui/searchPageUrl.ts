/** Query parameters of the results page. */
export const queryParameter = 'q';
export const versionParameter = 'version';

/**
 * Address of the results page.
 *
 * @param path of the page, such as `/search`
 * @param version docs version to search; undefined for the one in use
 */
export function searchPageUrl(path: string, query: string, version?: string): string {
  const parameters = new URLSearchParams({[queryParameter]: query.trim()});
  if (version) parameters.set(versionParameter, version);
  return `${path}?${parameters}`;
}

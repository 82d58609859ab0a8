/** Where the Markdown twin of a page is. */

/** The end of the addresses of twins. */
export const twinSuffix = '.md';

/** Name of the list of all pages of a version, in the folder of the version. */
export const listFile = 'llms.txt';

/** The start of a version ends in a slash for Docusaurus, but no address of this site does, save that of the home page. */
export function withoutSlash(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.replace(/\/$/, '');
}

/**
 * The path of the twin of a page: `/docs/x` → `/docs/x.md`, `/` → `/index.md`.
 *
 * @param baseUrl path of the site, with slashes on both sides; the home page has it
 */
export function twinPath(pagePath: string, baseUrl: string): string {
  return (pagePath === baseUrl ? `${baseUrl}index` : withoutSlash(pagePath, baseUrl)) + twinSuffix;
}

/** Where the Markdown twin of a page is. */

/** The end of the addresses of twins. */
export const twinSuffix = '.md';

/**
 * The path of the twin of a page: `/docs/x` → `/docs/x.md`, `/` → `/index.md`.
 *
 * @param baseUrl path of the site, with slashes on both sides; the home page has it
 */
export function twinPath(pagePath: string, baseUrl: string): string {
  const path = pagePath === baseUrl ? `${baseUrl}index` : pagePath.replace(/\/$/, '');
  return path + twinSuffix;
}

/**
 * Gives pages with style sheets of their own one file with all their styles. A second file takes a second connection
 * wherever the host speaks HTTP/1.1, and with it a round trip before the first picture.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {joinStyles, ownStyles} from './html.ts';

/** What joining needs to know of a build. */
export interface Build {
  outDir: string;
  baseUrl: string;
  /** Path of the site's style sheet below the folder of the build. */
  siteSheet: string;
}

/** `styles.1a2b.css` and `console.1a2b.css`, in one folder, are `styles-console.1a2b.css`. */
function joinedName(sheets: readonly string[]): string {
  const {dir, ext} = path.posix.parse(sheets[0] ?? '');
  const parts = sheets.map(sheet => path.posix.basename(sheet, ext).split('.'));
  const [, hash = ''] = parts[0] ?? [];
  return `${dir}/${parts.map(([name]) => name).join('-')}.${hash}${ext}`;
}

/**
 * Writes the joined style sheets and links them.
 *
 * @param stylesOf addresses of the style sheets that pages may have of their own, by the path of the page's file
 * @throws Error for a page that does not link the style sheet of the site
 */
export async function joinPageStyles(
  {outDir, baseUrl, siteSheet}: Build,
  stylesOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const written = new Set<string>();
  for (const [name, styles] of stylesOf) {
    const file = path.join(outDir, name);
    const html = await readFile(file, 'utf8');
    const own = ownStyles(html, styles);
    if (own.length === 0) continue;
    const sheets = [siteSheet, ...own.map(address => address.slice(baseUrl.length))];
    const joined = joinedName(sheets);
    if (!written.has(joined)) {
      const texts = sheets.map(sheet => readFile(path.join(outDir, sheet), 'utf8'));
      await writeFile(path.join(outDir, joined), (await Promise.all(texts)).join('\n'));
      written.add(joined);
    }
    const links = {site: baseUrl + siteSheet, own, joined: baseUrl + joined};
    await writeFile(file, joinStyles(html, links, name));
  }
}

import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * The HTML of a built page, wherever the `trailingSlash` setting puts it.
 *
 * @param sitePath path of the page below the base path of the site; begins with a slash
 * @returns undefined for a path without a page
 */
export async function readBuiltPage(outDir: string, sitePath: string): Promise<string | undefined> {
  const base = path.join(outDir, sitePath).replace(/\/$/, '');
  for (const file of [`${base}.html`, path.join(base, 'index.html')]) {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  return undefined;
}

/** The files of a build that the styles of the site are for. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** HTML that is still to be written, by the path of its file in the build. */
export type Pages = ReadonlyMap<string, string>;

/** The bundler's style sheets and scripts, and the style sheets of `static/`. */
const besidesPages = /^(?:assets\/(?:css\/.*\.css|js\/.*\.js)|[^/]+\.css)$/;

/**
 * The paths of these pages, of all style sheets and of the scripts of pages. What other plugins write has styles of its
 * own, such as frames; at the end of a build, it may be there already or not.
 */
export async function siteFiles(outDir: string, pages: Pages): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  const others = files.filter(file => besidesPages.test(file.replaceAll(path.sep, '/')));
  return [...pages.keys(), ...others];
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** HTML by the path of its file, relative to the folder of the build. */
export type BuiltPages = ReadonlyMap<string, string>;

const place: unique symbol = Symbol.for('engagespot-docs.builtPages');

/** Docusaurus loads each plugin with modules of its own, so what plugins share has its place outside of them. */
const shared = globalThis as {[place]?: Map<string, BuiltPages>};

/**
 * The pages of a build as they were rendered, read once for all plugins. Call it before the first `await` of a
 * `postBuild`: Docusaurus starts all of them in one turn, and first-paint rewrites the files in a later one. It is
 * synchronous for that reason, and takes less time so.
 */
export function readBuiltPages(outDir: string): BuiltPages {
  shared[place] ??= new Map();
  const known = shared[place];
  const before = known.get(outDir);
  if (before) return before;
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const pages = new Map(
    files
      .filter(file => file.endsWith('.html'))
      .map(file => [file, readFileSync(path.join(outDir, file), 'utf8')]),
  );
  known.set(outDir, pages);
  setImmediate(() => known.delete(outDir));
  return pages;
}

/**
 * The HTML of a page, wherever the `trailingSlash` setting puts it.
 *
 * @param sitePath path of the page below the base path of the site; begins with a slash
 * @returns undefined for a path without a page
 */
export function builtPage(pages: BuiltPages, sitePath: string): string | undefined {
  const base = path.normalize(sitePath).slice(1);
  const page = base.endsWith(path.sep) ? base.slice(0, -1) : base;
  return pages.get(`${page}.html`) ?? pages.get(path.join(page, 'index.html'));
}

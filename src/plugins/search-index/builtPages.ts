import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {glossary} from '../../content/glossary.ts';
import {startPages} from '../../search/suggestions.ts';
import type {SearchIndexOptions} from './options.ts';
import {type BuiltPage, readPage} from './readPage.ts';

/** HTML of a route, wherever the `trailingSlash` setting puts it; undefined for a route without. */
async function readRoute(outDir: string, route: string): Promise<string | undefined> {
  const base = path.join(outDir, route);
  for (const file of [`${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')]) {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  return undefined;
}

/** The words for what each page explains, by its path on this site. */
function termsByPage(): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const {term, aliases = [], href} of glossary) {
    terms.set(href, [...(terms.get(href) ?? []), term, ...aliases]);
  }
  return terms;
}

type Build = Pick<Props, 'baseUrl' | 'outDir' | 'routesPaths'>;

async function read(
  {baseUrl, outDir, routesPaths}: Build,
  options: SearchIndexOptions,
): Promise<ReadonlyMap<string, BuiltPage>> {
  const pages = new Map<string, BuiltPage>();
  const problems: string[] = [];
  const terms = termsByPage();
  for (const route of routesPaths) {
    const sitePath = route.slice(baseUrl.length - 1);
    const html = await readRoute(outDir, sitePath);
    if (html === undefined) continue;
    try {
      const page = readPage(html, options, terms.get(sitePath));
      if (page) pages.set(route, page);
    } catch (error) {
      problems.push(`  ${route}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const {to} of startPages) {
    if (!pages.has(baseUrl + to.slice(1)))
      problems.push(`  ${to}: suggested by the search dialog, but not built`);
  }
  if (problems.length > 0) {
    throw new Error(`Pages cannot be indexed for search:\n${problems.join('\n')}`);
  }
  return pages;
}

/** What was read of a build, by the list of its routes, which all plugins get. */
const known = new WeakMap<readonly string[], Promise<ReadonlyMap<string, BuiltPage>>>();

/**
 * Reads the pages that a build wrote; once for all plugins that index them with the same options.
 *
 * @returns pages by URL path
 * @throws Error that names each page that cannot be indexed
 */
export function readBuiltPages(
  build: Build,
  options: SearchIndexOptions,
): Promise<ReadonlyMap<string, BuiltPage>> {
  const pages = known.get(build.routesPaths) ?? read(build, options);
  known.set(build.routesPaths, pages);
  return pages;
}

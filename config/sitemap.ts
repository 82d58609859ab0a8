import type {Options} from '@docusaurus/plugin-sitemap';
import {docsPath, olderVersions} from '../src/content/docsVersions.ts';

type CreateItems = NonNullable<Options['createSitemapItems']>;
type Items = Awaited<ReturnType<CreateItems>>;

/** Pages that only an older version has come after all that are up to date. */
const olderPriority = 0.3;

/**
 * Ranks the pages of older versions. One that the latest version has as well is left out: its
 * canonical address is the page of the latest version, and a sitemap names canonical addresses.
 *
 * @param items as the plugin makes them, with absolute addresses
 * @param base path of the documentation
 * @param older names of the older versions, which are their folders in the address
 */
export function rankOlderPages(items: Items, base: string, older: readonly string[]): Items {
  const paths = new Set(items.map(({url}) => new URL(url).pathname));
  const latest: Items = [];
  const rest: Items = [];
  for (const item of items) {
    const {pathname} = new URL(item.url);
    const folder = older
      .map(version => `${base}/${version}`)
      .find(prefix => `${pathname}/`.startsWith(`${prefix}/`));
    if (folder === undefined) latest.push(item);
    else if (!paths.has(base + pathname.slice(folder.length))) {
      rest.push({...item, priority: olderPriority});
    }
  }
  return [...latest, ...rest];
}

/**
 * Search engines are told of every page that is worth finding: no lists by tag, no search.
 *
 * @param base path of the documentation
 * @param older names of its older versions
 */
export function sitemapOf(base: string, older: readonly string[]) {
  return {
    changefreq: 'weekly',
    priority: 0.5,
    ignorePatterns: ['/tags/**', '/**/tags/**', '/search'],
    createSitemapItems: async ({defaultCreateSitemapItems, ...parameters}) =>
      rankOlderPages(await defaultCreateSitemapItems(parameters), base, older),
  } satisfies Options;
}

export const sitemap = sitemapOf(`/${docsPath}`, olderVersions);

import type {Options} from '@docusaurus/plugin-sitemap';
import {docsPath, olderVersions} from '../src/content/docsVersions.ts';
import {lineOf, type MovedPages} from '../src/content/movedPages.ts';
import {movedPages} from './movedPages.ts';

type CreateItems = NonNullable<Options['createSitemapItems']>;
type Items = Awaited<ReturnType<CreateItems>>;

/** A documentation with several versions. */
export interface VersionedDocs {
  /** Path of the documentation, below the site. */
  base: string;
  /** Names of the older versions, which are their folders in the address. */
  older: readonly string[];
  moved: MovedPages;
}

/**
 * Leaves out pages of older versions that the latest version has as well, at whatever address: their canonical address
 * is the page of the latest version, and a sitemap names canonical addresses.
 *
 * @param items as the plugin makes them, with absolute addresses
 */
export function canonicalPages(items: Items, {base, older, moved}: VersionedDocs): Items {
  const paths = new Set(items.map(({url}) => new URL(url).pathname));
  return items.filter(({url}) => {
    const {pathname} = new URL(url);
    const version = older.find(name => `${pathname}/`.startsWith(`${base}/${name}/`));
    if (version === undefined) return true;
    return !paths.has(base + lineOf(moved, version, pathname.slice(`${base}/${version}`.length)));
  });
}

/** Search engines are told of every page that is worth finding: no lists by tag, no search, no choice of what to keep. */
export function sitemapOf(docs: VersionedDocs) {
  return {
    changefreq: 'weekly',
    lastmod: 'date',
    priority: 0.5,
    ignorePatterns: ['/tags/**', '/**/tags/**', '/search', '/offline'],
    createSitemapItems: async ({defaultCreateSitemapItems, ...parameters}) =>
      canonicalPages(await defaultCreateSitemapItems(parameters), {
        ...docs,
        base: parameters.siteConfig.baseUrl.replace(/\/$/, '') + docs.base,
      }),
  } satisfies Options;
}

export const sitemap = sitemapOf({
  base: `/${docsPath}`,
  older: olderVersions,
  moved: movedPages,
});

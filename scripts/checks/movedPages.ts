/**
 * Invariants of config/movedPages.ts:
 * - every rule fits a page of its version, whose address no later version has, and leads to a page of a later version;
 * - every page of an older version has a successor in the latest, or is listed as dropped with a page to go to.
 *
 * A build asks the same of what Docusaurus found (src/plugins/versioned-docs).
 */
import {movedPages as table} from '../../config/movedPages.ts';
import {docsPath, publishedVersions} from '../../src/content/docsVersions.ts';
import {tableProblems, type VersionOfPages} from '../../src/content/movedPages.ts';
import type {Check} from '../lib/check.ts';
import {type Page, readPages} from '../lib/pages.ts';
import {type Items, readSidebars} from './sidebar.ts';

/** The addresses below the version of the groups that have a generated list as their index. */
function listsOf(items: Items): string[] {
  if (!Array.isArray(items)) return Object.values(items).flatMap(item => listsOf(item as Items));
  return items.flatMap(item => {
    if (typeof item === 'string' || item.type !== 'category') return [];
    const slug = item.link?.type === 'generated-index' ? item.link.slug : undefined;
    return [...(slug ? [slug] : []), ...listsOf(item.items as Items)];
  });
}

async function readVersion(name: string, pages: readonly Page[]): Promise<VersionOfPages> {
  const path = name === 'current' ? `/${docsPath}` : `/${docsPath}/${name}`;
  const lists = Object.values(await readSidebars(name)).flatMap(listsOf);
  const routes = pages.filter(({collection}) => collection === name).map(({route}) => route);
  return {
    name,
    path,
    docs: [...routes, ...lists.map(slug => path + slug)].map(route => ({id: route, path: route})),
  };
}

export const movedPages: Check = {
  name: 'moved-pages',
  async run() {
    const pages = await readPages();
    const versions = await Promise.all(publishedVersions.map(name => readVersion(name, pages)));
    return tableProblems(table, versions);
  },
};

/**
 * Invariant: every page of docs/ stands in sidebars.ts exactly once, as an entry or as the index of
 * a group, so that each can be found by reading; and sidebars.ts names no page that is missing.
 */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars.ts';
import type {Check} from '../lib/check.ts';
import {readPages} from '../lib/pages.ts';

type Items = SidebarsConfig[string];

/** The page ids that a sidebar names, in its order, as often as it names them. */
function idsOf(items: Items): string[] {
  if (!Array.isArray(items)) return Object.values(items).flatMap(idsOf);
  return items.flatMap(item => {
    if (typeof item === 'string') return [item];
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    if (item.type !== 'category') return [];
    const index = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...index, ...idsOf(item.items as Items)];
  });
}

/**
 * @param config the sidebars of one docs instance
 * @param pages ids of its pages: paths without extension, relative to its folder
 * @returns one entry per page that is missing, doubled or unknown
 */
export function sidebarProblems(config: SidebarsConfig, pages: readonly string[]): string[] {
  const named = Object.values(config).flatMap(idsOf);
  const counts = new Map<string, number>();
  for (const id of named) counts.set(id, (counts.get(id) ?? 0) + 1);
  const existing = new Set(pages);
  return [
    ...pages.filter(id => !counts.has(id)).map(id => `${id}: in no sidebar`),
    ...[...counts].filter(([, count]) => count > 1).map(([id]) => `${id}: more than once`),
    ...[...counts.keys()].filter(id => !existing.has(id)).map(id => `${id}: not a page`),
  ];
}

export const sidebar: Check = {
  name: 'sidebar',
  run: async () => {
    const pages = (await readPages()).filter(({collection}) => collection === 'current');
    const ids = pages.map(({file}) => file.replace(/^docs\//, '').replace(/\.mdx?$/, ''));
    return sidebarProblems(sidebars, ids);
  },
};

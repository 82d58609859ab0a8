/**
 * Invariant: the text of every page of docs/ leads to another page, and the text of another page
 * leads to it. The sidebar does not count: a reader follows links.
 */
import type {Check} from '../lib/check.ts';
import {linksOf} from '../lib/links.ts';
import {type Page, readPages} from '../lib/pages.ts';

type LinkedPage = Pick<Page, 'file' | 'collection' | 'route' | 'source'>;

/** One entry per page without a link out and per page without a link in. */
export function crossLinkProblems(pages: readonly LinkedPage[]): string[] {
  const byFile = new Map(pages.map(page => [page.file, page]));
  const routes = new Set(pages.map(({route}) => route));
  const linked = new Set<string>();
  const deadEnds = pages.flatMap(page => {
    const targets = linksOf(page, byFile)
      .map(({route}) => route)
      .filter(route => route !== page.route && (routes.has(route) || route.startsWith('/api/')));
    for (const route of targets) linked.add(route);
    return targets.length === 0 ? [`${page.file}: leads to no other page`] : [];
  });
  const orphans = pages
    .filter(({route}) => !linked.has(route))
    .map(({file}) => `${file}: no other page leads here`);
  return [...deadEnds, ...orphans].filter(problem => !problem.startsWith('api/'));
}

export const crossLinks: Check = {
  name: 'cross-links',
  run: async () => crossLinkProblems(await readPages()),
};

/**
 * Invariants of config/redirects.ts:
 * - paths start with `/`, end without one, and `*` stands only at the end of a `from`, or of both;
 * - no two rules have the same `from`;
 * - every `to` is the address of a page, so that no rule leads to a rule (which rules out loops);
 * - a subtree that moved leads to where pages are, and what other rules cover there is covered at its old address too;
 * - no rule hides a page.
 */

import {
  isMovedSubtree,
  isWildcard,
  type Redirect,
  subtreeStart,
} from '@engagespot-docs/publish/redirects';
import {redirects as rules} from '../../config/redirects.ts';
import type {Check} from '../lib/check.ts';
import {pageRoutes} from '../lib/pages.ts';

const fixedPath = /^\/[^*?#\s]*[^*?#\s/]$/;

function shapeProblem(rule: Redirect): string | undefined {
  const {from, to} = rule;
  if (!fixedPath.test(from.replace(/\/\*$/, ''))) return '`from` is not a path';
  if (!fixedPath.test(isMovedSubtree(rule) ? to.replace(/\/\*$/, '') : to)) {
    return '`to` is not a path';
  }
  return undefined;
}

/** Whether one of the paths begins as all addresses of a subtree do. */
function isAbove(subtree: string, paths: Iterable<string>): boolean {
  return [...paths].some(path => path.startsWith(subtreeStart(subtree)));
}

/** What is wrong with the target of a rule. */
function targetProblem(
  rule: Redirect,
  list: readonly Redirect[],
  routes: ReadonlySet<string>,
): string | undefined {
  if (!isMovedSubtree(rule)) {
    if (list.some(other => other.from === rule.to)) return 'leads to another rule: loop or chain';
    return routes.has(rule.to) ? undefined : 'the target is not a page';
  }
  const start = subtreeStart(rule.to);
  const uncovered = list.find(({from}) => {
    const isOwn = `${from}/`.startsWith(subtreeStart(rule.from));
    if (isOwn || !from.startsWith(start)) return false;
    const old = subtreeStart(rule.from) + from.slice(start.length);
    return list.every(other => other.from !== old);
  });
  if (uncovered) return `leads to another rule, ${uncovered.from}: loop or chain`;
  return isAbove(rule.to, routes) ? undefined : 'no page is below the target';
}

/**
 * @param list the rules
 * @param routes addresses of all pages
 * @returns one entry per problem, named by the rule
 */
export function redirectProblems(list: readonly Redirect[], routes: ReadonlySet<string>): string[] {
  const sources = new Set<string>();
  return list.flatMap(rule => {
    const problems = [
      shapeProblem(rule),
      sources.has(rule.from) && 'a second rule for this address',
      targetProblem(rule, list, routes),
      (isWildcard(rule) ? isAbove(rule.from, routes) : routes.has(rule.from)) && 'hides a page',
    ];
    sources.add(rule.from);
    return problems.filter(Boolean).map(problem => `${rule.from} → ${rule.to}: ${problem}`);
  });
}

export const redirects: Check = {
  name: 'redirects',
  run: async () => redirectProblems(rules, await pageRoutes()),
};

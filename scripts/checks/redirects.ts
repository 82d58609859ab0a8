/**
 * Invariants of config/redirects.ts:
 * - paths start with `/`, end without one, and `*` stands only at the end of a `from`;
 * - no two rules have the same `from`;
 * - every `to` is the address of a page, so that no rule leads to a rule (which rules out loops);
 * - no fixed `from` hides a page.
 */
import {redirects as rules} from '../../config/redirects.ts';
import {isWildcard, type Redirect} from '../../src/content/redirects.ts';
import type {Check} from '../lib/check.ts';
import {pageRoutes} from '../lib/pages.ts';

const fixedPath = /^\/[^*?#\s]*[^*?#\s/]$/;

function shapeProblem({from, to}: Redirect): string | undefined {
  if (!fixedPath.test(from.replace(/\/\*$/, ''))) return '`from` is not a path';
  if (!fixedPath.test(to)) return '`to` is not a path';
  return undefined;
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
      list.some(other => other.from === rule.to) && 'leads to another rule: loop or chain',
      !routes.has(rule.to) && 'the target is not a page',
      !isWildcard(rule) && routes.has(rule.from) && 'hides a page',
    ];
    sources.add(rule.from);
    return problems.filter(Boolean).map(problem => `${rule.from} → ${rule.to}: ${problem}`);
  });
}

export const redirects: Check = {
  name: 'redirects',
  run: async () => redirectProblems(rules, await pageRoutes()),
};

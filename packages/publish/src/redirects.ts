/** An address that moved. */
export interface Redirect {
  /**
   * Old path, without the site's host and without a trailing slash. One that ends in `/*` covers
   * every address below it.
   */
  from: string;
  /**
   * Path of an existing page. If both paths end in `/*`, what is below the old path has moved as a whole: each address
   * keeps its end.
   */
  to: string;
}

const wildcard = '/*';

const isSubtree = (path: string) => path.endsWith(wildcard);

/** Whether a rule covers a whole subtree and therefore needs a server. */
export function isWildcard(redirect: Redirect): boolean {
  return isSubtree(redirect.from);
}

/** Whether a rule moves a whole subtree, in which each address keeps its end. */
export function isMovedSubtree(redirect: Redirect): boolean {
  return isWildcard(redirect) && isSubtree(redirect.to);
}

/** `/docs/rest-api/*` → `/docs/rest-api/`: what all addresses of a subtree begin with. */
export function subtreeStart(path: string): string {
  return path.slice(0, 1 - wildcard.length);
}

/**
 * The characters of addresses on this site, for patterns. The end that an address keeps comes from a reader and goes
 * into a header of the answer, so it has nothing else.
 */
export const addressCharacters = '[\\w.~/-]';

const keptEnd = new RegExp(`^${addressCharacters}+$`);

/** Where a wildcard rule sends an address; undefined if it does not cover it. */
function targetBelow({from, to}: Redirect, pathname: string): string | undefined {
  const start = subtreeStart(from);
  if (!pathname.startsWith(start)) return undefined;
  if (!isSubtree(to)) return to;
  const end = pathname.slice(start.length);
  return keptEnd.test(end) ? subtreeStart(to) + end : undefined;
}

/**
 * Where a wildcard rule sends an address.
 *
 * @param pathname path of a request, for example `/docs/rest-api/users`
 * @returns the target, or undefined when no wildcard covers the path
 */
export function wildcardTarget(rules: readonly Redirect[], pathname: string): string | undefined {
  for (const rule of rules.filter(isWildcard)) {
    const target = targetBelow(rule, pathname);
    if (target !== undefined) return target;
  }
  return undefined;
}

/**
 * Where any rule sends an address. The not-found page asks: hosts that know no rules and the
 * development server answer with it for an address that moved.
 *
 * @returns the target, or undefined when nothing moved from there
 */
export function redirectTarget(rules: readonly Redirect[], pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '');
  return rules.find(({from}) => from === path)?.to ?? wildcardTarget(rules, pathname);
}

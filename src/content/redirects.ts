/** An address that moved. */
export interface Redirect {
  /**
   * Old path, without the site's host and without a trailing slash. One that ends in `/*` covers
   * every address below it.
   */
  from: string;
  /** Path of an existing page. */
  to: string;
}

const wildcard = '/*';

/** Whether a rule covers a whole subtree and therefore needs a server. */
export function isWildcard(redirect: Redirect): boolean {
  return redirect.from.endsWith(wildcard);
}

/**
 * Where a wildcard rule sends an address.
 *
 * @param pathname path of a request, for example `/docs/rest-api/users`
 * @returns the target, or undefined when no wildcard covers the path
 */
export function wildcardTarget(rules: readonly Redirect[], pathname: string): string | undefined {
  return rules.find(
    rule => isWildcard(rule) && pathname.startsWith(rule.from.slice(0, -wildcard.length + 1)),
  )?.to;
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

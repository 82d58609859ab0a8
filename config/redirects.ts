/**
 * Addresses that moved. One list serves the static redirect pages of the build, the rules of the
 * preview server and the check `redirects` (no loop, no duplicate, no missing target).
 *
 * A `from` that ends in `/*` covers every address below it. A static file cannot answer for
 * addresses nobody knows, so only a server applies such a rule.
 */
import type {Options} from '@docusaurus/plugin-client-redirects';

export interface Redirect {
  /** Old path, without the site's host and without a trailing slash. */
  from: string;
  /** Path of an existing page. */
  to: string;
}

export const redirects: readonly Redirect[] = [
  // An older version begins with its first page.
  {from: '/docs/1.4.x', to: '/docs/1.4.x/introduction/getting-started'},
  {from: '/docs/1.3.x', to: '/docs/1.3.x/introduction/getting-started'},
  {from: '/docs/1.0.0', to: '/docs/1.0.0/introduction/getting-started'},
  {from: '/docs-b32', to: '/docs'},
  {from: '/docs/rest-api', to: '/api/api-reference/introduction'},
  {from: '/docs/rest-api/*', to: '/api/api-reference/introduction'},
];

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
export function wildcardTarget(
  pathname: string,
  rules: readonly Redirect[] = redirects,
): string | undefined {
  return rules.find(
    rule => isWildcard(rule) && pathname.startsWith(rule.from.slice(0, -wildcard.length + 1)),
  )?.to;
}

/**
 * Where any rule sends an address, for what runs in the browser: hosts without the server's rules and
 * the development server answer with the not-found page, which leads on.
 *
 * @returns the target, or undefined when nothing moved from there
 */
export function redirectTarget(pathname: string): string | undefined {
  const path = pathname.replace(/\/$/, '');
  return redirects.find(({from}) => from === path)?.to ?? wildcardTarget(pathname);
}

/** Options of the plugin that writes one small HTML page per fixed address. */
export const clientRedirects = {
  redirects: redirects.filter(rule => !isWildcard(rule)),
} satisfies Options;

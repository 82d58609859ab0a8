/**
 * Addresses that moved. One list serves the rules for servers (scripts/hosting), the pages that lead on where a server
 * knows no rules, the not-found page and the check `redirects` (no loop, no duplicate, no missing target).
 *
 * A static file cannot answer for all addresses of a subtree, so only a server and the not-found
 * page apply a rule that ends in `/*`.
 */
import type {Redirect} from '../src/content/redirects.ts';

export const redirects: readonly Redirect[] = [
  // An older version begins with its first page.
  {from: '/docs/1.4.x', to: '/docs/1.4.x/introduction/getting-started'},
  {from: '/docs/1.3.x', to: '/docs/1.3.x/introduction/getting-started'},
  {from: '/docs/1.0.0', to: '/docs/1.0.0/introduction/getting-started'},
  {from: '/docs-b32', to: '/docs'},
  {from: '/docs/rest-api', to: '/api/api-reference/introduction'},
  {from: '/docs/rest-api/*', to: '/api/api-reference/introduction'},
];

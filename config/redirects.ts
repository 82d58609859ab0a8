/**
 * Addresses that moved. One list serves the redirect pages of the build, the not-found page, the
 * rules of the preview server and the check `redirects` (no loop, no duplicate, no missing target).
 *
 * A static file cannot answer for all addresses of a subtree, so only a server and the not-found
 * page apply a rule that ends in `/*`.
 */
import type {Options} from '@docusaurus/plugin-client-redirects';
import {isWildcard, type Redirect} from '../src/content/redirects.ts';

export const redirects: readonly Redirect[] = [
  // An older version begins with its first page.
  {from: '/docs/1.4.x', to: '/docs/1.4.x/introduction/getting-started'},
  {from: '/docs/1.3.x', to: '/docs/1.3.x/introduction/getting-started'},
  {from: '/docs/1.0.0', to: '/docs/1.0.0/introduction/getting-started'},
  {from: '/docs-b32', to: '/docs'},
  {from: '/docs/rest-api', to: '/api/api-reference/introduction'},
  {from: '/docs/rest-api/*', to: '/api/api-reference/introduction'},
];

/** Options of the plugin that writes one small HTML page per fixed address. */
export const clientRedirects = {
  redirects: redirects.filter(rule => !isWildcard(rule)),
} satisfies Options;

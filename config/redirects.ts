/**
 * Addresses that moved. One list serves the rules for servers (scripts/hosting), the pages that lead on where a server
 * knows no rules, the not-found page and the check `redirects` (no loop, no duplicate, no missing target).
 *
 * A static file cannot answer for all addresses of a subtree, so only a server and the not-found
 * page apply a rule that ends in `/*`.
 */

import type {Redirect} from '@engagespot-docs/publish/redirects';
import {docsPath, versions} from '../src/content/docsVersions.ts';

const moved: readonly Redirect[] = [
  // An older version begins with its first page.
  {from: '/docs/1.4.x', to: '/docs/1.4.x/introduction/getting-started'},
  {from: '/docs/1.3.x', to: '/docs/1.3.x/introduction/getting-started'},
  {from: '/docs/1.0.0', to: '/docs/1.0.0/introduction/getting-started'},
  {from: '/docs-b32', to: '/docs'},
  {from: '/docs/rest-api', to: '/api/api-reference/introduction'},
  {from: '/docs/rest-api/*', to: '/api/api-reference/introduction'},
];

const docs = `/${docsPath}`;

/**
 * The latest version has addresses without its number, so those with it last when another version is the latest: they
 * lead to the others. What moved from there as well is led to its target at once.
 */
function permanentAddresses(label: string): Redirect[] {
  const permanent = `${docs}/${label}`;
  return [
    {from: permanent, to: docs},
    ...moved
      .filter(({from}) => from.startsWith(`${docs}/`))
      .map(({from, to}) => ({from: permanent + from.slice(docs.length), to})),
    {from: `${permanent}/*`, to: `${docs}/*`},
  ];
}

export const redirects: readonly Redirect[] = [
  ...moved,
  ...permanentAddresses(versions.current.label),
];

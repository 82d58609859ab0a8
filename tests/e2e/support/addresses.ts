/** Addresses and what every server answers to them. */

export interface AddressCase {
  target: string;
  status: 200 | 301 | 400 | 404;
  /** Where a redirect leads, or the title of the page. */
  answer?: string;
}

const introduction = '/api/api-reference/introduction';

const moved: [from: string, to: string][] = [
  ['/docs-b32', '/docs'],
  ['/docs-b32/', '/docs'],
  ['/docs-b32.html', '/docs'],
  ['/docs-b32/index.html', '/docs'],
  ['/docs-b32?a=b', '/docs?a=b'],
  ['/docs-b32?', '/docs'],
  ['/docs%2Db32', '/docs'],
  ['/docs/1.4.x', '/docs/1.4.x/introduction/getting-started'],
  ['/docs/1.4.x/', '/docs/1.4.x/introduction/getting-started'],
  ['/docs/1.3.x', '/docs/1.3.x/introduction/getting-started'],
  ['/docs/1.0.0', '/docs/1.0.0/introduction/getting-started'],
  ['/docs/1.5.x', '/docs'],
  ['/docs/1.5.x/', '/docs'],
  ['/docs/1.5.x/concepts/workspace', '/docs/concepts/workspace'],
  ['/docs/1.5.x/concepts/workspace/?a=b', '/docs/concepts/workspace?a=b'],
  ['/docs/1.5.x/concepts/workspace.html', '/docs/concepts/workspace'],
  ['/docs/1.5.x/concepts/workspace/index.html', '/docs/concepts/workspace'],
  ['/docs/1.5.x/rest-api/users', introduction],
  ['/docs/rest-api', introduction],
  ['/docs/rest-api/', introduction],
  ['/docs/rest-api/users', introduction],
  ['/docs/rest-api/users/create?a=b&c=%20', `${introduction}?a=b&c=%20`],
  ['/docs/rest-api//users', introduction],
  ['/docs/x/../rest-api/users', introduction],
];

const found: [target: string, title: string][] = [
  ['/', 'One API for every notification'],
  ['/index.html', 'One API for every notification'],
  ['/?q=a', 'One API for every notification'],
  ['/docs', 'Engagespot'],
  ['/docs/', 'Engagespot'],
  ['/docs.html', 'Engagespot'],
  ['/docs/index.html', 'Engagespot'],
  ['/docs/concepts/workspace', 'Workspace'],
  ['/docs/concepts/workspace/', 'Workspace'],
  ['/docs/concepts/workspace.html', 'Workspace'],
  ['/docs/concepts/workspace/index.html?a=b', 'Workspace'],
  ['/api/users/delete-user.html', 'Delete a user'],
  ['/docs/concepts/%77orkspace', 'Workspace'],
  ['/docs/concepts/./x/../workspace', 'Workspace'],
  ['/docs/1.4.x/introduction/getting-started', 'Engagespot'],
  ['/docs/additional-resources/api-reference/javascript/core.engagespot', 'Engagespot'],
  ['/search?q=inbox', 'Search'],
];

const missing = [
  '/no-such-page',
  '/home',
  '/Docs',
  '/DOCS',
  '/Docs/Get-Support',
  '/api/users',
  '/docs/concepts/workspac',
  '/docs/concepts',
  '/docs/concepts/',
  '/docs/concepts/workspace/more',
  '/docs/concepts/workspace.htm',
  '/docs/concepts/workspace//',
  '/docs/concepts/workspace.html/',
  '//docs',
  '//docs/index.html',
  '/docs//concepts/workspace',
  '/docs%2F%2Fconcepts%2Fworkspace',
  '/index',
  '/404',
  '/404.html',
  '/404/',
  '/404/index.html',
  '/docs-b32%0A',
  '/docs/rest-apix',
  '/docs/1.5.x/a%0d%0ab',
  '/docs/1.5.xx/concepts/workspace',
  '/_headers',
  '/_redirects',
  '/.hosting/rules.json',
  '/.hosting/nginx-http.conf',
  '/.git/config',
  '/index.html.br',
  '/index.html.gz',
  '/assets',
  '/assets/',
  '/assets/js/main.00000000.js',
  '/%E2%80%AE',
  '/%ff',
];

const refused = ['/%zz', '/%', '/a%00b', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd'];

export const addressTable: readonly AddressCase[] = [
  ...moved.map(([target, answer]): AddressCase => ({target, status: 301, answer})),
  ...found.map(([target, answer]): AddressCase => ({target, status: 200, answer})),
  ...missing.map((target): AddressCase => ({target, status: 404, answer: 'Page not found'})),
  ...refused.map((target): AddressCase => ({target, status: 400})),
];

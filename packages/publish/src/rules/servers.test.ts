import {describe, expect, test} from 'vitest';
import {headersFile, redirectsFile} from './netlify.ts';
import {nginxHttp, nginxServer} from './nginx.ts';
import type {HostingRules} from './rules.ts';
import {headersFor, valueFor} from './rules.ts';

const rules: HostingRules = {
  baseUrl: '/',
  headers: {'X-Content-Type-Options': 'nosniff'},
  policy: {
    pages: "default-src 'none'; script-src 'self' 'sha256-a+b/c='",
    others: [{path: '/play/*', value: "default-src 'none'; script-src blob:"}],
  },
  caching: {
    pages: 'public, max-age=0',
    others: [
      {path: '/assets/*', value: 'public, immutable'},
      {path: '/search/a.b.json', value: 'public, max-age=60'},
    ],
    notFound: 'no-store',
  },
  markdown: {
    ends: ['.md', '/llms.txt'],
    headers: {'X-Robots-Tag': 'noindex'},
    negotiatedCaching: 'private, max-age=0',
  },
  files: [
    {path: '/', headers: {Link: '</catalog>; rel="api-catalog"'}},
    {
      path: '/catalog',
      headers: {'Content-Type': 'application/linkset+json', 'X-Robots-Tag': 'all'},
    },
    {path: '/openapi/*', headers: {'Access-Control-Allow-Origin': '*'}},
  ],
  contentTypes: {html: 'text/html; charset=utf-8', png: 'image/png'},
  redirects: [
    {from: '/old/*', to: '/docs/start'},
    {from: '/v1.x', to: '/docs'},
    {from: '/v2.x/*', to: '/docs/*'},
  ],
};

describe('nginx', () => {
  const http = nginxHttp(rules);

  test('quotes what it is told', () => {
    expect(http).toContain(
      `default "default-src 'none'; script-src 'self' 'sha256-a+b/c='";\n  "~^/play/" "default-src 'none'; script-src blob:";`,
    );
  });

  test('matches paths to their end, and dots as dots', () => {
    expect(http).toContain('"~^/v1\\.x(?:/|\\.html|/index\\.html)?\\z" "/docs";');
    expect(http).toContain('"~^/search/a\\.b\\.json\\z" "public, max-age=60";');
    expect(http).toContain('"~^/404\\.html\\z" "no-store";');
  });

  test('asks for fixed addresses first', () => {
    expect(http.indexOf('/v1')).toBeLessThan(http.indexOf('/old'));
  });

  test('keeps the end of what moved as a whole, as far as it is an address', () => {
    expect(http).toContain(
      '"~^/v2\\.x/(?<end>[\\w.~/-]+?)(?:/|\\.html|/index\\.html)?\\z" "/docs/$end";',
    );
  });

  test('leads the Markdown of what moved to the Markdown of where it is', () => {
    expect(http).toContain('"~^/v1\\.x\\.md\\z" "/docs.md";');
    expect(http.indexOf('"~^/old/.*\\.md\\z" "/docs/start.md";')).toBeLessThan(
      http.indexOf('"~^/old/" "/docs/start";'),
    );
  });

  test('has one variant of a page for each kind of client', () => {
    expect(http).toMatch(/map \$http_accept \$site_variant \{\n {2}default "\.html";\n {2}"~\*/);
    expect(http).toContain('"~^ .*\\.md\\z" "private, max-age=0";');
    expect(http).toContain('"~(?:\\.md|/llms\\.txt)\\z" "noindex";');
    expect(nginxServer(rules)).toContain('add_header X-Robots-Tag $site_x_robots_tag always;');
  });

  test('sends the headers with every answer', () => {
    const server = nginxServer(rules);
    expect(server).toContain('add_header X-Content-Type-Options "nosniff" always;');
    expect(server).toContain('error_page 404 /404$site_missing;');
    expect(server).toContain('charset_types ');
  });

  test('sends single files with headers of their own', () => {
    expect(http).toMatch(
      /map \$uri \$site_link \{\n {2}default "";\n {2}"~\^\/index\\\.html\\z" "<\/catalog>; rel=\\"api-catalog\\""/,
    );
    expect(http).toContain('"~^/openapi/" "*";');
    const server = nginxServer(rules);
    expect(server).toContain('add_header Link $site_link always;');
    expect(server).toContain('location = /catalog { default_type "application/linkset+json"; }');
    // Of one header, a file and Markdown have their own values.
    expect(http.match(/\$site_x_robots_tag \{/g)).toHaveLength(1);
    expect(http).toContain('"~^/catalog\\z" "all";');
  });

  test('refuses what it cannot be told', () => {
    expect(() => nginxServer({...rules, headers: {'X-Price': '5 $'}})).toThrow('5 $');
  });
});

describe('_headers', () => {
  test('has those of Markdown by its ends', () => {
    const text = headersFile(rules);
    expect(text).toContain('/*.md\n  X-Robots-Tag: noindex\n');
    expect(text).toContain('/*llms.txt\n  X-Robots-Tag: noindex\n');
  });

  test('has those of single files', () => {
    const text = headersFile(rules);
    expect(text).toContain('\n/\n  Link: </catalog>; rel="api-catalog"\n');
    expect(text).toContain('/catalog\n  Content-Type: application/linkset+json\n');
  });

  test('names no header twice for a path, except what it takes back first', () => {
    const text = headersFile(rules);
    expect(text).toContain('/assets/*\n  Cache-Control: public, immutable\n');
    expect(text).toContain('/play/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ');
    const [everywhere = ''] = text.split('\n\n');
    expect(everywhere).not.toContain('Cache-Control');
  });

  test('has no line that is too long to be read', () => {
    const long = {...rules, headers: {'X-Long': 'a'.repeat(2000)}};
    expect(() => headersFile(long)).toThrow('2000 characters');
  });
});

test('_redirects has wildcards last', () => {
  expect(redirectsFile(rules).trim().split('\n')).toEqual([
    '/v1.x /docs 301',
    '/v1.x/ /docs 301',
    '/v1.x.md /docs.md 301',
    '/old/* /docs/start 301',
    '/v2.x/* /docs/:splat 301',
  ]);
});

test('the first rule that fits a path counts', () => {
  expect(valueFor('/assets/a', rules.caching.others, 'else')).toBe('public, immutable');
  expect(valueFor('/assets', rules.caching.others, 'else')).toBe('else');
  expect(headersFor(rules, '/play/a', true)).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; script-src blob:",
    'Cache-Control': 'public, max-age=0',
  });
  expect(headersFor(rules, '/assets/a', false)['Cache-Control']).toBe('no-store');
  expect(headersFor(rules, '/index.html', true).Link).toContain('api-catalog');
  expect(headersFor(rules, '/openapi/a.json', true)['Access-Control-Allow-Origin']).toBe('*');
  expect(headersFor(rules, '/docs.html', true).Link).toBeUndefined();
});

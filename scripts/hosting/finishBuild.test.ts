import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hashSource} from '../../src/content/policy.ts';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {finishBuild} from './finishBuild.ts';
import {addPolicyTag} from './policyTag.ts';
import {headersFor, readRules} from './rules.ts';

const page = (body: string) =>
  `<!doctype html><html><head><meta charset=UTF-8><title>A</title></head><body>${body}</body></html>`;

const files = {
  'index.html': page('<script>one()</script>'),
  '404.html': page('<p style="color: red"><script>two()</script>'),
  'assets/js/main.0a1b2c3d.js': '',
  'search/manifest.json': '{}',
  'search/docs.4vlo9z12pw.json': '{}',
};

const redirects = [{from: '/old', to: '/docs'}];

test('each page allows its own scripts, servers allow those of all, and the rules lie beside', async () => {
  const folder = await temporaryFolder(files);
  await finishBuild({folder, baseUrl: '/', redirects});
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const tag = /<meta charset=UTF-8>(<meta http-equiv="Content-Security-Policy" content="[^"]*">)/;
  const [, home = ''] = tag.exec(await read('index.html')) ?? [];
  expect(home).toContain(hashSource('one()'));
  expect(home).not.toContain(hashSource('two()'));
  expect(home).toContain(`style-src-attr 'unsafe-hashes' ${hashSource('color: red')}`);
  expect(home).not.toContain('frame-ancestors');
  const [, missing = ''] = tag.exec(await read('404.html')) ?? [];
  expect(missing).toBe(home.replace(hashSource('one()'), hashSource('two()')));

  const rules = await readRules(folder);
  expect(rules?.policy.pages).toContain("frame-ancestors 'none'");
  for (const script of ['one()', 'two()']) {
    expect(rules?.policy.pages).toContain(hashSource(script));
  }
  expect(rules?.caching.others).toEqual([
    {path: '/assets/*', value: 'public, max-age=31536000, immutable'},
    {path: '/img/*', value: 'public, max-age=3600'},
    {path: '/search/docs.4vlo9z12pw.json', value: 'public, max-age=3600'},
  ]);
  expect(await read('_headers')).toContain(`Content-Security-Policy: ${rules?.policy.pages}`);
  expect(await read('_redirects')).toContain('/old /docs 301');
  expect(await read('.hosting/nginx-http.conf')).toContain('"/docs"');
  expect(await read('.hosting/nginx-server.conf')).toContain('error_page 404 /404$site_missing;');
});

test('a page that has Markdown names it, another does not', async () => {
  const folder = await temporaryFolder({
    ...files,
    'index.md': '# A',
    'docs/core.init.html': page('<p>a'),
    'docs/core.init.md': '# $& A',
  });
  await finishBuild({folder, baseUrl: '/', redirects});
  const links = async (file: string) =>
    (await readFile(path.join(folder, file), 'utf8')).match(/<link[^>]*>/g);
  const link = (href: string) => `<link rel="alternate" type="text/markdown" href="${href}">`;
  expect(await links('index.html')).toEqual([link('/index.md')]);
  expect(await links('docs/core.init.html')).toEqual([link('/docs/core.init.md')]);
  expect(await links('404.html')).toBeNull();
});

test('a page that has Markdown leads to the closest list of pages, which nobody sees', async () => {
  const folder = await temporaryFolder({
    ...files,
    'llms.txt': '',
    'docs/1.4.x/llms.txt': '',
    'index.md': '# A',
    'docs/a.html': page('<p>a'),
    'docs/a.md': '# A',
    'docs/1.4.x.html': page('<p>a'),
    'docs/1.4.x.md': '# A',
    'docs/1.4.x/b/c.html': page('<p>a'),
    'docs/1.4.x/b/c.md': '# A',
  });
  await finishBuild({folder, baseUrl: '/below/', redirects});
  const link = async (file: string) =>
    /<body>(<a[^>]*>)?/.exec(await readFile(path.join(folder, file), 'utf8'))?.[1];
  expect(await link('index.html')).toBe('<a hidden href="/below/llms.txt">');
  expect(await link('docs/a.html')).toBe('<a hidden href="/below/llms.txt">');
  expect(await link('docs/1.4.x.html')).toBe('<a hidden href="/below/docs/1.4.x/llms.txt">');
  expect(await link('docs/1.4.x/b/c.html')).toBe('<a hidden href="/below/docs/1.4.x/llms.txt">');
  expect(await link('404.html')).toBeUndefined();
});

test('the frames of playgrounds keep the policy they have, and servers send it with their scripts', async () => {
  const frame = '<!doctype html><meta charset="utf-8"><style>a{}</style><script>sdk()</script>';
  const folder = await temporaryFolder({...files, 'playground/core-3.0.1.html': frame});
  await finishBuild({folder, baseUrl: '/', redirects});
  expect(await readFile(path.join(folder, 'playground/core-3.0.1.html'), 'utf8')).toBe(frame);
  const rules = await readRules(folder);
  expect(rules?.policy.pages).not.toContain(hashSource('sdk()'));
  expect(rules?.policy.others).toContainEqual({
    path: '/playground/*',
    value: expect.stringContaining(`script-src ${hashSource('sdk()')} blob:`),
  });
});

test('a style sheet comes without the policy of the pages, and a script with it', async () => {
  const folder = await temporaryFolder(files);
  await finishBuild({folder, baseUrl: '/', redirects});
  const rules = await readRules(folder);
  if (!rules) throw new Error('There are no rules');
  const policyOf = (path: string) => headersFor(rules, path, true)['Content-Security-Policy'];
  expect(policyOf('/assets/css/styles.1a2b3c4d.css')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(policyOf('/assets/js/worker.1a2b3c4d.js')).toBe(rules.policy.pages);
  expect(policyOf('/docs')).toBe(rules.policy.pages);
});

test('a base path is part of every rule', async () => {
  const root = await temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`help/${file}`, text])),
  );
  await finishBuild({folder: path.join(root, 'help'), baseUrl: '/help/', redirects}, root);
  const rules = await readRules(root);
  expect(rules?.redirects).toEqual([{from: '/help/old', to: '/help/docs'}]);
  expect(rules?.caching.others[0]?.path).toBe('/help/assets/*');
  expect(await readFile(path.join(root, '.hosting/nginx-server.conf'), 'utf8')).toContain(
    'error_page 404 /help/404$site_missing;',
  );
});

test('end tags that the minifier left out are there again, and nothing else changes', async () => {
  const head = '<head><meta charset=UTF-8><title>A</title></head>';
  const folder = await temporaryFolder({
    ...files,
    'docs/a.html': `<!doctype html><html lang=en>${head}<body><ul><li>a <!-- --> b<li>c</ul><table><tr><td>1<td><pre>\n\n 2 </pre></table><p class="x y">&lt;d><br></body></html>`,
  });
  await finishBuild({folder, baseUrl: '/', redirects});
  const html = await readFile(path.join(folder, 'docs/a.html'), 'utf8');
  expect(html.slice(html.indexOf('<body>'))).toBe(
    '<body><ul><li>a <!-- --> b</li><li>c</li></ul><table><tbody><tr><td>1</td><td><pre>\n\n 2 </pre></td></tr></tbody></table><p class="x y">&lt;d><br></p></body></html>',
  );
});

test('the icons of a page are in it', async () => {
  const symbol = '<symbol id="Bell" viewBox="0 0 24 24"><path d="M1"/></symbol>';
  const folder = await temporaryFolder({
    ...files,
    'img/mark.svg': `<svg xmlns="http://www.w3.org/2000/svg">${symbol}</svg>`,
    'docs/a.html': page('<svg><use href=/help/img/mark.svg#Bell /></svg>'),
  });
  await finishBuild({folder, baseUrl: '/help/', redirects}, folder);
  expect(await readFile(path.join(folder, 'docs/a.html'), 'utf8')).toContain(
    '<svg><use href="#icon-Bell" /></svg><svg display="none"><g id="icon-Bell"><path d="M1"/></g></svg>',
  );
});

test('a page with forbidden markup stops the build by its name', async () => {
  const folder = await temporaryFolder({'docs/a.html': page('<b onclick="go()">')});
  await expect(finishBuild({folder, baseUrl: '/', redirects})).rejects.toThrow('docs/a.html');
});

test('a file that browsers would keep for ever under the same name stops the build', async () => {
  const folder = await temporaryFolder({...files, 'assets/images/logo.svg': '<svg/>'});
  await expect(finishBuild({folder, baseUrl: '/', redirects})).rejects.toThrow('logo.svg');
});

test.each(['<html><head><title>A</title></head></html>', '<script></script><meta charset=UTF-8>'])(
  'a policy has to stand before what it is about: %s',
  html => {
    expect(() => addPolicyTag(html, "default-src 'none'", 'docs/a.html')).toThrow('docs/a.html');
  },
);

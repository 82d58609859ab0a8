import fs, {readdir, readFile} from 'node:fs/promises';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test, vi} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import publish, {validateOptions} from './index.ts';
import {hashSource} from './policy.ts';
import type {Publisher, RenderedSite, WrittenSite} from './site.ts';
import {renderedPage, settings} from './testSite.ts';

type AnyPlugin = Publisher & {name: string};
type Validate = Parameters<typeof validateOptions>[0]['validate'];
type Schema = {validate(value: unknown): {value: unknown}};

const site = 'https://docs.example.com';

function docsPage(title: string, address: string): string {
  return renderedPage(
    `<h1>${title}</h1>`,
    `<meta name="docusaurus_tag" content="docs-default-current"><link rel="canonical" href="${address}">`,
  );
}

const redirect =
  '<!doctype html><html><head><meta charset="utf-8"><title>Moved</title><script>leadOn()</script></head></html>';
const frame =
  '<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src blob:"><style>a{}</style>';

const plugins: AnyPlugin[] = [
  {name: 'redirects', publish: () => new Map([['docs/old.html', redirect]])},
  {name: 'frames', publish: async () => new Map([['frames/a.html', frame]])},
  {name: 'twins', publish: () => new Map([['docs/a.md', '# A']])},
  {name: 'silent'},
];

/** A small site as Docusaurus leaves it, in a folder below the root of a server. */
function renderedSite(
  baseUrl: string,
  folder: string,
  files: Record<string, string> = {},
): Promise<string> {
  const base = folder.slice(1);
  return temporaryFolder({
    [`${base}index.html`]: docsPage('Home', site + baseUrl),
    [`${base}docs/a.html`]: docsPage('A', `${site}${baseUrl}docs/a`),
    [`${base}assets/js/main.0a1b2c3d.js`]: '',
    '.hosting/forgotten.conf': '',
    ...files,
  });
}

/** Publishes the site in a folder, with further plugins. */
async function publishSite(outDir: string, baseUrl: string, more: AnyPlugin[] = []): Promise<void> {
  const paths = [baseUrl, `${baseUrl}docs/a/`];
  const siteConfig = {url: site, baseUrl, trailingSlash: false, future: {}};
  const props = {
    outDir,
    baseUrl,
    plugins: [...plugins, ...more],
    routesPaths: paths,
    routes: paths.map(each => ({path: each})),
    routesBuildMetadata: {},
    siteConfig,
  };
  const validate = ((schema: Schema, options: unknown) =>
    schema.validate(options).value) as unknown as Validate;
  const options = validateOptions({validate, options: settings});
  const {postBuild} = publish({siteConfig} as unknown as LoadContext, options);
  await postBuild?.(props as unknown as Parameters<NonNullable<typeof postBuild>>[0]);
}

interface Build {
  baseUrl?: string;
  /** Where the site lies below the root of a server. */
  folder?: string;
  files?: Record<string, string>;
  more?: AnyPlugin[];
}

async function build({baseUrl = '/', folder = baseUrl, files, more}: Build = {}) {
  const root = await renderedSite(baseUrl, folder, files);
  await publishSite(path.join(root, folder), baseUrl, more);
  return {root, read: (file: string) => readFile(path.join(root, file), 'utf8')};
}

const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

test('a page gets its picture, its Markdown and its policy, and is in the sitemap', async () => {
  const {root, read} = await build();
  const html = await read('docs/a.html');
  expect(html).toContain(`content="${site}/social/docs/a.png"`);
  expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/a.md">');
  expect(html).toMatch(policy);
  expect((await readdir(path.join(root, 'social'), {recursive: true})).sort()).toEqual([
    'docs',
    'docs/a.png',
    'index.png',
  ]);
  expect(await read('docs/a.md')).toBe('# A');
  expect(await read('sitemap.xml')).toContain(`<loc>${site}/docs/a</loc>`);
});

test('a page that only leads on gets a policy; a frame that brings one stays as it is', async () => {
  const {read} = await build();
  const [tag = '', text] = policy.exec(await read('docs/old.html')) ?? [];
  expect(text).toContain(`script-src 'self' ${hashSource('leadOn()')}`);
  expect(await read('docs/old.html')).toBe(redirect.replace('<title>', () => `${tag}<title>`));
  expect(await read('frames/a.html')).toBe(frame);
  expect(JSON.parse(await read('.hosting/rules.json')).policy).toMatchObject({
    pages: expect.stringContaining(hashSource('leadOn()')),
    others: [{path: '/frames/*', value: "script-src 'self'"}],
  });
});

test('each page is read once and written once', async () => {
  const root = await renderedSite('/', '/');
  const spies = [vi.spyOn(fs, 'readFile'), vi.spyOn(fs, 'writeFile')];
  // Modules that import the functions by name see the spies from here on.
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  await publishSite(root, '/');
  const [read, written] = spies.map(({mock}) =>
    mock.calls
      .map(([file]) => path.relative(root, String(file)))
      .filter(file => file.endsWith('.html'))
      .sort(),
  );
  expect(read).toEqual(['docs/a.html', 'index.html']);
  expect(written).toEqual(['docs/a.html', 'docs/old.html', 'frames/a.html', 'index.html']);
});

test('plugins see pages as they were rendered, and at last as they are written', async () => {
  let before: RenderedSite | undefined;
  let after: WrittenSite | undefined;
  const watcher: AnyPlugin = {
    name: 'watcher',
    publish: rendered => {
      before = rendered;
      return new Map();
    },
    publishLast: async written => {
      after = written;
      const file = path.join(written.folder, 'docs/a.html');
      return new Map([['last.txt', await readFile(file)]]);
    },
  };
  const {read} = await build({baseUrl: '/help/', more: [watcher]});
  expect(before).toMatchObject({url: site, baseUrl: '/help/', routes: ['/help/', '/help/docs/a']});
  expect([...(before?.pages.keys() ?? [])].sort()).toEqual(['/help/', '/help/docs/a']);
  expect(before?.pages.get('/help/docs/a')).toBe(docsPage('A', `${site}/help/docs/a`));

  expect([...(after?.pages.keys() ?? [])].sort()).toEqual([
    'docs/a.html',
    'docs/old.html',
    'index.html',
  ]);
  expect(after?.pages.get('docs/a.html')).toMatch(policy);
  expect(await read('help/last.txt')).toBe(after?.pages.get('docs/a.html'));
});

test.each([
  ['/', '/'],
  ['/help/', '/help/'],
  // Nothing says what a server has around a folder of another name.
  ['/help/', '/'],
])('the rules of a site at %s in the folder %s lie at the root', async (baseUrl, folder) => {
  const {root, read} = await build({baseUrl, folder});
  expect(await read('_headers')).toContain(`${baseUrl}assets/*`);
  expect(await read('_redirects')).toContain(`${baseUrl}old ${baseUrl}docs 301`);
  // Without what an earlier build left.
  expect((await readdir(path.join(root, '.hosting'))).sort()).toEqual([
    'nginx-http.conf',
    'nginx-server.conf',
    'rules.json',
  ]);
});

test('a file of two plugins stops the build by its name', async () => {
  const other: AnyPlugin = {name: 'other', publish: () => new Map([['docs/a.md', '# Other']])};
  await expect(build({more: [other]})).rejects.toThrow('Two plugins publish docs/a.md');
});

test('so does a page with something that its policy forbids', async () => {
  const files = {'docs/b.html': docsPage('<b onclick="go()">B</b>', `${site}/docs/b`)};
  await expect(build({files})).rejects.toThrow('docs/b.html has the attribute onclick of <b>');
});

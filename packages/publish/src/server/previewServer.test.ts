import {expect, onTestFinished, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {finishBuild} from '../hosting/finishBuild.ts';
import {
  acceptedEncodings,
  type PreviewOptions,
  type PreviewServer,
  startPreviewServer,
} from './previewServer.ts';

const longText = 'A page that is long enough to be worth compressing. '.repeat(50);

const page = (body: string) => `<html><head><meta charset=UTF-8></head><body>${body}</body></html>`;

const files = {
  'index.html': page('<h1>Home</h1>'),
  '404.html': page('<h1>Not found</h1>'),
  'docs.html': page(`<h1>Docs</h1>${longText}`),
  'docs/start.html': page('<h1>Start</h1>'),
  'docs/start.md': '# Start: “quotes”',
  'assets/js/main.0a1b2c3d.js': 'export {};',
  'img/mark.svg': '<svg/>',
  'sitemap.xml': '<urlset/>',
};

const redirects = [
  {from: '/old', to: '/docs'},
  {from: '/docs/rest-api/*', to: '/docs/start'},
];

async function startServer(options?: Partial<PreviewOptions>): Promise<PreviewServer> {
  const directory = await temporaryFolder(files);
  await finishBuild({folder: directory, baseUrl: '/', redirects});
  const server = await startPreviewServer({directory, port: 0, ...options});
  onTestFinished(server.close);
  return server;
}

async function get(path: string, init?: RequestInit) {
  const {url} = await startServer();
  const response = await fetch(url + path, {redirect: 'manual', ...init});
  return {response, body: await response.text()};
}

test.each([
  ['/', 'Home'],
  ['/index.html', 'Home'],
  ['/docs', 'Docs'],
  ['/docs/', 'Docs'],
  ['/docs.html', 'Docs'],
  ['/docs/index.html?q=a', 'Docs'],
  ['/docs/start', 'Start'],
  ['/docs/start?q=a.b', 'Start'],
  ['/docs/start.html', 'Start'],
  ['/docs/start/index.html', 'Start'],
])('%s is the page %s', async (path, title) => {
  const {response, body} = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(body).toContain(`<h1>${title}</h1>`);
});

test.each([
  '/nothing',
  '/docs/nothing.html',
  '/../package.json',
  '/_headers',
  '/.hosting/rules.json',
])('%s is not found, with the page for that', async path => {
  const {response, body} = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body).toContain('Not found');
});

test.each([
  ['/%zz', 'GET', 400],
  ['/docs', 'POST', 405],
  ['/nothing', 'DELETE', 405],
])('%s %s is refused with %i', async (path, method, status) => {
  expect((await get(path, {method})).response.status).toBe(status);
});

test.each([
  ['/docs/start.md', 'text/markdown; charset=utf-8'],
  ['/assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8'],
  ['/img/mark.svg', 'image/svg+xml; charset=utf-8'],
  ['/sitemap.xml', 'text/xml; charset=utf-8'],
])('%s has the type %s', async (path, type) => {
  expect((await get(path)).response.headers.get('content-type')).toBe(type);
});

test.each([
  ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/docs', 'public, max-age=0, must-revalidate'],
  ['/img/mark.svg', 'public, max-age=3600'],
])('%s may be kept: %s', async (path, rule) => {
  expect((await get(path)).response.headers.get('cache-control')).toBe(rule);
});

test('pages are compressed', async () => {
  const {response, body} = await get('/docs', {headers: {'Accept-Encoding': 'gzip'}});
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept');
  expect(body).toContain(longText);
});

test('pages are sent as they are for tests', async () => {
  const {url} = await startServer({compress: false});
  const response = await fetch(`${url}/docs`, {headers: {'Accept-Encoding': 'gzip'}});
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toContain(longText);
});

test.each([
  ['/docs/rest-api/users?a=b', '/docs/start?a=b'],
  ['/old/', '/docs'],
])('%s moved to %s', async (path, location) => {
  const {response} = await get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(location);
});

test('every answer has the headers of the site', async () => {
  const {url} = await startServer();
  for (const path of ['/', '/docs/start', '/nothing', '/assets/js/main.0a1b2c3d.js', '/old']) {
    const {headers} = await fetch(url + path, {redirect: 'manual'});
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

test.each(['bytes=5-2', 'bytes=abc', 'bytes=0-0', 'items=1'])(
  'a part is not sent: %s',
  async range => {
    const {response, body} = await get('/docs/start', {headers: {Range: range}});
    expect(response.status).toBe(200);
    expect(body).toContain('Start');
  },
);

test('a folder without rules is served all the same', async () => {
  const directory = await temporaryFolder(files);
  const {url, close} = await startPreviewServer({directory, port: 0});
  onTestFinished(close);
  const response = await fetch(`${url}/docs/`);
  expect(response.status).toBe(200);
  expect(response.headers.has('content-security-policy')).toBe(false);
});

test('says which port is taken', async () => {
  const {url} = await startServer();
  const port = Number(new URL(url).port);
  const directory = await temporaryFolder({'404.html': ''});
  await expect(startPreviewServer({directory, port})).rejects.toThrow(`Port ${port} is taken`);
});

test.each([
  [undefined, ''],
  ['', ''],
  ['gzip, deflate, br', 'gzip, br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; Q=0.000, gzip;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0, *', ''],
  ['brx, xbr, br-foo, gzip2', ''],
  ['BR', 'br'],
])('of the encodings %j, the preview may send %j', (header, accepted) => {
  expect(acceptedEncodings(header)).toBe(accepted);
});

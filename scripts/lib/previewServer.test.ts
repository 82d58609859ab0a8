import {expect, onTestFinished, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {type PreviewOptions, type PreviewServer, startPreviewServer} from './previewServer.ts';

const longText = 'A page that is long enough to be worth compressing. '.repeat(50);

async function startServer(options?: Partial<PreviewOptions>): Promise<PreviewServer> {
  const directory = await temporaryFolder({
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not found</h1>',
    'docs.html': `<h1>Docs</h1>${longText}`,
    'docs/start.html': '<h1>Start</h1>',
    'docs/start.md': '# Start: “quotes”',
    'assets/js/main.0a1b2c3d.js': 'export {};',
    'img/mark.svg': '<svg/>',
    'sitemap.xml': '<urlset/>',
  });
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
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(body).toContain(`<h1>${title}</h1>`);
});

test.each(['/nothing', '/docs/nothing.html', '/%zz', '/../package.json'])(
  '%s is not found, with the page for that',
  async path => {
    const {response, body} = await get(path);
    expect(response.status).toBe(404);
    expect(body).toContain('Not found');
  },
);

test.each([
  ['/docs/start.md', 'text/markdown; charset=utf-8'],
  ['/assets/js/main.0a1b2c3d.js', 'text/javascript'],
  ['/img/mark.svg', 'image/svg+xml'],
  ['/sitemap.xml', 'text/xml'],
])('%s has the type %s', async (path, type) => {
  expect((await get(path)).response.headers.get('content-type')).toBe(type);
});

test.each([
  ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/docs', 'public, max-age=0, must-revalidate'],
  ['/img/mark.svg', 'public, max-age=0, must-revalidate'],
])('%s may be kept: %s', async (path, rule) => {
  expect((await get(path)).response.headers.get('cache-control')).toBe(rule);
});

test('pages are compressed', async () => {
  const {response, body} = await get('/docs', {headers: {'Accept-Encoding': 'gzip'}});
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(body).toContain(longText);
});

test('pages are sent as they are for tests', async () => {
  const {url} = await startServer({compress: false});
  const response = await fetch(`${url}/docs`, {headers: {'Accept-Encoding': 'gzip'}});
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toContain(longText);
});

test('wildcard redirects keep the query', async () => {
  const {response} = await get('/docs/rest-api/users?a=b');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/api/api-reference/introduction?a=b');
});

test('says which port is taken', async () => {
  const {url} = await startServer();
  const port = Number(new URL(url).port);
  const directory = await temporaryFolder({'404.html': ''});
  await expect(startPreviewServer({directory, port})).rejects.toThrow(`Port ${port} is taken`);
});

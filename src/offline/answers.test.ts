import {beforeEach, expect, test, vi} from 'vitest';
import {keptSite} from '../../tests/support/keptSite.ts';
import {memoryCaches} from '../../tests/support/memoryCaches.ts';
import {answer} from './answers';
import {keep} from './keep';
import {openStore, type Store} from './store';

const origin = 'https://docs.example.com';
const texts = {
  '': 'Home',
  docs: 'Docs',
  offline: 'Choose',
  search: 'Results',
  'docs/core.init': 'Member',
  'assets/js/main.aaaaaaaa.js': 'script',
  'search/manifest.json': 'index',
};

let store: Store;
const network = vi.fn<(request: Request) => Promise<Response>>();
const onPage = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  onPage.mockReset();
  vi.stubGlobal('fetch', network);
  store = openStore('/help/');
  await keep('1.5.x', {site: await keptSite('1.5.x', texts, 'aaaaaaaa'), store});
});

function ask(path: string, isPage = true, patience?: number): Promise<Response> {
  const request = new Request(origin + path);
  // Only browsers make requests of this mode.
  if (isPage) Object.defineProperty(request, 'mode', {value: 'navigate'});
  return answer(request, {baseUrl: '/help/', store, onPage, patience});
}

const textOf = async (response: Promise<Response>) => (await response).text();

test.each([
  ['/help/', 'Home'],
  ['/help/index.html', 'Home'],
  ['/help/docs', 'Docs'],
  ['/help/docs/', 'Docs'],
  ['/help/docs.html', 'Docs'],
  ['/help/docs/index.html', 'Docs'],
  ['/help/docs?q=a#b', 'Docs'],
  ['/help/docs/core.init', 'Member'],
  ['/help/d%6Fcs', 'Docs'],
])('without a network, %s is the copy of its page', async (path, text) => {
  expect(await textOf(ask(path))).toBe(text);
  expect(onPage).not.toHaveBeenCalled();
});

test('with a network, a page is the one of the site', async () => {
  network.mockResolvedValue(new Response('New'));
  expect(await textOf(ask('/help/docs'))).toBe('New');
  expect(onPage).toHaveBeenCalledOnce();
});

test('a site that answers with an error of its own, or not at all, has the copy in its place', async () => {
  network.mockResolvedValue(new Response('Bad gateway', {status: 502}));
  expect(await textOf(ask('/help/docs'))).toBe('Docs');
  network.mockReturnValue(new Promise(() => {}));
  expect(await textOf(ask('/help/docs', true, 1))).toBe('Docs');
});

test('a page that the site has no more is not found, whatever the copy has', async () => {
  network.mockResolvedValue(new Response('Not found', {status: 404}));
  expect((await ask('/help/docs')).status).toBe(404);
});

test('scripts come from the copy at once, and those of another build over the network', async () => {
  expect(await textOf(ask('/help/assets/js/main.aaaaaaaa.js', false))).toBe('script');
  expect(network).not.toHaveBeenCalled();
  network.mockResolvedValue(new Response('other'));
  expect(await textOf(ask('/help/assets/js/main.bbbbbbbb.js', false))).toBe('other');
});

test('files that keep their names come over the network, or from the copy', async () => {
  expect(await textOf(ask('/help/search/manifest.json', false))).toBe('index');
  network.mockResolvedValue(new Response('newer'));
  expect(await textOf(ask('/help/search/manifest.json', false))).toBe('newer');
});

test.each([
  ['/help/docs/old', '/help/docs'],
  ['/help/docs/old/index.html', '/help/docs'],
  ['/help/docs/old.html', '/help/docs'],
  ['/help/docs/1.5.x/core.init?a=b', '/help/docs/core.init?a=b'],
  ['/help/docs/1.4.x/a?b=c', '/help/offline?from=%2Fhelp%2Fdocs%2F1.4.x%2Fa%3Fb%3Dc'],
  ['/help/100%', '/help/offline?from=%2Fhelp%2F100%25'],
])('without a network, %s leads to %s', async (path, target) => {
  vi.spyOn(Response, 'redirect').mockImplementation(
    url => new Response(null, {status: 302, headers: {Location: String(url)}}),
  );
  const response = await ask(path);
  expect(response.headers.get('Location')).toBe(target);
});

test('without a network, the results page searches an older version that is kept', async () => {
  vi.spyOn(Response, 'redirect').mockImplementation(
    url => new Response(null, {status: 302, headers: {Location: String(url)}}),
  );
  expect(await textOf(ask('/help/search?q=a'))).toBe('Results');
  await keep('1.4.x', {
    site: await keptSite('1.4.x', texts, 'bbbbbbbb', 'docs/1.4.x/start'),
    store,
  });
  const led = await ask('/help/search?q=a%26b');
  expect(led.headers.get('Location')).toBe('/help/search?q=a%26b&version=1.4.x');
  expect(await textOf(ask('/help/search?q=a&version=1.4.x'))).toBe('Results');
  network.mockResolvedValue(new Response('Site'));
  expect(await textOf(ask('/help/search?q=a'))).toBe('Site');
});

test('what is not kept and no page fails as it does without a worker', async () => {
  await expect(ask('/help/img/other.png', false)).rejects.toThrow('Failed to fetch');
});

test('without a copy, everything comes over the network', async () => {
  await store.remove();
  network.mockImplementation(async () => new Response('Site'));
  expect(await textOf(ask('/help/docs'))).toBe('Site');
  expect(await textOf(ask('/help/assets/js/main.aaaaaaaa.js', false))).toBe('Site');
});

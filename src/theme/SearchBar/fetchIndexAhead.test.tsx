import {takeManifest} from '@site/src/search/manifestAhead';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fetchIndexAhead} from './fetchIndexAhead';

const manifestUrl = 'https://docs.example.com/search/manifest.json';
const manifest = {
  shards: [
    {tag: 'docs-default-current', file: 'current.1.json'},
    {tag: 'docs-default-1.3.x', file: '1.3.x.2.json'},
    {tag: 'docs-api-current', file: 'api.3.json'},
  ],
};

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (input: string | URL) => {
    asked.push(String(input));
    return Object.assign(Response.json(manifest), {url: manifestUrl});
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const fileOf = (name: string) => `https://docs.example.com/search/${name}`;

test.each([
  ['docs-default-1.3.x', '1.3.x.2.json'],
  ['docs-api-current', 'current.1.json'],
])('on a page with the tag %s, %s is fetched', async (tag, file) => {
  document.head.innerHTML = `<meta name="docusaurus_tag" content="${tag}">`;
  await fetchIndexAhead(manifestUrl);
  expect(asked).toEqual([manifestUrl, fileOf(file), fileOf('api.3.json')]);
});

test('the manifest is there for the search, once', async () => {
  await fetchIndexAhead(manifestUrl);
  expect(takeManifest(manifestUrl)).toEqual(manifest);
  expect(takeManifest(manifestUrl)).toBeUndefined();
});

test('on a page without a tag, the latest version is fetched', async () => {
  await fetchIndexAhead(manifestUrl);
  expect(asked).toEqual([manifestUrl, fileOf('current.1.json'), fileOf('api.3.json')]);
});

test('a version without an index, or a site that does not answer, is left to the search', async () => {
  document.head.innerHTML = '<meta name="docusaurus_tag" content="docs-default-0.9">';
  await fetchIndexAhead(manifestUrl);
  expect(asked).toEqual([manifestUrl, fileOf('api.3.json')]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchIndexAhead(manifestUrl)).resolves.toBeUndefined();
});

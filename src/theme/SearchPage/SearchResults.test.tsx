/** The results page of a site with two docs versions, over a search server and over the embedded index. */
import {useLocation} from '@docusaurus/router';
import {encodeShard} from '@site/src/search/records/shard';
import type {FindingSearch} from '@site/src/search/typesense/finding';
import {indexedPage} from '@site/tests/support/indexedPage';
import {renderInSite} from '@site/tests/support/renderInSite';
import {filterOf, playServer, TwoVersions} from '@site/tests/support/searchSite';
import {act, fireEvent, type RenderResult, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import SearchResults from './SearchResults';

let asked: FindingSearch[];

beforeEach(() => {
  asked = playServer();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Address(): ReactNode {
  const {search} = useLocation();
  return <output aria-label="Address">{search}</output>;
}

function renderPage(location: string): RenderResult {
  return renderInSite(
    <TwoVersions>
      <SearchResults />
      <Address />
    </TwoVersions>,
    {location},
  );
}

/** Name of the version that the page offers to change. */
function chosenVersion(page: RenderResult): string {
  const select = page.getByLabelText('Version');
  return select instanceof HTMLSelectElement ? select.value : '';
}

async function searchesIn(version: string) {
  await waitFor(() => expect(asked.at(-1)?.filter_by).toBe(filterOf(version)));
}

async function addressIs(page: RenderResult, address: string) {
  await waitFor(() => expect(page.getByLabelText('Address').textContent).toBe(address));
}

test('searches the latest version for a reader who chose none', async () => {
  const page = renderPage('/search?q=read');
  await searchesIn('current');
  expect(chosenVersion(page)).toBe('current');
  await page.findByText('2 documents found');
  await addressIs(page, '?q=read');
});

test('starts at the version that the reader chose before, and puts it into the address', async () => {
  localStorage.setItem('docs-preferred-version-default', '1.4.x');
  const page = renderPage('/search?q=read');
  await searchesIn('1.4.x');
  expect(chosenVersion(page)).toBe('1.4.x');
  await addressIs(page, '?q=read&version=1.4.x');
});

test('searches the version of the address, whatever the reader chose before', async () => {
  localStorage.setItem('docs-preferred-version-default', '1.4.x');
  const page = renderPage('/search?q=read&version=current');
  await searchesIn('current');
  expect(chosenVersion(page)).toBe('current');
});

test('ignores a version that does not exist', async () => {
  const page = renderPage('/search?q=read&version=9.9.x');
  await searchesIn('current');
  expect(chosenVersion(page)).toBe('current');
});

test('searches another version, and keeps it while the query changes', async () => {
  const page = renderPage('/search?q=read');
  await searchesIn('current');
  fireEvent.change(page.getByLabelText('Version'), {target: {value: '1.4.x'}});
  await searchesIn('1.4.x');
  await addressIs(page, '?q=read&version=1.4.x');
  fireEvent.change(page.getByLabelText('Search docs'), {target: {value: 'mark'}});
  await addressIs(page, '?q=mark&version=1.4.x');
  await searchesIn('1.4.x');
});

test('starts a long list anew for another query', async () => {
  const page = renderPage('/search?q=read&show=20');
  await searchesIn('current');
  fireEvent.change(page.getByLabelText('Search docs'), {target: {value: 'mark'}});
  await addressIs(page, '?q=mark');
});

const zebras = Array.from({length: 12}, (_, index) =>
  indexedPage(`/docs/first-${index}`, [[`First ${index}`, 'Of a zebra.']]),
);

/** Pages that are the best answers, with a text whose end is in the second file of the index. */
const lateZebras = Array.from({length: 3}, (_, index) =>
  indexedPage(`/docs/best-${index}`, [[`Best ${index}`, `${'Words. '.repeat(9)} A zebra.`]], {
    rank: 9,
  }),
);

/** Serves the embedded index, its second file when the test says so. */
function serveIndex() {
  const scope = {language: 'en', tag: 'docs-default-current'};
  const {front, rest} = encodeShard({...scope, pages: [...zebras, ...lateZebras]});
  const shard = {...scope, file: 'front.json', rest: 'rest.json', records: 15};
  const files = {'manifest.json': JSON.stringify({shards: [shard]}), 'front.json': front};
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('rest.json')) return new Promise(resolve => waiting.push(resolve));
    const [, text] = Object.entries(files).find(([name]) => url.endsWith(name)) ?? [];
    return new Response(text, {status: text ? 200 : 404});
  });
  return {
    isRestAsked: () => waiting.length > 0,
    sendRest: () => waiting[0]?.(new Response(rest)),
  };
}

const titles = (page: RenderResult) =>
  page.queryAllByRole('heading', {level: 2}).map(({textContent}) => textContent);

test.each([
  ['at once', 0],
  ['late', 60_000],
])('shows the same ten results when the second file of the index comes %s', async (_, delay) => {
  vi.useFakeTimers();
  const {isRestAsked, sendRest} = serveIndex();
  const page = renderInSite(
    <TwoVersions hasServer={false}>
      <SearchResults />
    </TwoVersions>,
    {location: '/search?q=zebra'},
  );
  await vi.waitFor(() => expect(isRestAsked()).toBe(true), 30_000);
  await act(() => vi.advanceTimersByTimeAsync(delay));
  expect(titles(page)).toEqual([]);
  sendRest();
  await vi.waitFor(() => expect(titles(page)).toHaveLength(10), 30_000);
  const first = titles(page);
  expect(first.slice(0, 4)).toEqual(['Best 0', 'Best 1', 'Best 2', 'First 0']);
  fireEvent.click(page.getByRole('button', {name: 'Load more'}));
  await vi.waitFor(() => expect(titles(page)).toHaveLength(15), 30_000);
  expect(titles(page).slice(0, 10)).toEqual(first);
});

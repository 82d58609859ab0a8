/** The results page of a site with two docs versions, over a search server. */
import {useLocation} from '@docusaurus/router';
import type {FindingSearch} from '@site/src/search/typesense/finding';
import {renderInSite} from '@site/tests/support/renderInSite';
import {filterOf, playServer, TwoVersions} from '@site/tests/support/searchSite';
import {fireEvent, type RenderResult, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import SearchResults from './SearchResults';

let asked: FindingSearch[];

beforeEach(() => {
  asked = playServer();
});

afterEach(() => vi.unstubAllGlobals());

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

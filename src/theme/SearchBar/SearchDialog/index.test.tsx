/** The dialog on a site with two docs versions, over a search server. */

import {renderInSite} from '@site/tests/support/renderInSite';
import {filterOf, playServer, TwoVersions} from '@site/tests/support/searchSite';
import {fireEvent, waitFor} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import SearchDialog from './index';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/docs/1.4.x/inbox', '1.4.x', '/search?q=read&version=1.4.x'],
  ['/docs/inbox', 'current', '/search?q=read&version=current'],
  ['/', 'current', '/search?q=read&version=current'],
])('on %s searches %s, and leads to all its results', async (location, version, address) => {
  const asked = playServer();
  const page = renderInSite(
    <TwoVersions>
      <SearchDialog initialQuery="read" onClose={() => undefined} />
    </TwoVersions>,
    {location},
  );
  const link = await page.findByRole('link', {name: 'See all 2 results'});
  expect(link.getAttribute('href')).toBe(address);
  expect(new Set(asked.map(search => search.filter_by))).toEqual(new Set([filterOf(version)]));
});

function renderDialog(onClose = () => {}) {
  return renderInSite(
    <TwoVersions>
      <SearchDialog initialQuery="read" onClose={onClose} />
    </TwoVersions>,
    {location: '/docs/inbox'},
  );
}

test('takes no Enter that ends the composition of a word', async () => {
  playServer();
  const page = renderDialog();
  await page.findByRole('link', {name: 'See all 2 results'});
  const field = page.getByRole('combobox', {name: 'Search docs'});
  const isUntouched = fireEvent.keyDown(field, {key: 'Enter', keyCode: 229});
  expect(isUntouched).toBe(true);
});

/** Types a query and Enter, before its results are there. */
function typeAhead(field: HTMLElement, query: string): void {
  fireEvent.change(field, {target: {value: query}});
  fireEvent.keyDown(field, {key: 'Enter'});
}

test('an early Enter opens the first result once it is there', async () => {
  playServer();
  const onClose = vi.fn();
  const page = renderDialog(onClose);
  await page.findByRole('link', {name: 'See all 2 results'});
  typeAhead(page.getByRole('combobox', {name: 'Search docs'}), 'mark');
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('an early Enter opens nothing when the reader types on', async () => {
  playServer();
  const play = fetch;
  vi.stubGlobal('fetch', async (url: string, init: {body?: string} = {}) => {
    if (!init.body?.includes('okapi')) return play(url, init);
    const {searches}: {searches: unknown[]} = JSON.parse(init.body);
    return Response.json({results: searches.map(() => ({found: 0, out_of: 30, hits: []}))});
  });
  const onClose = vi.fn();
  const page = renderDialog(onClose);
  await page.findByRole('link', {name: 'See all 2 results'});
  const field = page.getByRole('combobox', {name: 'Search docs'});
  typeAhead(field, 'mark');
  fireEvent.change(field, {target: {value: 'okapi'}});
  await page.findByText('Try searching for');
  expect(onClose).not.toHaveBeenCalled();
});

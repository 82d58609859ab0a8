/** The dialog on a site with two docs versions, over recorded answers of a search server. */

import {renderInSite} from '@site/tests/support/renderInSite';
import {filterOf, playServer, TwoVersions} from '@site/tests/support/searchSite';
import {afterEach, expect, test, vi} from 'vitest';
import SearchDialog from './index';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/docs/1.4.x/inbox', '1.4.x', '/search?q=mark&version=1.4.x'],
  ['/docs/inbox', 'current', '/search?q=mark'],
  ['/', 'current', '/search?q=mark'],
])('on %s searches %s, and leads to all its results', async (location, version, address) => {
  const asked = playServer();
  const page = renderInSite(
    <TwoVersions>
      <SearchDialog initialQuery="mark" onClose={() => undefined} />
    </TwoVersions>,
    {location},
  );
  const link = await page.findByRole('link', {name: 'See all 2 results'});
  expect(link.getAttribute('href')).toBe(address);
  expect(asked.map(search => search.filter_by)).toEqual([filterOf(version)]);
});

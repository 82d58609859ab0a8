import {expect, test} from 'vitest';
import {openPublishedSite} from '../../../tests/support/publishedSite';
import {findSymbol} from './findSymbol';

const site = await openPublishedSite();

test.each([
  'feed.getPage',
  'feed.getPage()',
  'getPage',
  'GETPAGE',
  'engagespot.feed.getPage(1, 20)',
])('finds %s, with what the reference says', async name => {
  const text = await findSymbol(site, {name});
  expect(text).toContain('- feed.getPage (API reference › Core): https://docs.example.com/docs/');
  expect(text).toContain('## feed.getPage()\n\nGets a page.');
});

test('looks into the version that is named, and in no other', async () => {
  const text = await findSymbol(site, {name: 'Feed.old', version: '1.4.x'});
  expect(text).toContain('1 entry for "Feed.old" in version 1.4.x:');
  await expect(findSymbol(site, {name: 'Feed.old'})).rejects.toThrow(
    'No SDK package of version 1.5.x documents "Feed.old".',
  );
});

test('an unknown name: the closest ones', async () => {
  await expect(findSymbol(site, {name: 'useFed'})).rejects.toThrow(
    'The closest names are: useFeed.',
  );
});

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
    'No SDK package of version 1.5.x documents "Feed.old". Version 1.4.x has it: Feed.old (API reference › Core): https://docs.example.com/docs/1.4.x/',
  );
});

test('an older version says where the latest has it, and the latest names an older package', async () => {
  await expect(findSymbol(site, {name: 'useFeed', version: '1.4.x'})).rejects.toThrow(
    'No SDK package of version 1.4.x documents "useFeed". Version 1.5.x has it: useFeed (API reference › Hooks): https://docs.example.com/docs/additional-resources/api-reference/hooks/feed#usefeed.',
  );
  const both = await findSymbol(site, {name: 'useInbox', version: '1.4.x'});
  expect(both).toMatch(/^Version 1\.5\.x has it: useInbox \(API reference › Hooks 1\.x\)/);
  expect(both).toContain('1 entry for "useInbox" in version 1.4.x:');
  expect(await findSymbol(site, {name: 'useInbox'})).toContain(
    '1 entry for "useInbox" in version 1.5.x, the latest, of the older package Hooks 1.x:',
  );
});

test('an unknown name: the closest ones', async () => {
  await expect(findSymbol(site, {name: 'useFed'})).rejects.toThrow(
    'The closest names are: useFeed.',
  );
});

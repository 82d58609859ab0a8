import {expect, test} from 'vitest';
import {openPublishedSite} from '../../../tests/support/publishedSite';
import {searchDocs} from './searchDocs';

const site = await openPublishedSite();

test('pages with the sections that match, and their addresses', async () => {
  const text = await searchDocs(site, {query: 'subscribe zebra', most: 10});
  expect(text).toContain('Version 1.5.x of the documentation at https://docs.example.com/');
  expect(text).toContain('1. [Topic](https://docs.example.com/docs/concepts/topic) (Concepts)');
  expect(text).toContain(
    '   - [Subscribe a user](https://docs.example.com/docs/concepts/topic#subscribe-a-user): ',
  );
});

test('a version finds its own pages, the REST reference, and nothing of another version', async () => {
  const old = await searchDocs(site, {query: 'okapi', version: '1.4.x', most: 10});
  expect(old).toContain('https://docs.example.com/docs/1.4.x/concepts/okapi');
  expect(await searchDocs(site, {query: 'okapi', most: 10})).not.toContain('1.4.x');
  const user = await searchDocs(site, {query: 'delete a user', version: '1.4.x', most: 10});
  expect(user).toContain('/api/users/delete-user) DELETE /v3/users/{identifier}');
});

test('an older version has its own pages before the REST reference, also when that fits better', async () => {
  const text = await searchDocs(site, {query: 'delete a user', version: '1.4.x', most: 1});
  expect(text).toContain('1. [REST calls of 1.4.x](');
  expect(text).toContain(
    'What of it applies to 1.4.x: https://docs.example.com/docs/1.4.x/additional-resources/api-reference/rest-api.',
  );
  expect(text).not.toContain('/api/users/');
  const today = await searchDocs(site, {query: 'delete a user', most: 10});
  expect(today).not.toContain("today's API");
});

test('says how many pages there are, and shows as many as asked for', async () => {
  const text = await searchDocs(site, {query: 'feed', most: 1});
  expect(text).toContain('1 of 2 pages for "feed"');
  expect(text).not.toContain('2. [');
});

test('nothing found and nothing asked', async () => {
  const text = await searchDocs(site, {query: 'qqqqqq', most: 10});
  expect(text).toBe(
    'Version 1.5.x has nothing for "qqqqqq". Try fewer or other words. All pages of 1.5.x: https://docs.example.com/docs/llms.txt',
  );
  await expect(searchDocs(site, {query: ' ', most: 10})).rejects.toThrow(
    'The query is empty. Name what to search for. All pages of 1.5.x: https://docs.example.com/docs/llms.txt',
  );
});

test('a short answer leaves out sections before pages', async () => {
  const text = await searchDocs(site, {query: 'feed', most: 10}, 420);
  expect(text.length).toBeLessThanOrEqual(420);
  expect(text).toContain('2. [');
});

import {parseAtomFeed, parseRssFeed} from 'feedsmith';
import {SaxesParser} from 'saxes';
import {expect, test} from 'vitest';
import {changelog} from '../../content/changelog.ts';
import {type ChangelogEntry, readChangelog} from '../../content/changelogSchema.ts';
import {makeFeeds} from './feeds.ts';

const site = {title: 'Engagespot', url: 'https://docs.example.com/'};
const entries = readChangelog(changelog, '2100-01-01');
const dated = entries.filter(({date}) => date);
const ids = dated.map(({id}) => `https://docs.example.com/changelog#${id}`);
const feeds = makeFeeds(entries, site);

/** @throws Error for XML that is not well formed, or whose prefixes have no namespace */
function parseStrictly(xml: string): void {
  const parser = new SaxesParser({xmlns: true});
  parser.on('error', error => {
    throw error;
  });
  parser.write(xml).close();
}

test.each(Object.entries(feeds))('%s is well-formed XML', (_, xml) => {
  expect(() => parseStrictly(xml)).not.toThrow();
});

test('the Atom feed has what RFC 4287 requires of a feed and its entries', () => {
  const feed = parseAtomFeed(feeds.atom);
  expect(feed).toMatchObject({
    id: 'https://docs.example.com/changelog',
    title: {value: expect.stringContaining('Changelog')},
    updated: `${dated[0]?.date}T00:00:00.000Z`,
    authors: [{name: 'Engagespot'}],
  });
  expect(feed.links).toContainEqual(
    expect.objectContaining({rel: 'self', href: 'https://docs.example.com/changelog.atom'}),
  );
  expect(feed.entries?.map(({id}) => id)).toEqual(ids);
  for (const entry of feed.entries ?? []) {
    expect(entry.title).toBeTruthy();
    expect(entry.updated).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
    expect(entry.summary ?? entry.content).toBeTruthy();
    expect(entry.links?.[0]?.href).toBe(entry.id);
  }
});

test('the RSS feed has what RSS 2.0 requires of a channel and its items', () => {
  const feed = parseRssFeed(feeds.rss);
  expect(feed.title).toContain('Changelog');
  expect(feed.link).toBe('https://docs.example.com/changelog');
  expect(feed.description).toContain('Entries with a date.');
  expect(feed.atom?.links).toContainEqual(
    expect.objectContaining({rel: 'self', href: 'https://docs.example.com/changelog.rss'}),
  );
  expect(feed.items?.map(({guid}) => guid?.value)).toEqual(ids);
  for (const item of feed.items ?? []) {
    expect(item.title).toBeTruthy();
    expect(item.description).toBeTruthy();
    expect(Number.isNaN(Date.parse(String(item.pubDate)))).toBe(false);
  }
});

test('text that looks like markup stays text', () => {
  const entry: ChangelogEntry = {
    id: 'markup',
    date: '2030-01-31',
    area: 'SDK',
    title: 'Render <b> & "quotes"',
    text: 'Use `<Engagespot>`, not ]]>.',
    links: [{label: 'Docs', href: '/docs'}],
  };
  const {atom, rss} = makeFeeds([entry], site);
  parseStrictly(atom);
  parseStrictly(rss);
  expect(JSON.stringify(parseAtomFeed(atom).entries)).toContain('Use <Engagespot>, not ]]>.');
  expect(parseRssFeed(rss).items?.[0]?.title).toBe('SDK: Render <b> & "quotes"');
});

test('without dates there is an empty feed, with the same bytes in every build', () => {
  const undated = entries.filter(({date}) => !date);
  expect(makeFeeds(undated, site)).toEqual(makeFeeds(undated, site));
  expect(parseRssFeed(makeFeeds(undated, site).rss).items ?? []).toEqual([]);
});

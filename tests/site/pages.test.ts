/** What holds for pages as the build wrote them, in every version: their links, and the parts that all or some of them have. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {noContent} from '../../src/content/articleHtml.ts';
import {indexFolder} from '../../src/search/records/shard.ts';
import {addressesIn, deadLinks} from '../e2e/support/deadLinks.ts';
import {playgroundPresets} from '../e2e/support/playgroundPresets.ts';
import {servedBuild} from '../e2e/support/servedBuild.ts';
import {builtPages} from '../e2e/support/site.ts';

const start = '/docs/concepts/workspace';
const question = 'Was this page helpful?';
const actions = 'More page actions';
const changelogAddress = '/changelog';

test('what leads nowhere is found', () => {
  const dead = [
    '/nothing',
    'pathname:///openapi/engagespot.yaml',
    '/docs/concepts/workspace#no-such-part',
    '#no-such-part',
    '/docs/',
    'javascript:alert(1)',
    'nothing.html',
    'https://',
  ];
  const alive = [
    '/',
    '/docs/glossary',
    '/openapi/engagespot.yaml',
    'https://example.com/a',
    'mailto:support@example.com',
    '#__docusaurus_skipToContent_fallback',
    start,
  ];
  expect(deadLinks([...dead, ...alive], start)).toEqual(dead);
  const html =
    '<script>"<a href=/no>"</script><p title="<a href=/no>"><a class=b href=/a?b&amp;c>x</a><area title=">" href="/d">';
  expect(addressesIn(html)).toEqual(['/a?b&c', '/d']);
});

test('no link of a page leads nowhere', () => {
  const found = [...builtPages()].flatMap(([path, html]) =>
    deadLinks(addressesIn(html), path).map(address => `${path}: ${address}`),
  );
  expect(found).toEqual([]);
});

test('every page is readable: it has its heading and its text', () => {
  for (const [path, html] of builtPages()) {
    // Nothing is found without scripts.
    if (path === '/search') continue;
    const main = html.slice(html.search(/<main[\s>]|<article[\s>]/), html.search(/<footer[\s>]/));
    const words = main.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
    expect.soft(main, path).toMatch(/<h1[\s>]/);
    expect.soft(words, path).toBeGreaterThan(50);
  }
});

test('every page has one main region, one title and no id twice', () => {
  for (const [path, html] of builtPages()) {
    const written = html.replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '');
    const ids = [...written.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id]) => id);
    const count = (name: string) => written.split(`<${name}`).length - 1;
    const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
    const found = {mains: count('main'), titles: count('h1'), repeated};
    expect.soft(found, path).toEqual({mains: 1, titles: 1, repeated: []});
  }
});

test('every tab names a panel of its page', () => {
  let tabs = 0;
  for (const [path, html] of builtPages()) {
    const named = [...html.matchAll(/ aria-controls="([^"]*)"/g)].map(([, id]) => id);
    const missing = named.filter(id => !html.includes(` id="${id}"`));
    expect.soft(missing, path).toEqual([]);
    tabs += html.split('role="tab" aria-controls=').length - 1;
    expect.soft(html.match(/role="tab"(?! aria-controls=)/), path).toBeNull();
  }
  expect(tabs).toBeGreaterThan(500);
});

test('no sentence ends where a part of it should follow', () => {
  for (const [path, html] of builtPages()) {
    const text = load(html)('main').text();
    expect
      .soft(text.match(/[^.]{0,40} (?:is|are|of|the) (?:[.,;](?=\s|$)|\(assumed\))/), path)
      .toBeNull();
  }
});

test('the sitemap says when a page of the documentation changed', () => {
  const sitemap = readFileSync(path.join(servedBuild, 'sitemap.xml'), 'utf8');
  const quickStart = /<url><loc>[^<]*\/docs\/introduction\/quick-start<\/loc>(.*?)<\/url>/.exec(
    sitemap,
  );
  expect(quickStart?.[1]).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
});

test('every page of the documentation asks, and no other page', () => {
  const wrong = [...builtPages()].filter(([address, html]) => {
    const isDocument = html.includes('theme-doc-markdown');
    return html.includes(question) !== isDocument && !address.startsWith('/playground/');
  });
  expect(wrong.map(([address]) => address)).toEqual([]);
});

test('neither the search nor what reads articles takes the question for text', () => {
  const html = builtPages().get(start) ?? '';
  const page = load(html);
  page(noContent.join(',')).remove();
  expect(page('article').text()).not.toContain('helpful');
  const folder = path.join(servedBuild, indexFolder);
  for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
    expect(readFileSync(path.join(folder, file), 'utf8'), file).not.toMatch(/this page helpful/i);
  }
});

test('every page of the documentation has actions that lead to its Markdown, and no other page', () => {
  const wrong = [...builtPages()].filter(([address, html]) => {
    const isDocument = /^\/(?:docs|api)(?:\/|$)|^\/changelog$/.test(address);
    const [, twin = ''] = /<noscript><a href="?([^\s">]+)"?>View as Markdown/.exec(html) ?? [];
    if (!isDocument) return html.includes(actions);
    return twin !== `${address}.md` || !existsSync(path.join(servedBuild, twin));
  });
  expect(wrong.map(([address]) => address)).toEqual([]);
});

/** The titles of the playgrounds in a page, from its HTML. */
function titlesIn(html: string): string[] {
  return [...html.matchAll(/<section[^>]* aria-label="Playground: ([^"]*)"/g)].map(
    ([, title = '']) => title.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
}

test('every preset of the built pages has its result in the table', () => {
  const onPages = [...builtPages()].flatMap(([path, html]) =>
    titlesIn(html).map(title => `${path}: ${title}`),
  );
  const inTable = Object.entries(playgroundPresets).flatMap(([path, presets]) =>
    Object.keys(presets).map(title => `${path}: ${title}`),
  );
  expect(onPages.sort()).toEqual(inTable.sort());
});

test('only this page offers the feeds to readers of feeds', () => {
  const offering = [...builtPages()].filter(([, html]) =>
    /application\/(?:atom|rss)\+xml/.test(html),
  );
  expect(offering.map(([path]) => path)).toEqual([changelogAddress]);
  const html = builtPages().get(changelogAddress) ?? '';
  expect(
    html.match(/<link[^>]+rel="?alternate"?[^>]+type="?application\/(?:atom|rss)\+xml/g),
  ).toHaveLength(2);
});

/** What pages say to those that show them elsewhere: pictures for messages and posts, data for search engines. */
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {load} from 'cheerio/slim';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {versions} from '../../src/content/docsVersions.ts';
import {servedBuild} from '../e2e/support/servedBuild.ts';
import {builtPages} from '../e2e/support/site.ts';
import {
  formOf,
  richResultProblems,
  structuredDataOf,
  vocabularyProblems,
} from '../e2e/support/structuredData.ts';

const largest = 60_000;

function headOf(html: string): string {
  return html.slice(0, html.indexOf('</head>') + '</head>'.length);
}

/** What the head of a page says: its `<meta>` tags by name or property, each with all of its contents. */
function readHead(html: string) {
  const $ = load(headOf(html));
  const meta: Record<string, string[]> = {};
  for (const {attribs} of $('meta[property], meta[name]').toArray()) {
    const key = attribs.property ?? attribs.name ?? '';
    meta[key] = [...(meta[key] ?? []), attribs.content ?? ''];
  }
  return {meta, canonical: $('link[rel=canonical]').attr('href') ?? ''};
}

const pages = [...builtPages()].map(([page, html]) => ({
  page,
  html,
  ...readHead(html),
  data: structuredDataOf(html),
}));

/** What is wrong with a picture file. */
async function pictureProblems(file: string): Promise<string[]> {
  const {width, height, format} = await sharp(file).metadata();
  const {size} = await stat(file);
  return [
    ...(`${format} ${width} ${height}` === 'png 1200 630' ? [] : [`${format} ${width}×${height}`]),
    ...(size <= largest ? [] : [`${size} bytes`]),
  ];
}

// One comparison for all pages: a thousand would take a minute.
test('each page has a picture of its own, at an absolute address and light enough to be shown', async () => {
  const home = pages.find(({page}) => page === '/')?.canonical ?? '';
  const addresses = new Set<string>();
  const problems: Record<string, unknown> = {};
  for (const {page, meta} of pages) {
    const [address = ''] = meta['og:image'] ?? [];
    const tags = [
      meta['twitter:card'],
      meta['og:image'],
      meta['og:image:width'],
      meta['og:image:height'],
      meta['og:image:alt']?.map(alt => /^Engagespot (?:documentation|REST API)/.test(alt)),
      meta['twitter:image'],
    ];
    const wanted = [['summary_large_image'], [address], ['1200'], ['630'], [true], undefined];
    const file = path.join(servedBuild, address.slice(home.length));
    const found = [
      ...(isDeepStrictEqual(tags, wanted) ? [] : tags),
      ...(address.startsWith(`${home}social/`) ? await pictureProblems(file) : [address]),
    ];
    if (found.length > 0) problems[page] = found;
    addresses.add(address);
  }
  expect(problems).toEqual({});
  expect(new URL(home).protocol).toBe('https:');
  expect(addresses.size).toBe(pages.length);
});

/** What the structured data of a page should be, from its address and from what it shows. */
function wantedData({page, html, meta, canonical}: (typeof pages)[number]) {
  if (page === '/') return [{'@type': 'WebSite'}];
  if (!/^\/(?:docs|api)(?:\/|$)/.test(page)) return [];
  const article = {
    '@type': 'TechArticle',
    description: meta.description?.[0],
    url: canonical,
    dateModified: /theme-last-updated"?>[^<]*<time datetime="?([^\s">]+)/i.exec(html)?.[1],
    version: page.startsWith('/api')
      ? undefined
      : (/^\/docs\/(\d[^/]*)/.exec(page)?.[1] ?? versions.current.label),
  };
  return html.includes('theme-doc-breadcrumbs')
    ? [{'@type': 'BreadcrumbList'}, article]
    : [article];
}

test('pages of the documentation are articles with a place, a version and a date', () => {
  const found = pages.map(({page, data}) => [
    page,
    data.map(({'@type': type, description, url, dateModified, version}) =>
      type === 'TechArticle'
        ? {'@type': type, description, url, dateModified, version}
        : {'@type': type},
    ),
  ]);
  expect(found).toEqual(pages.map(each => [each.page, wantedData(each)]));
  const articles = pages.flatMap(({data}) => data).filter(({headline}) => headline);
  expect(articles.length).toBeGreaterThan(800);
});

test('breadcrumbs have canonical addresses, and those of operations their group', () => {
  const steps = pages.flatMap(({page, data}) =>
    data
      .filter(each => each['@type'] === 'BreadcrumbList')
      .flatMap(each => each.itemListElement as {name: string; item: string}[])
      .map(step => ({page, ...step})),
  );
  const isRight = ({name, item}: (typeof steps)[number]) =>
    name && !name.includes('\u200B') && URL.canParse(item) && !item.endsWith('/');
  expect(steps.filter(step => !isRight(step))).toEqual([]);
  const operation = steps.filter(({page}) => page === '/api/notifications/send-notification');
  expect(
    operation.map(({name, item}) => [name, new URL(item).pathname + new URL(item).hash]),
  ).toEqual([
    ['Notifications', '/api#notifications'],
    ['Send a notification', '/api/notifications/send-notification'],
  ]);
});

const context = {'@context': 'https://schema.org'};

test('the data of all pages follows the vocabulary, and what does not is found', () => {
  const wrong = {...context, '@type': 'TechArticle', headline: 'A', versoin: '1'};
  const misplaced = {...context, '@type': 'BreadcrumbList', headline: 'A'};
  expect(vocabularyProblems([...pages.flatMap(({data}) => data), wrong, misplaced])).toEqual([
    expect.stringContaining('"versoin"'),
    expect.stringContaining('"headline"'),
  ]);
});

test('the data of all pages follows the rules of search engines, and what does not is found', async () => {
  // The rules ask for members, which pages of one form share.
  const forms = new Map(pages.map(({html, data}) => [formOf(data), headOf(html)]));
  for (const [form, head] of forms) expect(await richResultProblems(head), form).toEqual([]);
  const list = {...context, '@type': 'BreadcrumbList', itemListElement: [{'@type': 'ListItem'}]};
  const html = `<script type="application/ld+json">${JSON.stringify(list)}</script>`;
  expect(await richResultProblems(html)).not.toEqual([]);
});

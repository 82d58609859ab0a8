/** What pages say to those that show them elsewhere: pictures for messages and posts, data for search engines. */
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import {load} from 'cheerio';
import sharp from 'sharp';
import {versions} from '../../src/content/docsVersions.ts';
import {servedBuild} from './support/servedBuild.ts';
import {builtPages, open} from './support/site.ts';
import {
  richResultProblems,
  structuredDataOf,
  vocabularyProblems,
} from './support/structuredData.ts';
import {test} from './support/test.ts';
import {recordViolations, violations} from './support/violations.ts';

const largest = 60_000;

function headOf(html: string): string {
  return html.slice(0, html.indexOf('</head>') + '</head>'.length);
}

/** The contents of the `<meta>` tags of a page, by name or property; those that are there twice fail. */
function metaOf(html: string): Record<string, string> {
  const $ = load(headOf(html));
  const found: Record<string, string> = {};
  for (const tag of $('meta[property], meta[name]').toArray()) {
    const {property, name, content = ''} = tag.attribs;
    const key = property ?? name ?? '';
    if (/^(?:og|twitter):/.test(key)) expect(found, key).not.toHaveProperty(key);
    found[key] = content;
  }
  return found;
}

test('each page has a picture of its own, at an absolute address and light enough to be shown', async () => {
  const home = load(headOf(builtPages().get('/') ?? ''))('link[rel=canonical]').attr('href') ?? '';
  const addresses = new Set<string>();
  for (const [page, html] of builtPages()) {
    const meta = metaOf(html);
    const address = meta['og:image'] ?? '';
    expect(meta, page).toMatchObject({
      'twitter:card': 'summary_large_image',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/^Engagespot (?:documentation|REST API)/),
    });
    expect(address, page).toMatch(/^https:\/\/[^/]+\/(?:.+\/)?social\/.+\.png$/);
    const file = path.join(servedBuild, address.slice(home.length));
    expect((await stat(file)).size, page).toBeLessThanOrEqual(largest);
    expect(await sharp(file).metadata(), page).toMatchObject({width: 1200, height: 630});
    addresses.add(address);
  }
  expect(addresses.size).toBe(builtPages().size);
});

test('pages of the documentation are articles with a place, a version and a date', () => {
  for (const [page, html] of builtPages()) {
    const data = structuredDataOf(html);
    const isArticle = /^\/(?:docs|api)(?:\/|$)/.test(page);
    const kinds = data.map(block => block['@type']);
    if (!isArticle) {
      expect(kinds, page).toEqual(page === '/' ? ['WebSite'] : []);
      continue;
    }
    // Docusaurus writes breadcrumbs where a sidebar has the page.
    expect(kinds.slice(0, -1), page).toEqual(kinds.length > 1 ? ['BreadcrumbList'] : []);
    const article = data.at(-1);
    const meta = metaOf(html);
    const version = /^\/docs\/(\d[^/]*)/.exec(page)?.[1] ?? versions.current.label;
    expect(article, page).toMatchObject({
      '@type': 'TechArticle',
      headline: expect.stringMatching(/./),
      description: meta.description,
      url: load(headOf(html))('link[rel=canonical]').attr('href'),
    });
    expect(article?.version, page).toBe(page.startsWith('/docs') ? version : undefined);
    const shown = /theme-last-updated"?>[^<]*<time datetime="?([^\s">]+)/i.exec(html)?.[1];
    expect(article?.dateModified, page).toBe(shown);
  }
});

test('the data of all pages follows the rules of search engines and the vocabulary', async () => {
  const blocks = [...builtPages().values()].flatMap(structuredDataOf);
  expect(vocabularyProblems(blocks)).toEqual([]);
  for (const [page, html] of builtPages()) {
    expect(await richResultProblems(headOf(html)), page).toEqual([]);
  }
});

test('wrong data is found', async () => {
  const context = {'@context': 'https://schema.org'};
  const wrong = {...context, '@type': 'TechArticle', headline: 'A', versoin: '1'};
  expect(vocabularyProblems([wrong])).toHaveLength(1);
  expect(vocabularyProblems([{...context, '@type': 'BreadcrumbList', headline: 'A'}])).toHaveLength(
    1,
  );
  const list = {...context, '@type': 'BreadcrumbList', itemListElement: [{'@type': 'ListItem'}]};
  const html = `<script type="application/ld+json">${JSON.stringify(list)}</script>`;
  expect(await richResultProblems(html)).not.toEqual([]);
});

test('the policy lets data be, and it stays when scripts have taken over', async ({page}) => {
  await recordViolations(page);
  for (const address of ['/', '/docs/concepts/workspace', '/api/notifications/send-notification']) {
    await open(page, address);
    const written = structuredDataOf(builtPages().get(address) ?? '');
    const shown = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(shown.map(text => JSON.parse(text)).sort()).toEqual(written.sort());
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  }
});

test('the search that the home page offers to search engines finds what is typed', async ({
  page,
}) => {
  const [site] = structuredDataOf(builtPages().get('/') ?? '');
  const action = site?.potentialAction as {target: {urlTemplate: string}};
  const {pathname, search} = new URL(action.target.urlTemplate.replace('{query}', 'workspace'));
  await open(page, pathname + search);
  await expect(page.getByRole('searchbox')).toHaveValue('workspace');
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
});

/** No link leads nowhere, however it came into a page; Docusaurus looks at its own kind of link only. */
import {expect} from '@playwright/test';
import {load} from 'cheerio';
import {deadLinks, deadLinksOf} from './support/deadLinks.ts';
import {builtPages, open} from './support/site.ts';
import {test} from './support/test.ts';

const start = '/docs/concepts/workspace';

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
});

test('no link of a page leads nowhere', () => {
  const found = [...builtPages()].flatMap(([path, html]) => {
    const page = load(html);
    const addresses = page('a[href], area[href]')
      .toArray()
      .map(link => page(link).attr('href') ?? '');
    return deadLinks(addresses, path).map(address => `${path}: ${address}`);
  });
  expect(found).toEqual([]);
});

for (const path of ['/', start, '/docs/introduction/quick-start', '/api', '/search?q=inbox']) {
  test(`no link that scripts add leads nowhere: ${path}`, async ({page}) => {
    await open(page, path);
    expect(await page.locator('a[href]').count()).toBeGreaterThan(5);
    expect(await deadLinksOf(page)).toEqual([]);
  });
}

/** The changelog and its feeds. */
import {expect} from '@playwright/test';
import {parseAtomFeed, parseRssFeed} from 'feedsmith';
import {changelog} from '../../src/content/changelog.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const address = '/changelog';

test('every entry is on the page, at its own address, and links to more', async ({page}) => {
  await open(page, address);
  await expect(page.getByRole('heading', {level: 1, name: 'Changelog'})).toBeVisible();
  for (const {id, area, title, links} of changelog) {
    const entry = page.locator('article').filter({has: page.locator(`h3#${id}`)});
    await expect(entry.getByRole('heading')).toContainText(`${area}: ${title}`);
    await expect(entry.locator('li a')).toHaveCount(links.length);
  }
  const days = await page
    .locator('h2 time')
    .evaluateAll(all => all.map(time => time.getAttribute('datetime')));
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual([...days].sort().reverse());
});

for (const [kind, parse] of [
  ['atom', (xml: string) => parseAtomFeed(xml).entries?.map(({id}) => id)],
  ['rss', (xml: string) => parseRssFeed(xml).items?.map(({guid}) => guid?.value)],
] as const) {
  test(`the ${kind} feed has its type, and an entry that is on the page for each day`, async ({
    page,
    baseURL,
  }) => {
    await open(page, address);
    const link = page.locator(`link[rel="alternate"][type="application/${kind}+xml"]`);
    const href = (await link.getAttribute('href')) ?? '';
    const response = await fetch(new URL(href, baseURL));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`application/${kind}+xml; charset=utf-8`);
    const ids = parse(await response.text()) ?? [];
    expect(ids).toHaveLength(changelog.filter(({date}) => date).length);
    for (const id of ids) {
      const {pathname, hash} = new URL(id ?? '');
      expect(pathname).toBe(address);
      await expect(page.locator(hash)).toHaveCount(1);
    }
  });
}

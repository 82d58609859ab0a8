/**
 * The parts around the content, as the specification of the site describes them.
 */
import {expect, test} from '@playwright/test';
import {promisedRoutes} from './support/routes.ts';
import {notFoundPath, open} from './support/site.ts';

const docPath = '/docs/concepts/workspace';

function textOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1]?.trim() ?? '';
}

test('every promised address answers with a title and a description of its own', async ({
  request,
}) => {
  const seen = new Map<string, string>();
  for (const route of promisedRoutes) {
    const response = await request.get(route);
    const html = await response.text();
    expect(response.status(), route).toBe(200);
    expect(html, route).toMatch(/<h1[\s>]/);
    const title = textOf(html, /<title[^>]*>([^<]+)<\/title>/);
    const description = textOf(html, /<meta[^>]*name="?description"?[^>]*content="([^"]+)"/);
    // The results page is for readers who search here, so search engines are not told of it.
    for (const text of route === '/search' ? [title] : [title, description]) {
      expect(text, route).not.toBe('');
      expect(seen.get(text), `${route} and ${seen.get(text)}: ${text}`).toBeUndefined();
      seen.set(text, route);
    }
  }
});

test.describe('addresses', () => {
  for (const suffix of ['.html', '/index.html', '/']) {
    test(`${docPath}${suffix} is the same page`, async ({page}) => {
      await open(page, docPath);
      const heading = await page.getByRole('heading', {level: 1}).textContent();
      const response = await open(page, docPath + suffix);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '');
    });
  }

  for (const [from, to] of [
    ['/docs-b32', '/docs'],
    ['/docs/rest-api', '/api/api-reference/introduction'],
    ['/docs/rest-api/', '/api/api-reference/introduction'],
    ['/docs/rest-api/users?a=b#c', '/api/api-reference/introduction?a=b#c'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({page}) => {
      await page.goto(from);
      await page.waitForURL(to);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }

  test('a hash scrolls to its heading', async ({page}) => {
    await open(page, docPath);
    const heading = page.getByRole('main').getByRole('heading', {level: 2}).last();
    const id = await heading.getAttribute('id');
    await open(page, `${docPath}#${id}`);
    await expect(heading).toBeInViewport();
  });

  test('a page that does not exist has status 404, a search and likely pages', async ({page}) => {
    const response = await open(page, notFoundPath);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeVisible();
    await expect(main.getByRole('link', {name: 'Quick start'})).toBeVisible();
  });
});

test('the sitemap says weekly and priority 0.5', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = sitemap.match(/<url>/g)?.length ?? 0;
  expect(addresses).toBeGreaterThan(20);
  expect(sitemap.match(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/g)).toHaveLength(
    addresses,
  );
});

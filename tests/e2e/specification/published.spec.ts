/** What the site publishes for machines that read it: crawlers, search engines, browsers. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {site} from '../../../config/site.ts';
import {promisedRoutes} from '../support/routes.ts';
import {servedBuild} from '../support/servedBuild.ts';
import {notFoundPath, open, sitemapPaths} from '../support/site.ts';
import {test} from '../support/test.ts';

/** Pages that are promised and yet no result of a search engine. */
const unlisted = ['/search'];

/** Pages of older versions are left out where the latest has them, see adr/0011. */
const isOlder = (route: string) => /^\/docs\/\d/.test(route);

test.describe('Section 2: Site-level routes', () => {
  test('Sitemap: generated weekly, priority 0.5', {tag: '@spec:published.sitemap'}, async ({
    request,
  }) => {
    const response = await request.get('/sitemap.xml');
    expect(response.headers()['content-type']).toMatch(/xml/);
    const sitemap = await response.text();
    const entries = [...sitemap.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
    const latest = entries.filter(entry => !/<loc>[^<]*\/docs\/\d/.test(entry));
    expect(latest.length).toBeGreaterThan(100);
    for (const entry of latest) expect(entry).toContain('<priority>0.5</priority>');
    for (const entry of entries) expect(entry).toContain('<changefreq>weekly</changefreq>');
    expect(sitemap).not.toMatch(/<loc>(?!https:\/\/)/);
  });

  test('Sitemap: tag pages excluded, every page that is promised included', {
    tag: '@spec:published.sitemap',
  }, () => {
    const paths = sitemapPaths();
    expect(paths.filter(route => route.split('/').includes('tags'))).toEqual([]);
    const missing = promisedRoutes.filter(route => !paths.includes(route));
    expect(missing.filter(route => !isOlder(route))).toEqual(unlisted);
  });

  test('Sitemap: robots.txt leads to it', {tag: '@spec:published.sitemap'}, async ({request}) => {
    const response = await request.get('/robots.txt');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).trim().split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain('Allow: /');
    expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(lines.filter(line => line.startsWith('Disallow'))).toEqual([]);
  });

  test('/search search results page is described to browsers (OpenSearch)', {
    tag: '@spec:routes.search',
  }, async ({page}) => {
    await open(page, '/docs/concepts/workspace');
    const link = page.locator('link[rel="search"]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    const description = await response.text();
    expect(description).toContain(`template="${site.url}/search?q={searchTerms}"`);
    expect(description).toContain(`<ShortName>${site.title}</ShortName>`);
    const icon = /<Image[^>]*>([^<]+)</.exec(description)?.[1] ?? '';
    expect((await page.request.get(new URL(icon).pathname)).status()).toBe(200);
  });

  for (const route of [notFoundPath, '/search']) {
    test(`${route} is not indexed`, async ({page}) => {
      const noindex = page.locator('meta[name="robots"][content*="noindex"]');
      await open(page, route);
      await expect(noindex).toHaveCount(1);
      const html = await (await page.request.get(route)).text();
      expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
    });
  }

  test('* not-found page is written as 404.html, for static hosts', {
    tag: '@spec:routes.not-found',
  }, () => {
    const html = readFileSync(path.join(servedBuild, '404.html'), 'utf8');
    expect(html).toContain('Page not found');
    expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
  });
});

test.describe('Section 9: Business constants and limits', () => {
  test('Sitemap weekly, priority 0.5. Default locale en', {
    tag: ['@spec:limits.sitemap', '@spec:limits.locale'],
  }, async ({page}) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
      'href',
      `${site.url}/`,
    );
  });

  test('Latest docs version 1.5.x at /docs', {tag: '@spec:limits.latest-version'}, async ({
    page,
  }) => {
    await open(page, '/docs');
    await expect(page.getByRole('navigation', {name: 'Main'})).toContainText('1.5.x');
    const versions = page.locator('meta[name="docusaurus_version"]');
    await expect(versions).toHaveAttribute('content', 'current');
  });
});

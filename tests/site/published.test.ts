/** What the build publishes for machines that read it: crawlers, search engines, browsers. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {site} from '../../config/site.ts';
import {promisedRoutes} from '../e2e/support/routes.ts';
import {servedBuild} from '../e2e/support/servedBuild.ts';
import {builtPages, sitemapPaths} from '../e2e/support/site.ts';

const fileOf = (name: string): string => readFileSync(path.join(servedBuild, name), 'utf8');

/** Pages that are promised and yet no result of a search engine. */
const unlisted = ['/search'];

/** Pages of older versions are left out where the latest has them, see adr/0011. */
const isOlder = (route: string) => /^\/docs\/\d/.test(route);

describe('Section 2: Site-level routes', () => {
  test('Sitemap: generated weekly, priority 0.5', {tags: '@spec:published.sitemap'}, () => {
    const sitemap = fileOf('sitemap.xml');
    const entries = [...sitemap.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
    const latest = entries.filter(entry => !/<loc>[^<]*\/docs\/\d/.test(entry));
    expect(latest.length).toBeGreaterThan(100);
    for (const entry of latest) expect(entry).toContain('<priority>0.5</priority>');
    for (const entry of entries) expect(entry).toContain('<changefreq>weekly</changefreq>');
    expect(sitemap).not.toMatch(/<loc>(?!https:\/\/)/);
  });

  test('Sitemap: tag pages excluded, every page that is promised included', {
    tags: '@spec:published.sitemap',
  }, () => {
    const paths = sitemapPaths();
    expect(paths.filter(route => route.split('/').includes('tags'))).toEqual([]);
    const missing = promisedRoutes.filter(route => !paths.includes(route));
    expect(missing.filter(route => !isOlder(route))).toEqual(unlisted);
  });

  test('Sitemap: robots.txt leads to it', {tags: '@spec:published.sitemap'}, () => {
    const lines = fileOf('robots.txt').trim().split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain('Allow: /');
    expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(lines.filter(line => line.startsWith('Disallow'))).toEqual([]);
  });

  test('/search search results page is described to browsers (OpenSearch)', {
    tags: '@spec:routes.search',
  }, () => {
    const page = load(builtPages().get('/docs/concepts/workspace') ?? '');
    const link = page('link[rel="search"]');
    expect(link.attr('type')).toBe('application/opensearchdescription+xml');
    const description = fileOf(link.attr('href') ?? '');
    expect(description).toContain(`template="${site.url}/search?q={searchTerms}"`);
    expect(description).toContain(`<ShortName>${site.title}</ShortName>`);
    const icon = /<Image[^>]*>([^<]+)</.exec(description)?.[1] ?? '';
    expect(fileOf(new URL(icon).pathname)).not.toBe('');
  });

  test('the results page is not indexed', () => {
    expect(builtPages().get('/search')).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
  });

  test('* not-found page is written as 404.html, for static hosts', {
    tags: '@spec:routes.not-found',
  }, () => {
    const html = fileOf('404.html');
    expect(html).toContain('Page not found');
    expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
  });
});

describe('Section 9: Business constants and limits', () => {
  test('Sitemap weekly, priority 0.5. Default locale en', {
    tags: ['@spec:limits.sitemap', '@spec:limits.locale'],
  }, () => {
    const page = load(builtPages().get('/') ?? '');
    expect(page('html').attr('lang')).toBe('en');
    expect(page('html').attr('dir')).toBe('ltr');
    const standard = page('link[rel="alternate"][hreflang="x-default"]');
    expect(standard.attr('href')).toBe(`${site.url}/`);
  });

  test('Latest docs version 1.5.x at /docs', {tags: '@spec:limits.latest-version'}, () => {
    const page = load(builtPages().get('/docs') ?? '');
    expect(page('nav.navbar').text()).toContain('1.5.x');
    expect(page('meta[name="docusaurus_version"]').attr('content')).toBe('current');
  });
});

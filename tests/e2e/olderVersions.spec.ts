/**
 * What readers and search engines are told of older versions, on the fixture site, whose version 1.0.0
 * has a page in common with 2.0.0, the latest, one that moved, and one of its own.
 */
import {expect, type Page} from '@playwright/test';
import {colorViolations} from './support/axe.ts';
import {test} from './support/fixtureSite.ts';
import {open} from './support/site.ts';

const site = 'https://example.com';

async function expectCanonical(page: Page, address: string): Promise<void> {
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
}

test.describe('Section 2: Documentation versions', () => {
  test('older ones say so, and lead to the same page of the latest', {
    tag: '@spec:versions.metadata',
  }, async ({page}) => {
    await open(page, '/docs/1.0.0');
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText('1.0.0, which is no longer actively maintained');
    await banner.getByRole('link', {name: 'latest version'}).click();
    await expect(page).toHaveURL('/docs');
    await expect(banner).toHaveCount(0);
  });

  test('older ones say so where everyone can read it, wide and narrow', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/docs/1.0.0');
    const banner = page.locator('.theme-doc-version-banner');
    for (const width of [1440, 375]) {
      await page.setViewportSize({width, height: 900});
      await expect(banner).toBeInViewport({ratio: 1});
      for (const colorMode of ['light', 'dark']) {
        await page.evaluate(async mode => {
          document.documentElement.setAttribute('data-theme', mode);
          await Promise.all(document.getAnimations().map(animation => animation.finished));
        }, colorMode);
        expect(await colorViolations(page), `${width} px, ${colorMode}`).toEqual([]);
      }
    }
  });

  for (const [path, what] of [
    ['first-steps', 'the page at its new address when it moved'],
    ['batching', 'the page that comes closest when the latest lacks the page'],
  ]) {
    test(`older ones lead to ${what}`, {tag: '@spec:versions.metadata'}, async ({page}) => {
      await open(page, `/docs/1.0.0/${path}`);
      await page.getByRole('link', {name: 'latest version'}).click();
      await expect(page).toHaveURL('/docs/setup');
    });
  }

  test('the version menu follows a page that moved, there and back', {
    tag: '@spec:versions.metadata',
  }, async ({page}) => {
    const menu = page.getByRole('navigation', {name: 'Main'});
    const choose = async (from: string, to: string) => {
      await menu.getByRole('button', {name: from, exact: true}).focus();
      await page.keyboard.press('Enter');
      await menu.getByRole('link', {name: to, exact: true}).click();
    };
    await open(page, '/docs/setup');
    await choose('2.0.0', '1.0.0');
    await expect(page).toHaveURL('/docs/1.0.0/first-steps');
    await choose('1.0.0', '2.0.0');
    await expect(page).toHaveURL('/docs/setup');
  });

  test('older ones name the page of the latest as their canonical address', {
    tag: '@spec:versions.metadata',
  }, async ({page}) => {
    await open(page, '/docs/1.0.0');
    await expectCanonical(page, `${site}/docs`);
    await open(page, '/docs');
    await expectCanonical(page, `${site}/docs`);
    await open(page, '/docs/1.0.0/first-steps');
    await expectCanonical(page, `${site}/docs/setup`);
    await open(page, '/docs/1.0.0/batching');
    await expectCanonical(page, `${site}/docs/1.0.0/batching`);
  });

  test('… also before a script has run', async ({request}) => {
    const html = await (await request.get('/docs/1.0.0')).text();
    const links = html.match(/<link[^>]*rel="?canonical[^>]*>/g) ?? [];
    expect(links.map(link => /href="?([^\s">]+)/.exec(link)?.[1])).toEqual([`${site}/docs`]);
  });
});

test.describe('Section 2: Site-level routes', () => {
  test('Sitemap: generated weekly, priority 0.5, of older versions what the latest lacks', {
    tag: '@spec:published.sitemap',
  }, async ({request}) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
    const paths = entries.map(entry => new URL(/<loc>(.*?)</.exec(entry)?.[1] ?? '').pathname);
    expect(paths.filter(path => path.includes('1.0.0'))).toEqual(['/docs/1.0.0/batching']);
    expect(paths).toEqual(expect.arrayContaining(['/docs', '/docs/setup']));
    const usual = '<changefreq>weekly</changefreq><priority>0.5</priority>';
    expect(entries.filter(entry => !entry.endsWith(usual))).toEqual([]);
  });
});

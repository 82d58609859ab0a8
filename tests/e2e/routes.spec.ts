/**
 * The addresses of the site: what answers where, what leads elsewhere, and where a page begins.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {collectDocuments} from './support/scripts.ts';
import {servedBuild} from './support/servedBuild.ts';
import {collectErrors, heading, notFoundPath, open} from './support/site.ts';
import {test} from './support/test.ts';

const docPath = '/docs/concepts/workspace';

test.describe('Section 2: Screens and routes', () => {
  test('All routes are matched exactly, also without a load', {tag: '@spec:routes.exact'}, async ({
    page,
  }) => {
    await open(page, '/docs');
    const documents = collectDocuments(page);
    for (const [address, title] of [
      ['/Docs/Get-Support', 'Page not found'],
      ['/docs/get-support', 'Get support'],
      ['/docs/get-support/', 'Get support'],
    ] as const) {
      await page.evaluate(to => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, address);
      await expect(heading(page)).toHaveText(title);
    }
    expect(documents).toEqual([]);
  });
});

test.describe('Section 2: Site-level routes', () => {
  test('/ home', {tag: '@spec:routes.home'}, async ({page}) => {
    await open(page, '/');
    await expect(heading(page)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: 'Quick start'}).first()).toBeVisible();
  });

  test('/search search results page; query parameter q', {tag: '@spec:routes.search'}, async ({
    page,
  }) => {
    await open(page, '/search?q=data%20region');
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('data region');
    const results = page.getByRole('main').getByRole('heading', {level: 2});
    await expect(results.first()).toBeVisible();
  });

  test('* not-found page, with status 404, a search and likely pages', {
    tag: '@spec:routes.not-found',
  }, async ({page}) => {
    const response = await open(page, notFoundPath);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(main.getByRole('searchbox')).toHaveValue('no such page');
    await expect(main.getByRole('link', {name: 'Quick start'})).toBeVisible();
  });

  test('/docs/rest-api/ and /docs/rest-api/* redirect to /api/api-reference/introduction', {
    tag: '@spec:routes.rest-api-redirects',
  }, async ({page}) => {
    await page.goto('/docs/rest-api/users?a=b#regions');
    await page.waitForURL('/api/api-reference/introduction?a=b#regions');
    await expect(heading(page)).toBeVisible();
  });

  test('/docs/rest-api/* redirects on a host that knows no such rule', {
    tag: '@spec:routes.rest-api-redirects',
  }, async ({page}) => {
    const body = readFileSync(path.join(servedBuild, '404.html'), 'utf8');
    const missing = '/docs/rest-api/users?a=b#regions';
    await page.route('**/docs/rest-api/**', route =>
      route.fulfill({status: 404, contentType: 'text/html', body}),
    );
    await page.goto(missing);
    await page.waitForURL('/api/api-reference/introduction?a=b#regions');
    await expect(heading(page)).toHaveText('API introduction');
  });

  test('Routes /docs-b32 and a site-root config entry also exist', {
    tag: '@spec:routes.redirects',
  }, async ({page}) => {
    await page.goto('/docs-b32?a=b#c');
    await page.waitForURL('/docs?a=b#c');
    await expect(heading(page)).toBeVisible();
  });

  for (const [from, to, ...sweep] of [
    [`${docPath}.html?a=b#name`, `${docPath}?a=b#name`],
    ['/index.html', '/', '@sweep'],
    ['/docs/index.html', '/docs', '@sweep'],
  ] as const) {
    test(`Paths ending in .html or /index.html are normalised to the path without the suffix: ${from}`, {
      tag: ['@spec:routes.html-suffixes', ...sweep],
    }, async ({page}) => {
      await open(page, to);
      const text = (await heading(page).textContent()) ?? '';
      const canonical = page.locator('link[rel="canonical"]');
      const address = (await canonical.getAttribute('href')) ?? '';
      const documents: string[] = [];
      page.on('request', request => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      const errors = collectErrors(page);

      const response = await open(page, from);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toHaveText(text);
      await expect(canonical).toHaveAttribute('href', address);
      expect(new URL(address).pathname).toBe(new URL(to, 'http://localhost').pathname);
      expect(documents, 'loaded once').toHaveLength(1);
      expect(errors).toEqual([]);
    });
  }

  test.describe('Navigation scrolls', () => {
    /** How far the top of an element is below the bar that stays at the top of the window. */
    function belowBar(page: Page, selector: string): Promise<number> {
      return page.evaluate(chosen => {
        const top = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        return (top(chosen)?.top ?? Number.NaN) - (top('.navbar')?.bottom ?? Number.NaN);
      }, selector);
    }

    /** A heading in the middle of the page, which can be scrolled to the top of the window. */
    async function middleHeading(page: Page): Promise<string> {
      const ids = await page
        .locator('article h2[id]')
        .evaluateAll(elements => elements.map(({id}) => id));
      return ids[1] ?? '';
    }

    async function expectAtTop(page: Page, id: string): Promise<void> {
      await expect.poll(() => belowBar(page, `[id="${id}"]`)).toBeLessThan(40);
      expect(await belowBar(page, `[id="${id}"]`)).toBeGreaterThanOrEqual(0);
    }

    for (const size of [
      {width: 1440, height: 900},
      {width: 375, height: 812},
    ]) {
      test.describe(`${size.width} px`, () => {
        test.use({viewport: size});

        test('Navigation scrolls to the hash anchor if present', {
          tag: '@spec:navigation.scrolls',
        }, async ({page}) => {
          await open(page, docPath);
          const id = await middleHeading(page);
          await open(page, '/docs');
          await open(page, `${docPath}#${id}`);
          await expectAtTop(page, id);
        });
      });
    }

    test('Navigation scrolls to the hash anchor if present, in the page', {
      tag: '@spec:navigation.scrolls',
    }, async ({page}) => {
      await open(page, docPath);
      const id = await middleHeading(page);
      await page.locator(`.theme-doc-toc-desktop a[href="#${id}"]`).click();
      await expect(page).toHaveURL(`${docPath}#${id}`);
      await expectAtTop(page, id);
    });

    test('Navigation scrolls to the hash anchor if present, of another page', {
      tag: '@spec:navigation.scrolls',
    }, async ({page}) => {
      await open(page, '/docs/features/in-app-inbox/introduction');
      const link = page.locator('article a[href^="/docs/"][href*="#"]').first();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(target);
      await expectAtTop(page, target.split('#')[1] ?? '');
    });

    test('Navigation scrolls otherwise to the top', {tag: '@spec:navigation.scrolls'}, async ({
      page,
    }) => {
      await open(page, docPath);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
      await expect(page).not.toHaveURL(docPath);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('Navigation tells screen readers the title of the page', {
      tag: '@spec:navigation.scrolls',
    }, async ({page}) => {
      await open(page, docPath);
      const region = page.locator('body > [aria-live="polite"]');
      await expect(region).toBeEmpty();
      await page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: 'Environment', exact: true})
        .first()
        .click();
      await expect(region).toHaveText('Environment | Engagespot');
      await page.goBack();
      await expect(region).toHaveText('Workspace | Engagespot');
    });
  });
});

/**
 * The parts around the content, as the specification of the site describes them.
 */
import {expect, type Page, test} from '@playwright/test';
import {promisedRoutes} from './support/routes.ts';
import {notFoundPath, open} from './support/site.ts';

const docPath = '/docs/concepts/workspace';
const phone = {width: 375, height: 812};

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

test.describe('color mode', () => {
  function theme(page: Page): Promise<string | null> {
    return page.locator('html').getAttribute('data-theme');
  }

  function stored(page: Page): Promise<string | null> {
    return page.evaluate(() => localStorage.getItem('theme'));
  }

  test('follows the system until the reader chooses, and is kept as `theme`', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, docPath);
    expect(await theme(page)).toBe('dark');
    expect(await stored(page)).toBeNull();

    const toggle = page.getByRole('button', {name: /dark and light mode/i});
    await toggle.click();
    expect(await stored(page)).toBe('light');
    expect(await theme(page)).toBe('light');
    await toggle.click();
    expect(await stored(page)).toBe('dark');
    expect(await theme(page)).toBe('dark');

    await page.emulateMedia({colorScheme: 'light'});
    await open(page, docPath);
    expect(await theme(page)).toBe('dark');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter(key => key.includes('theme'))).toEqual(['theme']);
  });

  test('is the same in every tab', async ({page, context}) => {
    await open(page, docPath);
    const other = await context.newPage();
    await open(other, docPath);
    await other.evaluate(() => localStorage.clear());
    const toggle = other.getByRole('button', {name: /dark and light mode/i});
    await toggle.click();
    await toggle.click();
    expect(await stored(other)).toBe('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('the skip link is the first stop and leads to the content', async ({page}) => {
  await open(page, docPath);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focusInNavigation = page.getByRole('navigation', {name: 'Main'}).locator(':focus');
  await expect(focusInNavigation).toHaveCount(0);
});

test('the version menu names the version of the page', async ({page}) => {
  await open(page, docPath);
  const navigation = page.getByRole('navigation', {name: 'Main'});
  await expect(navigation.getByText('1.5.x', {exact: true})).toBeVisible();
});

test.describe('announcement bar', () => {
  test('closes and stays closed', async ({page}) => {
    await open(page, docPath);
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await open(page, '/docs');
    await expect(bar).toBeHidden();
  });

  test('comes back when there is another announcement', async ({page}) => {
    await open(page, docPath);
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find(name => name.endsWith('announcement.id'));
      localStorage.setItem(key ?? '', 'an-older-one');
    });
    // The first page still hides the bar before its scripts can know that the announcement is new.
    await open(page, docPath);
    await open(page, docPath);
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  });
});

test.describe('sidebar of a phone', () => {
  test.use({viewport: phone});

  function sidebar(page: Page) {
    return page.locator('.navbar-sidebar');
  }

  async function openSidebar(page: Page): Promise<void> {
    await open(page, docPath);
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', {name: /navigation bar/i}).click();
    await expect(sidebar(page)).toBeVisible();
  }

  test('opens and closes', async ({page}) => {
    await openSidebar(page);
    await sidebar(page).getByRole('button', {name: /close/i}).click();
    await expect(sidebar(page)).toBeHidden();
  });

  test('closes on navigation', async ({page}) => {
    await openSidebar(page);
    await sidebar(page).getByRole('link', {name: 'Environment'}).click();
    await page.waitForURL('/docs/concepts/environment');
    await expect(sidebar(page)).toBeHidden();
  });

  test('closes when the screen becomes wider than 996 px', async ({page}) => {
    await openSidebar(page);
    await page.setViewportSize({width: 1100, height: 812});
    await expect(sidebar(page)).toBeHidden();
  });
});

test('the table of contents lists the headings of level 2 and 3', async ({page}) => {
  await open(page, docPath);
  const headings = await page
    .getByRole('main')
    .locator('h2[id], h3[id]')
    .evaluateAll(elements => elements.map(({id}) => `#${id}`));
  const links = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll(elements => elements.map(element => element.getAttribute('href') ?? ''));
  expect(links).toEqual(headings);
});

test('the sitemap says weekly and priority 0.5', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = sitemap.match(/<url>/g)?.length ?? 0;
  expect(addresses).toBeGreaterThan(20);
  expect(sitemap.match(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/g)).toHaveLength(
    addresses,
  );
});

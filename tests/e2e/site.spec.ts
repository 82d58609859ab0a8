/**
 * The parts around the content, as the specification of the site describes them.
 */
import {expect, type Page, test} from '@playwright/test';
import {open} from './support/site.ts';

const docPath = '/docs/concepts/workspace';
const phone = {width: 375, height: 812};

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

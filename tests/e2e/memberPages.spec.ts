/** Member pages: pages from data, with dots in their addresses. */
import {expect} from '@playwright/test';
import {collectErrors, heading, open} from './support/site.ts';
import {test} from './support/test.ts';

const javascript = '/docs/additional-resources/api-reference/javascript';

test('leads from the package over the class to a member, and on to its relatives', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page, javascript);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'package', exact: true}).click();
  await expect(heading(page)).toHaveText('core package');
  await main.getByRole('link', {name: 'Engagespot', exact: true}).click();
  await expect(heading(page)).toHaveText('Engagespot class');
  await main.getByRole('link', {name: 'init()', exact: true}).first().click();
  await expect(heading(page)).toHaveText('Engagespot.init() method');
  await expect(page).toHaveURL(`${javascript}/core.engagespot.init`);
  const related = page.getByRole('heading', {name: 'Related'}).locator('~ ul').first();
  await related.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/init$/);
  await expect(heading(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('opens an address with dots, with and without .html', async ({page}) => {
  for (const end of ['', '.html', '/']) {
    const response = await open(page, `${javascript}/core.notification_2._client${end}`);
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText('Notification._client property');
  }
  const response = await open(page, `${javascript}/core.notification_2.nothing`);
  expect(response?.status()).toBe(404);
});

test('says what the latest version has instead, and what each sample is checked against', async ({
  page,
}) => {
  await open(page, `${javascript}/core.engagespot.onnotificationreceive`);
  const main = page.getByRole('main');
  await expect(main.getByText('Not in version 3.0.1')).toBeVisible();
  await expect(main.getByText('Checked against core 3.0.1')).toBeVisible();
  await expect(main.getByText('Checked against core 1.4.2')).toBeVisible();
  await expect(main.getByText('Types of @engagespot/core 1.4.2')).toBeVisible();
  const rows = main.getByRole('table').last().getByRole('row');
  await expect(rows.nth(1)).toContainText('Not declared');
});

test('shows the members of a class in the sidebar, scrolled to the page', async ({page}) => {
  await open(page, `${javascript}/core.options.debug`);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const link = sidebar.getByRole('link', {name: 'debug', exact: true});
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(sidebar.getByRole('link', {name: 'endPointOverride', exact: true})).toBeVisible();
});

test('leaves the sidebar where it is when it shows the page already', {tag: '@sweep'}, async ({
  page,
}) => {
  await open(page, '/docs/concepts/workspace');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.evaluate(element => element.scrollBy(0, 40));
  const place = () => sidebar.evaluate(element => element.scrollTop);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await sidebar.getByRole('link', {name: 'Environment', exact: true}).click();
  await expect(heading(page)).toHaveText('Environment');
  await page.waitForTimeout(600);
  expect(await place()).toBe(before);
});

test('names that a sample imports lead to their entries, and code is copied without them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/sdks-n-libraries/frontend/react-hooks/get-started');
  const block = page.locator('.theme-code-block', {hasText: 'src/ReleaseNews.tsx'});
  const links = block.locator('pre a');
  await expect(links).toHaveText(['useActions', 'useFeed']);
  const code = (await block.locator('code').textContent()) ?? '';
  await block.hover();
  await block.getByRole('button', {name: /copy/i}).click();
  await expect
    .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim())
    .toBe(code.trim());
  await block.locator('pre').focus();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api-reference\/hooks\/actions-and-events#useactions$/);
  await expect(page.getByRole('heading', {name: 'useActions()'})).toBeInViewport();
});

test('older versions do not lead to the reference of the latest packages', {tag: '@sweep'}, async ({
  page,
}) => {
  await open(page, '/docs/1.4.x/sdks-n-libraries/frontend/react-hooks/get-started');
  await expect(page.locator('.theme-code-block').first()).toBeVisible();
  await expect(page.locator('.theme-code-block pre a')).toHaveCount(0);
});

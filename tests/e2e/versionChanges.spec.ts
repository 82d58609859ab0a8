/** Every page that another version has too shows what changed between them. */
import {expect, type Locator, type Page} from '@playwright/test';
import {expectAccessible} from './support/axe.ts';
import {collectErrors, open, settled} from './support/site.ts';
import {test} from './support/test.ts';

const profile = '/docs/features/user/profile';

const toggleOf = (page: Page): Locator =>
  page.getByRole('button', {name: /^Changes (?:since|after)/});
const panelOf = (page: Page): Locator => page.getByRole('region', {name: /^Changes from/});

test('the changes open and close with the keyboard, and their address can be passed on', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page, `${profile}?a=b`);
  await expect(panelOf(page)).toHaveCount(0);
  const toggle = toggleOf(page);
  await expect(toggle).toHaveText('Changes since 1.4.x');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('status')).toContainText('sections changed');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(`${profile}?a=b&changes=1.4.x`);
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('button', {name: 'Close changes'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(page).toHaveURL(`${profile}?a=b`);
  expect(errors).toEqual([]);
});

test('what was added and removed is marked by elements, signs and words', async ({page}) => {
  await open(page, `${profile}?changes=1.4.x`);
  const panel = panelOf(page);
  for (const [element, text] of [
    ['ins', '+added: '],
    ['del', '−removed: '],
  ] as const) {
    await expect(panel.locator(element).first()).toContainText(text);
    const unmarked = panel.locator(element).filter({hasNotText: text});
    await expect(unmarked).toHaveCount(0);
  }
  await expect(panel.getByText('Section added').first()).toBeVisible();
  await expect(panel.getByText('Section removed').first()).toBeVisible();
  await expect(panel.locator('pre').first()).toBeVisible();
});

test('any other version that has the page can be chosen, whatever its address is there', async ({
  page,
}) => {
  await open(page, `${profile}?changes=1.3.x`);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', {level: 2})).toHaveText('Changes from 1.3.x to 1.5.x');
  const choice = panel.getByLabel('Compare 1.5.x with');
  await expect(choice.getByRole('option')).toHaveText(['1.4.x', '1.3.x', '1.0.0']);
  await choice.selectOption('1.0.0');
  await expect(page).toHaveURL(`${profile}?changes=1.0.0`);
  await expect(panel.getByRole('heading', {level: 2})).toHaveText('Changes from 1.0.0 to 1.5.x');
  await expect(panel.getByRole('status')).toContainText('sections changed');
  await panel.getByRole('link', {name: 'Open the page in 1.0.0'}).click();
  await expect(page).toHaveURL('/docs/1.0.0/user/profile');
});

test('the page of the oldest version shows what has changed since', async ({page}) => {
  await open(page, '/docs/1.0.0/user/profile');
  await expect(toggleOf(page)).toHaveText('Changes after 1.0.0');
  await toggleOf(page).click();
  await expect(panelOf(page)).toContainText('Changes from 1.0.0 to 1.3.x');
});

test('a version that the page is not in is replaced by the one before', {tag: '@sweep'}, async ({
  page,
}) => {
  await open(page, `${profile}?changes=0.9.x`);
  await expect(panelOf(page)).toContainText('Changes from 1.4.x to 1.5.x');
  await expect(page).toHaveURL(`${profile}?changes=1.4.x`);
});

test('a reader who follows a link leaves the changes behind', {tag: '@sweep'}, async ({page}) => {
  await open(page, `${profile}?changes=1.4.x`);
  await expect(panelOf(page).getByRole('status')).toContainText('sections');
  await page.getByRole('link', {name: 'Workflows', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/features/workflows/introduction');
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
});

test('changes that do not arrive can be asked for again', {tag: '@sweep'}, async ({page}) => {
  await page.route('**/changes/**', route => route.abort());
  await open(page, profile);
  await toggleOf(page).click();
  await expect(panelOf(page).getByRole('status')).toContainText('could not be loaded');
  await page.unroute('**/changes/**');
  await panelOf(page).getByRole('button', {name: 'Retry'}).click();
  await expect(panelOf(page).getByRole('status')).toContainText('sections changed');
});

test('changes of another shape are refused, and the page stays', {tag: '@sweep'}, async ({
  page,
}) => {
  await page.route('**/changes/**', route => route.fulfill({json: [{}]}));
  await open(page, `${profile}?changes=1.4.x`);
  await expect(panelOf(page).getByRole('status')).toContainText('another file');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a page that no other version has shows no changes, whatever its address asks for', {
  tag: '@sweep',
}, async ({page}) => {
  await open(page, '/docs/concepts/workspace?changes=1.4.x');
  await expect(page.getByRole('region', {name: /^Changes/})).toHaveCount(0);
  await expect(toggleOf(page)).toHaveCount(0);
});

test('a panel that does not arrive says so', {tag: '@sweep'}, async ({page}) => {
  await page.route('**/*VersionChanges*', route => route.abort());
  await open(page, profile);
  await toggleOf(page).click();
  await expect(page.getByRole('alert')).toContainText('did not load completely');
});

test('the changes of a member include what only the search leaves out', {tag: '@sweep'}, async ({
  page,
}) => {
  const member =
    '/docs/1.3.x/additional-resources/api-reference/javascript/core.engagespot?changes=1.0.0';
  await open(page, member);
  await expect(panelOf(page)).toContainText('userToken');
});

test('everyone can read them, wide and narrow', {tag: '@sweep'}, async ({page}) => {
  await open(page, `${profile}?changes=1.4.x`);
  await expect(panelOf(page).getByRole('status')).toContainText('sections');
  for (const width of [1440, 375]) {
    await page.setViewportSize({width, height: 900});
    await settled(page);
    await expectAccessible(page, `${width} px`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a link to the older page stands there', {tag: '@sweep'}, async ({page}) => {
    await page.goto(profile);
    await expect(toggleOf(page)).toBeHidden();
    await page.getByRole('link', {name: 'This page in another version'}).click();
    await expect(page).toHaveURL('/docs/1.4.x/features/user/profile');
  });
});

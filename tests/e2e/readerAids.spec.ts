/** What helps readers around a page: shortcuts, links of headings, figures in full size, links into tabs. */
import {expect, type Page} from '@playwright/test';
import {expectAccessible} from './support/axe.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';
import {recordViolations, violations} from './support/violations.ts';

const prose = '/docs/concepts/workspace';
const withFigures = '/docs/sdks-n-libraries/frontend/react/features';
const withTabs = '/docs/introduction/quick-start';

const list = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});

test.describe('The list of shortcuts', () => {
  test('opens with a question mark, names what works here, and gives the focus back', async ({
    page,
  }) => {
    await recordViolations(page);
    await open(page, prose);
    const link = page.getByRole('link', {name: 'Concepts'}).first();
    await link.focus();
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    await expect(list(page)).toContainText('Search');
    await expect(list(page)).not.toContainText('playground');
    await page.keyboard.press('?');
    await expect(list(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });

  test('lists the keys of a playground, but leaves its editor its keys', {tag: '@sweep'}, async ({
    page,
  }) => {
    await open(page, '/docs/playgrounds/react-component');
    await page.keyboard.press('?');
    await expect(list(page)).toContainText('Leave the editor');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', {name: /^Run|^Start/})
      .first()
      .click();
    const editor = page.getByRole('textbox').first();
    await editor.click();
    await page.keyboard.type('?');
    await expect(list(page)).toHaveCount(0);
  });

  test('does not open while something is typed', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/search?q=inbox');
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('?');
    await expect(field).toHaveValue(/\?/);
    await expect(list(page)).toHaveCount(0);
  });

  test('switches single keys off, for good, and opens with Ctrl as well', {tag: '@sweep'}, async ({
    page,
  }) => {
    await open(page, prose);
    await page.keyboard.press('?');
    await list(page).getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await open(page, '/api');
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.waitForTimeout(500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+?');
    await list(page).getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByPlaceholder('Search docs')).toBeVisible();
  });
});

test('the link of a heading copies its address, says so, and changes the address as before', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, prose);
  const link = page.locator('article h2 .hash-link').first();
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.locator('[aria-live]', {hasText: 'Link copied'})).toHaveCount(1);
  const label = link.evaluate(element => getComputedStyle(element, '::after').content);
  expect(await label).toBe('"Link copied"');
  await expect(link).not.toHaveAttribute('data-copied');
});

for (const [device, viewport] of [
  ['desktop', {width: 1440, height: 900}],
  ['phone', {width: 375, height: 812}],
] as const) {
  test.describe(`Figures on a ${device}`, {tag: device === 'desktop' ? [] : '@sweep'}, () => {
    test.use({viewport});

    test('a diagram opens in full size', async ({page}) => {
      await recordViolations(page);
      await open(page, withFigures);
      const figure = page.locator('article figure', {has: page.getByText('(as text)')}).first();
      const before = await figure.locator('svg:visible').boundingBox();
      const button = figure.getByRole('button', {name: 'Enlarge'});
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('svg')).toBeVisible();
      const after = await dialog.locator('svg').boundingBox();
      expect(after?.width).toBeGreaterThan(before?.width ?? 0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });

    test('a picture opens over the page, and the page stays', async ({page}) => {
      await open(page, withFigures);
      const link = page.locator('figure > a:visible').first();
      const before = await link.locator('img').boundingBox();
      await link.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img')).toBeVisible();
      const after = await dialog.getByRole('img').boundingBox();
      expect(after?.width).toBeGreaterThan(before?.width ?? 0);
      await expect(page).toHaveURL(new RegExp(`${withFigures}$`));
      await dialog.getByRole('button', {name: 'Close'}).click();
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  });
}

test('what opens is accessible, light and dark', {tag: '@sweep'}, async ({page}) => {
  await open(page, withFigures);
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await expectAccessible(page, 'the list of shortcuts');
  await page.keyboard.press('Escape');
  for (const control of ['figure > a:visible', 'figcaption > button']) {
    await page.locator(control).first().click();
    await expect(
      page.getByRole('dialog').locator('img, svg').filter({visible: true}),
    ).toBeVisible();
    await expectAccessible(page, control);
    await page.keyboard.press('Escape');
  }
});

test('the copy button of a sample only copies: a sample is no figure to enlarge', {
  tag: '@sweep',
}, async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', error => errors.push(error));
  let isAidLoaded = false;
  page.on('request', request => {
    if (request.url().includes('ReaderAids')) isAidLoaded = true;
  });
  await page.context().grantPermissions(['clipboard-write']);
  await open(page, '/api/notifications/send-notification');
  await page.getByRole('button', {name: 'Copy', exact: true}).first().click();
  await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(isAidLoaded).toBe(false);
  expect(errors).toEqual([]);
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  expect(isAidLoaded).toBe(true);
});

test('the open tab is in the address, which opens it', async ({page}) => {
  await open(page, '/api/notifications/send-notification?language=python');
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', {name: 'Ruby'}).first().click();
  await expect(page).toHaveURL(/\?language=ruby$/);
});

test('a link to a part of a tab that is not open opens it', async ({page}) => {
  await open(page, withTabs);
  const inside = page.locator('[role=tabpanel][hidden] pre').first();
  await inside.evaluate(element => {
    element.id = 'inside';
  });
  await expect(page.locator('#inside')).toBeHidden();
  await page.evaluate(() => window.location.assign('#inside'));
  await expect(page.locator('#inside')).toBeInViewport();
  await expect(page).toHaveURL(/#inside$/);
});

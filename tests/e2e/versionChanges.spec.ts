/** Every page that another version has too shows what changed between them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {mainOf} from '../../src/content/articleHtml.ts';
import {changesFile, type PageChanges} from '../../src/content/versionChanges.ts';
import {apply} from '../../src/plugins/version-changes/apply.ts';
import {readText} from '../../src/plugins/version-changes/readText.ts';
import {setColorScheme, violations} from './support/axe.ts';
import {servedBuild} from './support/servedBuild.ts';
import {builtPages, collectErrors, open} from './support/site.ts';
import {test} from './support/test.ts';
import {pagesByLine, versionedPages, versionLabels} from './support/versionedPages.ts';

const profile = '/docs/features/user/profile';

const toggleOf = (page: Page): Locator =>
  page.getByRole('button', {name: /^Changes (?:since|after)/});
const panelOf = (page: Page): Locator => page.getByRole('region', {name: /^Changes from/});
const textOf = (html: string) => readText(mainOf(html));

test('the difference of every pair of pages, applied to the older one, gives the newer one', () => {
  const pages = versionedPages().filter(({html}) =>
    html.includes('>This page in another version<'),
  );
  expect(pages.length).toBeGreaterThan(700);
  let pairs = 0;
  for (const [index, version] of versionLabels.entries()) {
    const newer = pagesByLine(version);
    const older = pages.filter(page => versionLabels.indexOf(page.version) > index);
    for (const {address, line, html} of older) {
      const file = path.join(servedBuild, changesFile(address.slice(1), version));
      const counterpart = newer.get(line);
      expect(existsSync(file), file).toBe(counterpart !== undefined);
      if (!counterpart) continue;
      const changes: PageChanges = JSON.parse(readFileSync(file, 'utf8'));
      expect(apply(textOf(html), changes), file).toEqual(textOf(counterpart.html));
      pairs++;
    }
  }
  expect(pairs).toBeGreaterThan(1000);
});

test('every page that another version has too offers its changes, no other page does', () => {
  const all = versionLabels.map(pagesByLine);
  const wrong = versionedPages().filter(({version, line, html}) => {
    const hasOthers = all.some(
      (pages, index) => versionLabels[index] !== version && pages.has(line),
    );
    const isDoc = html.includes('aria-label="About this page"');
    return isDoc && html.includes('>This page in another version<') !== hasOthers;
  });
  expect(wrong.map(({address}) => address)).toEqual([]);
});

/** Characters that were added and removed between two versions of a page. */
function amountOf(changes: PageChanges): number {
  const blocks = changes
    .flatMap(section => section.changes)
    .filter(change => typeof change !== 'number');
  const marked = blocks.flatMap(([, parts]) => parts).filter(part => typeof part !== 'string');
  return marked.reduce((sum, [, text]) => sum + text.length, 0);
}

for (const [page, older, newer] of [
  ['whats-new-in-1-3', '1.0.0', '1.3.x'],
  ['whats-new-in-1-4', '1.3.x', '1.4.x'],
  ['whats-new-in-1-5', '1.4.x', '1.5.x'],
] as const) {
  test(`${page} leads to the pages that changed most`, () => {
    const pages = pagesByLine(newer);
    const amounts = [...pagesByLine(older).values()].flatMap(({address, line}) => {
      const file = path.join(servedBuild, changesFile(address.slice(1), newer));
      if (!existsSync(file)) return [];
      const changes: PageChanges = JSON.parse(readFileSync(file, 'utf8'));
      return [{address: pages.get(line)?.address, amount: amountOf(changes)}];
    });
    // Small corrections may change their order.
    const most = amounts.sort((a, b) => b.amount - a.amount).slice(0, 6);
    const html = builtPages().get(`/docs/upgrade/${page}`) ?? '';
    const named = [...html.matchAll(/href="?(\/docs\/[^\s">?]+)\?changes=([^\s">]+)/g)];
    expect(named).toHaveLength(3);
    const addresses = most.map(({address}) => address);
    expect(addresses).toEqual(expect.arrayContaining(named.map(([, address]) => address)));
    expect(new Set(named.map(([, , version]) => version))).toEqual(new Set([older]));
  });
}

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

test('a version that the page is not in is replaced by the one before', async ({page}) => {
  await open(page, `${profile}?changes=0.9.x`);
  await expect(panelOf(page)).toContainText('Changes from 1.4.x to 1.5.x');
  await expect(page).toHaveURL(`${profile}?changes=1.4.x`);
});

test('a reader who follows a link leaves the changes behind', async ({page}) => {
  await open(page, `${profile}?changes=1.4.x`);
  await expect(panelOf(page).getByRole('status')).toContainText('sections');
  await page.getByRole('link', {name: 'Workflows', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/features/workflows/introduction');
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
});

test('changes that do not arrive can be asked for again', async ({page}) => {
  await page.route('**/changes/**', route => route.abort());
  await open(page, profile);
  await toggleOf(page).click();
  await expect(panelOf(page).getByRole('status')).toContainText('could not be loaded');
  await page.unroute('**/changes/**');
  await panelOf(page).getByRole('button', {name: 'Retry'}).click();
  await expect(panelOf(page).getByRole('status')).toContainText('sections changed');
});

test('changes of another shape are refused, and the page stays', async ({page}) => {
  await page.route('**/changes/**', route => route.fulfill({json: [{}]}));
  await open(page, `${profile}?changes=1.4.x`);
  await expect(panelOf(page).getByRole('status')).toContainText('another file');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a page that no other version has shows no changes, whatever its address asks for', async ({
  page,
}) => {
  await open(page, '/docs/concepts/workspace?changes=1.4.x');
  await expect(page.getByRole('region', {name: /^Changes/})).toHaveCount(0);
  await expect(toggleOf(page)).toHaveCount(0);
});

test('a panel that does not arrive says so', async ({page}) => {
  await page.route('**/*VersionChanges*', route => route.abort());
  await open(page, profile);
  await toggleOf(page).click();
  await expect(page.getByRole('alert')).toContainText('did not load completely');
});

test('the changes of a member include what only the search leaves out', async ({page}) => {
  const member =
    '/docs/1.3.x/additional-resources/api-reference/javascript/core.engagespot?changes=1.0.0';
  await open(page, member);
  await expect(panelOf(page)).toContainText('userToken');
});

for (const width of [1440, 375]) {
  test(`everyone can read them, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, `${profile}?changes=1.4.x`);
    await expect(panelOf(page).getByRole('status')).toContainText('sections');
    for (const colorScheme of ['light', 'dark'] as const) {
      await setColorScheme(page, colorScheme);
      expect(await violations(page), colorScheme).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a link to the older page stands there', async ({page}) => {
    await page.goto(profile);
    await expect(toggleOf(page)).toBeHidden();
    await page.getByRole('link', {name: 'This page in another version'}).click();
    await expect(page).toHaveURL('/docs/1.4.x/features/user/profile');
  });
});

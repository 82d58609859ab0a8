/** Pages that changed their address between versions know their successor, wherever a reader or a search engine asks. */
import {expect, type Page} from '@playwright/test';
import {dialog, options, pageResults, search} from './support/search.ts';
import {heading, open} from './support/site.ts';
import {test} from './support/test.ts';

async function chooseVersion(page: Page, from: string, to: string): Promise<void> {
  const menu = page.getByRole('navigation', {name: 'Main'});
  await menu.getByRole('button', {name: from, exact: true}).focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', {name: to, exact: true}).click();
}

test('the version menu follows a page through all versions', async ({page}) => {
  const latest = '/docs/features/channels/concepts/understanding';
  await open(page, '/docs/1.0.0/channels/what-are-channels');
  await chooseVersion(page, '1.0.0', '1.4.x');
  await expect(page).toHaveURL(latest.replace('/docs', '/docs/1.4.x'));
  await chooseVersion(page, '1.4.x', '1.5.x');
  await expect(page).toHaveURL(latest);
  await expect(heading(page)).toHaveText('Channels and providers');
  await chooseVersion(page, '1.5.x', '1.0.0');
  await expect(page).toHaveURL('/docs/1.0.0/channels/what-are-channels');
  await expect(page.locator('.navbar__link--active')).toHaveText('Docs');
});

test('the version menu leads back to a page that was dropped, or to where the version begins', async ({
  page,
}) => {
  await open(page, '/docs/features/workflows/designing-workflow/batch-function');
  await chooseVersion(page, '1.5.x', '1.3.x');
  await expect(page).toHaveURL('/docs/1.3.x/features/batching/introduction');
  await open(page, '/docs/concepts/workspace');
  await chooseVersion(page, '1.5.x', '1.4.x');
  await expect(page).toHaveURL('/docs/1.4.x/introduction/getting-started');
});

test.describe('an address without a page', () => {
  for (const [what, address, target, ...tag] of [
    ['an older version has it', '/docs/user/profile?a=b#c', '/docs/features/user/profile?a=b#c'],
    ['it is new', '/docs/1.0.0/features/user/profile', '/docs/1.0.0/user/profile', '@sweep'],
    [
      'it names that loosely',
      '/docs/v1.4/user/profile',
      '/docs/1.4.x/features/user/profile',
      '@sweep',
    ],
  ] as const) {
    test(`leads to the page of its version if ${what}`, {tag}, async ({page}) => {
      await open(page, address);
      await expect(page).toHaveURL(target);
      await expect(heading(page)).toHaveText(/profile/i);
    });
  }

  test('offers the versions that have the page', async ({page}) => {
    await open(page, '/docs/1.3.x/concepts/workspace');
    const others = page.getByRole('navigation', {name: 'Version 1.3.x does not have this page'});
    await expect(others.getByRole('link')).toHaveText(['1.5.x']);
    await others.getByRole('link').click();
    await expect(page).toHaveURL('/docs/concepts/workspace');
  });

  test('offers the page that comes closest to one that was dropped', {tag: '@sweep'}, async ({
    page,
  }) => {
    await open(page, '/docs/features/batching/introduction');
    const others = page.getByRole('navigation', {name: 'Version 1.5.x does not have this page'});
    await expect(others.getByRole('listitem')).toHaveText([
      '1.5.x, the closest page',
      '1.3.x',
      '1.0.0',
    ]);
  });
});

test.describe('the search', () => {
  test('of an older version leads to the page of the latest', async ({page}) => {
    await open(page, '/docs/1.0.0/user/profile');
    await search(page, 'user profile attributes');
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/1\.0\.0\/user\/profile/);
    await dialog(page).getByRole('link', {name: 'Open in 1.5.x'}).click();
    await expect(page).toHaveURL('/docs/features/user/profile');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('of the latest version says nothing of it in the dialog', {tag: '@sweep'}, async ({
    page,
  }) => {
    await open(page, '/docs/features/user/profile');
    await search(page, 'user profile attributes');
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: /^Open in/})).toHaveCount(0);
  });

  test('names the versions that have a result too', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/search?q=user+profile+attributes');
    const own = page.locator('h2 a[href="/docs/features/user/profile"]');
    const result = page.getByRole('main').getByRole('listitem').filter({has: own});
    await expect(result.getByText(/^Also in/)).toHaveText('Also in 1.4.x, 1.3.x, 1.0.0');
    await result.getByRole('link', {name: /^1\.0\.0: /}).click();
    await expect(page).toHaveURL('/docs/1.0.0/user/profile');
  });

  test('works where the table of pages cannot be loaded', {tag: '@sweep'}, async ({page}) => {
    await page.route('**/*addresses_json*.js', route => route.abort());
    await open(page, '/search?q=user+profile+attributes');
    await expect(pageResults(page).first()).toBeVisible();
    await expect(page.getByText(/^Also in/)).toHaveCount(0);
  });
});

/**
 * Search without a server: the dialog, the results page, and what they do when something is missing.
 */
import {expect, type Page} from '@playwright/test';
import {deadLinksOf} from './support/deadLinks.ts';
import {layoutShift} from './support/layoutShift.ts';
import {holdPageScripts} from './support/scripts.ts';
import {
  blockStorage,
  dialog,
  field,
  options,
  pageField,
  pageResults,
  rows,
  search,
  searchButton,
  start,
} from './support/search.ts';
import {collectErrors, heading, open, settled} from './support/site.ts';
import {test} from './support/test.ts';

/** Files of the search that no page may load by itself. */
const searchFiles = /search-(dialog|worker)|\/search\/.*\.json/;
const indexFiles = /\/search\/[^/]*\.json$/;

/** Holds back the second part of the index until the returned function is called. */
async function holdRest(page: Page): Promise<() => void> {
  let sendRest: () => void = () => undefined;
  const gate = new Promise<void>(resolve => {
    sendRest = resolve;
  });
  await page.route(/search\/.*-rest\..*\.json$/, async route => {
    await gate;
    await route.continue();
  });
  return () => sendRest();
}

test.describe('opening and closing', () => {
  test('opens by its button and keys, closes by its button, a click beside it and keys, and gives the focus back', {
    tag: [
      '@spec:chrome.search-button',
      '@spec:search.button',
      '@spec:search.escape',
      '@spec:search.shortcuts',
      '@spec:limits.shortcuts',
    ],
  }, async ({page}) => {
    await open(page, start);
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect.poll(overflow).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
    await expect.poll(overflow).not.toBe('hidden');

    await searchButton(page).click();
    await page.getByRole('button', {name: 'Close search'}).click();
    await expect(dialog(page)).toBeHidden();
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toBeHidden();

    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('a slash typed into a field stays there', {
    tag: ['@sweep', '@spec:search.shortcuts'],
  }, async ({page}) => {
    await open(page, '/search');
    await pageField(page).pressSequentially('a/b');
    await expect(pageField(page)).toHaveValue('a/b');
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('loading', () => {
  test.use({ownContext: true});

  test('fetches nothing before the reader reaches for it', async ({page}) => {
    const requested: string[] = [];
    page.on('request', request => requested.push(request.url()));
    await open(page, start);
    expect(requested.filter(url => searchFiles.test(url))).toEqual([]);
    await searchButton(page).hover();
    await expect.poll(() => requested.some(url => url.includes('search-dialog'))).toBe(true);
    await expect.poll(() => requested.some(url => url.includes('-rest.'))).toBe(true);
  });

  test('fetches no index ahead for readers who save data', {tag: '@sweep'}, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    const requested: string[] = [];
    page.on('request', request => requested.push(request.url()));
    await open(page, start);
    await searchButton(page).hover();
    await expect.poll(() => requested.some(url => url.includes('search-dialog'))).toBe(true);
    await settled(page);
    expect(requested.filter(url => /\/search\/.*\.json/.test(url))).toEqual([]);
    await search(page, 'data region');
    await expect(options(page).first()).toContainText('Data region');
  });

  test('asks for the worker and the first part of the index while the dialog is on its way', {
    tag: '@sweep',
  }, async ({page}) => {
    let sendDialog: () => void = () => undefined;
    const gate = new Promise<void>(resolve => {
      sendDialog = resolve;
    });
    await page.route(/search-dialog[^/]*\.js$/, async route => {
      await gate;
      await route.continue();
    });
    await open(page, start);
    const first = [
      /search-worker[^/]*\.js$/,
      '**/search/docs-default-*.json',
      '**/search/synonyms-*',
    ];
    const asked = Promise.all(first.map(file => page.waitForRequest(file)));
    await page.keyboard.press('Control+k');
    await asked;
    await page.keyboard.type('data region');
    sendDialog();
    await expect(options(page).first()).toContainText('Data region');
    expect(page.workers()).toHaveLength(1);
  });

  test('answers from the first part of the index while the rest is on its way', async ({page}) => {
    const sendRest = await holdRest(page);
    await open(page, start);
    await search(page, 'data region');
    await expect(options(page).first()).toContainText('Data region');
    await field(page).fill('okafor');
    await expect(options(page)).toHaveCount(0);
    await expect(dialog(page).getByLabel('Searching')).toBeVisible();
    await expect(dialog(page).getByText('No results')).toBeHidden();
    sendRest();
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).getByLabel('Searching')).toBeHidden();
  });

  test('loses no key while the dialog is on its way', async ({page}) => {
    await page.route(/search-dialog[^/]*\.js$/, async route => {
      await new Promise(resolve => setTimeout(resolve, 800));
      await route.continue();
    });
    await open(page, start);
    await page.keyboard.press('/');
    await page.keyboard.type('data regin');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ion');
    await expect(field(page)).toHaveValue('data region');
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('data regions');
    await expect(options(page).first()).toContainText('Data region');
  });

  test('loses no key while the index is on its way', {tag: '@sweep'}, async ({page}) => {
    await page.route(indexFiles, async route => {
      await new Promise(resolve => setTimeout(resolve, 600));
      await route.continue();
    });
    await open(page, start);
    await search(page, '');
    await page.keyboard.type('data region', {delay: 20});
    await expect(dialog(page).getByLabel('Searching')).toBeVisible();
    await expect(options(page).first()).toContainText('Data region');
    await expect(dialog(page).getByLabel('Searching')).toBeHidden();
  });
});

test.describe('results', () => {
  test.beforeEach(({page}) => open(page, start));

  test('suggests pages; finds one by its title, a typo, a beginning and an identifier, and says where it is', async ({
    page,
  }) => {
    await search(page, '');
    await expect(options(page).first()).toHaveText('Quick start');
    await expect(dialog(page).getByRole('grid')).toHaveCount(0);
    for (const query of ['workspace', 'wrkspace', 'workspa']) {
      await field(page).fill(query);
      const first = options(page).first();
      await expect(first).toContainText('Workspace');
      await expect(first).toHaveAttribute('href', '/docs/concepts/workspace');
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await field(page).fill('');
      await expect(first).toHaveText('Quick start');
    }
    await field(page).fill('X-ENGAGESPOT-API-SECRET');
    const mark = options(page).locator('mark', {hasText: 'X-ENGAGESPOT-API-SECRET'});
    await expect(mark.first()).toBeVisible();
    await field(page).fill('data region');
    const group = dialog(page).getByRole('group').first();
    await expect(group).toHaveAccessibleName('Concepts');
    await expect(
      dialog(page)
        .getByRole('status')
        .getByText(/^\d+ results$/),
    ).toBeAttached();
  });

  test('moves with the keys and opens with Enter', async ({page}) => {
    await search(page, 'data region');
    const found = options(page);
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(found.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(found.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    const id = await found.first().getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/concepts/data-region');
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toHaveText('Data region');
  });

  test('can be opened again while the page is on its way', {tag: '@sweep'}, async ({page}) => {
    await search(page, 'data region');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const scripts = await holdPageScripts(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => scripts.waiting.size).toBeGreaterThan(0);
    await search(page, 'layouts');
    scripts.release();
    await expect(heading(page)).toHaveText('Data region');
    await expect(field(page)).toHaveValue('layouts');
    await expect(field(page)).toBeFocused();
  });

  test('opens a new tab with Ctrl+Enter, a middle click and Ctrl and a click, and stays open', {
    tag: '@sweep',
  }, async ({page, context}) => {
    const address = '/docs/concepts/data-region';
    const first = options(page).first();
    await search(page, '');
    for (const [how, press] of [
      ['keys', () => page.keyboard.press('Control+Enter')],
      ['mouse', () => first.click({button: 'middle'})],
      ['mouse', () => first.click({modifiers: ['Control']})],
    ] as const) {
      await field(page).fill('data region');
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(first).toHaveAttribute('href', address);
      const opened = context.waitForEvent('page');
      await press();
      const tab = await opened;
      // Chromium without a window sometimes leaves a tab empty that a mouse has opened: then the link says where it leads.
      if (how === 'keys') await expect(tab).toHaveURL(address);
      await tab.close();
      await page.bringToFront();
      await expect(field(page)).toBeFocused();
      await field(page).fill('');
      await expect(rows(page, 'Recent searches')).toHaveText([/Data region$/]);
      await page.getByRole('button', {name: 'Clear recent searches'}).click();
    }
  });

  test('leads to all results, as many as it says', {tag: '@spec:chrome.all-results'}, async ({
    page,
  }) => {
    await search(page, 'notification');
    const link = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = (await link.textContent())?.match(/\d+/)?.[0];
    // Past the button that closes the dialog and the choice of the version.
    for (let stops = 0; stops < 3; stops++) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=notification&version=current');
    await expect(page.getByText(`${count} documents found`)).toBeVisible();
  });

  test('says that nothing was found, and what to do', {tag: '@spec:errors.no-results'}, async ({
    page,
  }) => {
    await search(page, '<zzqx>');
    await expect(dialog(page).getByText('No results for "<zzqx>"')).toBeVisible();
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
    const link = dialog(page).getByRole('link', {name: 'Let us know.'});
    await expect(link).toHaveAttribute('href', /^mailto:support@engagespot\.co\?subject=.*zzqx/);
    await expect(dialog(page).getByRole('group', {name: 'Try searching for'})).toBeVisible();
    await options(page).first().click();
    await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});

test.describe('what is remembered', () => {
  test.beforeEach(({page}) => open(page, start));

  test('the results that were opened, and the queries whose results were all shown', async ({
    page,
  }) => {
    await search(page, 'data region');
    await options(page).first().click();
    await expect(page).toHaveURL('/docs/concepts/data-region');
    await search(page, 'environment');
    await dialog(page)
      .getByRole('link', {name: /^See all/})
      .click();
    await expect(page).toHaveURL('/search?q=environment&version=current');
    await pageResults(page).getByRole('link', {name: 'Environment', exact: true}).click();
    // The address changes first; the navbar with the search belongs to the page that comes after it.
    await expect(heading(page)).toHaveText('Environment');
    await expect(page).toHaveURL('/docs/concepts/environment');
    await search(page, '');
    await expect(rows(page, 'Recent searches')).toHaveText([
      /Environment$/,
      'environment',
      /Data region$/,
    ]);
    await rows(page, 'Recent searches')
      .getByRole('button', {name: 'environment', exact: true})
      .click();
    await expect(field(page)).toHaveValue('environment');
    await expect(field(page)).toBeFocused();
    await field(page).fill('');
    await page.getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(rows(page, 'Recent searches')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });

  test('favorites, kept and removed with the keyboard', {tag: '@sweep'}, async ({page}) => {
    const recent = rows(page, 'Recent searches');
    const favorites = rows(page, 'Favorites');
    for (const query of ['environment', 'data region']) {
      await search(page, query);
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(options(page).first()).toContainText(new RegExp(query, 'i'));
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
    }
    await search(page, '');
    await expect(field(page)).toHaveAttribute('aria-haspopup', 'grid');
    await expect(recent).toHaveText([/Data region$/, /Environment$/]);

    await page.keyboard.press('ArrowDown');
    await expect(recent.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    const keep = recent.first().getByRole('button', {name: 'Add to favorites: Data region'});
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await keep.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(favorites).toHaveText([/Data region$/]);
    await expect(recent).toHaveText([/Environment$/]);
    await expect(
      dialog(page).getByRole('status').getByText('Added to favorites: Data region'),
    ).toBeAttached();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(recent).toHaveCount(0);

    await open(page, start);
    await search(page, '');
    await expect(favorites).toHaveText([/Data region$/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/concepts/data-region');
    await search(page, '');
    await favorites.getByRole('button', {name: 'Remove from favorites: Data region'}).click();
    await expect(favorites).toHaveCount(0);
    await expect(recent).toHaveText([/Data region$/]);
    await expect(field(page)).toBeFocused();
  });

  test('nothing that others wrote into the storage', {tag: '@sweep'}, async ({page}) => {
    await page.evaluate(() => {
      const place = {type: 'place', title: 'Trap', trail: '', kind: 'page'};
      localStorage.setItem(
        'docs-search-recent',
        JSON.stringify([
          {...place, url: 'javascript:alert(1)'},
          {...place, url: '//evil.example'},
        ]),
      );
      localStorage.setItem('docs-search-favorites', '{"not": "a list"}');
    });
    await search(page, '');
    await expect(options(page).first()).toHaveText('Quick start');
    await expect(dialog(page).getByText('Trap')).toHaveCount(0);
  });
});

test.describe('what may be missing', () => {
  test.use({ownContext: true});

  test('the index: says so, and recovers', {tag: '@spec:errors.search'}, async ({page}) => {
    await page.route(indexFiles, route => route.abort());
    await open(page, start);
    await search(page, 'data region');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
    await expect(
      dialog(page).getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await page.unroute(indexFiles);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toContainText('Data region');
  });

  for (const [what, files] of [
    ['one file of the index', '**/search/docs-default-*.json'],
    ['the synonyms', '**/search/synonyms-*.json'],
  ] as const) {
    test(`${what}: searches the others, and says so`, {tag: '@sweep'}, async ({page}) => {
      await page.route(files, route => route.fulfill({status: 503}));
      await open(page, start);
      await search(page, 'data regions');
      await expect(options(page).first()).toBeVisible();
      await expect(
        dialog(page).getByRole('status').filter({hasText: 'could not be loaded'}),
      ).toBeVisible();
    });
  }

  test('the dialog itself: says so', {tag: '@sweep'}, async ({page}) => {
    await page.route(/search-dialog[^/]*\.js$/, route => route.abort());
    // The site is out of reach, not replaced by a new deployment.
    await page.route('**/search', route => route.abort());
    await open(page, start);
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('alert').filter({hasText: 'Unable to fetch results'}),
    ).toBeVisible();
    await expect(heading(page)).toBeVisible();
  });

  test('the script of the worker: searches in the page', {tag: '@sweep'}, async ({page}) => {
    await page.route(/search-worker[^/]*\.js$/, route => route.abort());
    await open(page, start);
    await search(page, 'data region');
    await expect(options(page).first()).toContainText('Data region');
  });

  test('storage: remembers until the page is left', async ({page}) => {
    const errors = collectErrors(page);
    await blockStorage(page);
    await open(page, start);
    await search(page, 'data region');
    await options(page).first().click();
    await expect(page).toHaveURL('/docs/concepts/data-region');
    await search(page, '');
    await rows(page, 'Recent searches')
      .getByRole('button', {name: /^Add to favorites/})
      .click();
    await expect(rows(page, 'Favorites')).toHaveText([/Data region$/]);
    await open(page, start);
    await search(page, '');
    await expect(options(page).first()).toHaveText('Quick start');
    expect(errors.filter(error => error.startsWith('uncaught'))).toEqual([]);
  });

  test('the network, once the index is there: searches on', {tag: '@sweep'}, async ({
    page,
    context,
  }) => {
    await open(page, start);
    await search(page, 'data region');
    await expect(options(page).first()).toContainText('Data region');
    await context.setOffline(true);
    await field(page).fill('workspace');
    await expect(options(page).first()).toContainText('Workspace');
  });

  test('the network, before the index is there: says so, and typing goes on', {
    tag: '@sweep',
  }, async ({page, context}) => {
    await page.route(indexFiles, route => route.abort());
    await open(page, start);
    const parts = ['js', 'css'].map(type => page.waitForResponse(`**/search-dialog.*.${type}`));
    await searchButton(page).hover();
    for (const part of await Promise.all(parts)) await part.finished();
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await field(page).fill('data region');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(indexFiles);
    await context.setOffline(false);
    await page.keyboard.type('s');
    await expect(options(page).first()).toContainText('Data region');
  });
});

test.describe('results page', () => {
  test('shows what the address asks for, and stays out of other indexes', {
    tag: '@spec:chrome.search-page',
  }, async ({page}) => {
    await open(page, '/search?q=data%20region');
    await expect(heading(page)).toHaveText('Search results for "data region"');
    await expect(page).toHaveTitle(/^Search results for "data region"/);
    await expect(pageField(page)).toHaveValue('data region');
    await expect(pageResults(page).first()).toHaveText('Data region');
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
    expect(await deadLinksOf(page)).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  for (const width of [375, 1440]) {
    test(`moves nothing when results arrive late, at ${width} pixels`, {tag: '@sweep'}, async ({
      page,
    }) => {
      const sendRest = await holdRest(page);
      await page.setViewportSize({width, height: 812});
      await open(page, '/search?q=hmac');
      await expect(page.getByText('Searching …')).toBeVisible();
      sendRest();
      await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
      await settled(page);
      await expect(pageResults(page)).toHaveCount(10);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
  }

  test('follows the back and forward buttons', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/search?q=data%20region');
    await expect(pageResults(page).first()).toHaveText('Data region');
    await search(page, 'workspace');
    await dialog(page)
      .getByRole('link', {name: /^See all/})
      .click();
    await expect(pageField(page)).toHaveValue('workspace');
    await expect(pageResults(page).first()).toHaveText('Workspace');
    await page.goBack();
    await expect(pageField(page)).toHaveValue('data region');
    await expect(pageResults(page).first()).toHaveText('Data region');
    await page.goForward();
    await expect(pageField(page)).toHaveValue('workspace');
    await expect(pageResults(page).first()).toHaveText('Workspace');
  });

  test('puts what is typed into the address, keeps the focus, and the search before for the back button', {
    tag: '@spec:limits.query-parameter',
  }, async ({page}) => {
    await open(page, '/search?q=data%20region');
    await expect(pageField(page)).toHaveValue('data region');
    const entries = await page.evaluate(() => history.length);
    await pageField(page).fill('');
    await pageField(page).pressSequentially('environment', {delay: 40});
    await expect(page).toHaveURL('/search?q=environment');
    await expect(pageField(page)).toBeFocused();
    await expect(pageResults(page).first()).toHaveText('Environment');
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(pageField(page)).toHaveValue('data region');
    await expect(pageResults(page).first()).toHaveText('Data region');
    await page.goForward();
    await expect(pageField(page)).toHaveValue('environment');
    await page.reload();
    await expect(pageResults(page).first()).toHaveText('Environment');
  });

  test.describe('while time is told to pass', () => {
    test.use({ownContext: true});

    test('keeps what was submitted or read, and not its first letters', {tag: '@sweep'}, async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, '/search');
      await pageField(page).fill('workspace');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=workspace');
      await expect(pageField(page)).toBeFocused();
      await pageField(page).fill('data');
      await expect(page).toHaveURL('/search?q=data');
      await pageField(page).fill('data region');
      await expect(page).toHaveURL('/search?q=data+region');
      await page.clock.fastForward(3_000);
      await pageField(page).fill('environment');
      await expect(page).toHaveURL('/search?q=environment');
      for (const query of ['data region', 'workspace']) {
        await page.goBack();
        await expect(pageField(page)).toHaveValue(query);
        await expect(pageResults(page).first()).toHaveText(new RegExp(query, 'i'));
      }
    });
  });

  test('asks for nothing without a query, and follows a link to other results', {
    tag: '@sweep',
  }, async ({page}) => {
    await open(page, '/search');
    await expect(heading(page)).toHaveText('Search the documentation');
    await expect(pageResults(page)).toHaveCount(0);
    await pageField(page).fill('zzqx');
    await expect(page.getByText('No results for "zzqx"')).toBeVisible();
    await page.getByRole('link', {name: 'quick start', exact: true}).click();
    await expect(page).toHaveURL('/search?q=quick+start');
    await expect(pageField(page)).toHaveValue('quick start');
    await expect(pageResults(page).first()).toBeVisible();
  });

  test('loads more without losing or repeating a result', async ({page}) => {
    await open(page, '/search?q=notification');
    const links = pageResults(page).getByRole('link');
    await expect(links).toHaveCount(10);
    const first = await links.allTextContents();
    await page.getByRole('button', {name: 'Load more'}).click();
    await expect(links).toHaveCount(20);
    expect((await links.allTextContents()).slice(0, 10)).toEqual(first);
    await expect(links.nth(10)).toBeFocused();
    const urls = await links.evaluateAll(all => all.map(link => link.getAttribute('href')));
    expect(new Set(urls).size).toBe(20);
    await links.last().click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(links).toHaveCount(20);
  });

  test('keeps the place in a long list when the reader reloads', {tag: '@sweep'}, async ({
    page,
  }) => {
    await open(page, '/search?q=notification&show=50');
    const links = pageResults(page).getByRole('link');
    await expect(links.nth(39)).toBeVisible();
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
    const read = await links.nth(30).textContent();
    const top = () =>
      pageResults(page)
        .filter({hasText: read ?? ''})
        .first()
        .evaluate(heading => heading.getBoundingClientRect().top);
    await links.nth(30).evaluate(link => link.scrollIntoView({block: 'center'}));
    const before = await top();
    await page.reload();
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });

  test('says when it cannot search', {tag: '@spec:errors.search'}, async ({page}) => {
    await page.route(indexFiles, route => route.abort());
    await open(page, '/search?q=inbox');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(indexFiles);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(pageResults(page).first()).toBeVisible();
  });
});

test.describe('versions', () => {
  const version = (page: Page, name: string) => dialog(page).getByRole('radio', {name});

  test('are named in the dialog, can be changed there, and are those of the results page, too', async ({
    page,
  }) => {
    await open(page, start);
    await search(page, 'quick start');
    await expect(version(page, '1.5.x')).toBeChecked();
    await dialog(page).locator('label', {hasText: '1.3.x'}).click();
    await expect(version(page, '1.3.x')).toBeChecked();
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/1\.3\.x\//);
    const all = dialog(page).getByRole('link', {name: /^See all/});
    await expect(all).toHaveAttribute('href', /version=1\.3\.x/);
    await all.click();
    await expect(page).toHaveURL(/version=1\.3\.x/);
    await search(page, 'quick start');
    await expect(version(page, '1.3.x')).toBeChecked();
  });

  test('show nothing of the version before while the next one is on its way', {
    tag: '@sweep',
  }, async ({page}) => {
    await open(page, start);
    await search(page, 'hmac');
    await expect(options(page).first()).toBeVisible();
    let arrive = () => {};
    const arrived = new Promise<void>(resolve => {
      arrive = resolve;
    });
    await page.route(/search\/[^/]*1\.0\.0[^/]*\.json$/, async route => {
      await arrived;
      await route.continue().catch(() => undefined);
    });
    await dialog(page).locator('label', {hasText: '1.0.0'}).click();
    await expect(options(page)).toHaveCount(0);
    arrive();
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/1\.0\.0\//);
  });

  test('stay with what is remembered, and with the first steps', {tag: '@sweep'}, async ({
    page,
  }) => {
    await open(page, '/docs/1.4.x/introduction/quick-start');
    await search(page, '');
    await expect(version(page, '1.4.x')).toBeChecked();
    const starts = dialog(page).getByRole('group', {name: 'Start here'}).getByRole('option');
    await expect(starts.filter({hasText: 'In-app inbox'})).toHaveAttribute(
      'href',
      /^\/docs\/1\.4\.x\//,
    );
    await field(page).fill('quick start');
    await dialog(page)
      .getByRole('link', {name: /^See all/})
      .click();
    await open(page, start);
    await search(page, '');
    const recent = rows(page, 'Recent searches').filter({hasText: 'quick start'});
    await expect(recent).toContainText('1.4.x');
    await recent
      .getByRole('button', {name: /quick start/})
      .first()
      .click();
    await expect(version(page, '1.4.x')).toBeChecked();
    await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/1\.4\.x\//);
  });
});

test.describe('results at a glance', () => {
  test('show at least four pages without scrolling, the call of an operation, and the keys that do something now', async ({
    page,
  }) => {
    await open(page, start);
    await search(page, '');
    for (const query of ['preferences', 'delete user', 'theme colors', 'error 401', 'categories']) {
      await field(page).fill(query);
      const list = dialog(page).getByRole('listbox', {name: 'Search results'});
      const match = list.locator('mark', {hasText: new RegExp(query.slice(0, 4), 'i')});
      await expect(match.first()).toBeVisible();
      const shown = await list.evaluate(element => {
        const {bottom} = element.getBoundingClientRect();
        const groups = [...element.querySelectorAll('[role=group]')];
        return groups.filter(group => {
          const option = group.querySelector('[role=option]');
          return option && option.getBoundingClientRect().bottom <= bottom;
        }).length;
      });
      expect.soft(shown, query).toBeGreaterThanOrEqual(4);
    }
    await field(page).fill('delete user');
    const operation = options(page).filter({hasText: '/v3/users/{identifier}'}).first();
    await expect(operation).toContainText('DELETE');
    const place = dialog(page)
      .getByRole('group', {name: /^API › Users/})
      .first();
    await expect(place).toBeVisible();
    const hints = dialog(page).locator('p', {has: page.locator('kbd')});
    await expect(hints).toContainText('open');
    await field(page).fill('zzzzqqqq');
    await expect(dialog(page).getByText('No results for').first()).toBeVisible();
    await expect(hints).toContainText('move');
    await expect(hints).not.toContainText('open');
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 375, height: 740}});

    test('can be closed with a thumb', {tag: '@sweep'}, async ({page}) => {
      await open(page, start);
      await search(page, 'inbox');
      await expect(options(page).first()).toBeVisible();
      // The dialog grows while it opens; what counts is the size that it has then.
      const close = dialog(page).getByRole('button', {name: 'Close search'});
      const size = await close.evaluate((button: HTMLElement) =>
        Math.min(button.offsetWidth, button.offsetHeight),
      );
      expect(size).toBeGreaterThanOrEqual(44);
    });
  });
});

test('Back to the results page leads to where the reader was', {tag: '@sweep'}, async ({page}) => {
  await open(page, '/search?q=notification&show=40');
  await expect(pageResults(page)).toHaveCount(40);
  const results = await pageResults(page).allTextContents();
  const result = pageResults(page).nth(30);
  await result.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const target = await result.getByRole('link').getAttribute('href');
  await result.getByRole('link').click();
  await expect(heading(page)).not.toContainText('Search results');
  await page.goBack();
  await expect(pageResults(page).locator(`a[href="${target}"]`)).toBeInViewport();
  expect(await pageResults(page).allTextContents()).toEqual(results);
});

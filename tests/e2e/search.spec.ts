/**
 * Search without a server: the dialog, the results page, and what they do when something is missing.
 */
import AxeBuilder from '@axe-core/playwright';
import {expect, type Locator, type Page, test} from '@playwright/test';
import {createEngine} from '../../src/search/embedded/engine.ts';
import {parameters} from '../../src/search/parameters.ts';
import {isFailure} from '../../src/search/protocol.ts';
import {
  decodeShard,
  type Manifest,
  manifestPath,
  shardRecords,
} from '../../src/search/records/shard.ts';
import {collectErrors, open} from './support/site.ts';

const start = '/docs/concepts/workspace';

/** Files of the search that no page may load by itself. */
const searchFiles = /search-(dialog|worker)|\/search\/.*\.json/;
const indexFiles = '**/search/*.json';

function searchButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Search', exact: true});
}

function dialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search the documentation'});
}

function field(page: Page): Locator {
  return dialog(page).getByRole('combobox', {name: 'Search docs'});
}

function options(page: Page): Locator {
  return dialog(page).getByRole('option');
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

test.describe('opening and closing', () => {
  test.beforeEach(({page}) => open(page, start));

  test('opens by its button, with the focus in the field', async ({page}) => {
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  });

  test('opens and closes with Ctrl+K', async ({page}) => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  });

  test('opens with a slash', async ({page}) => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('a slash typed into a field stays there', async ({page}) => {
    await open(page, '/search');
    const input = page.getByRole('searchbox', {name: 'Search docs'});
    await input.pressSequentially('a/b');
    await expect(input).toHaveValue('a/b');
    await expect(dialog(page)).toBeHidden();
  });

  test('closes with Escape and gives the focus back', async ({page}) => {
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test('closes by its button and by a click beside it', async ({page}) => {
    await searchButton(page).click();
    await page.getByRole('button', {name: 'Close search'}).click();
    await expect(dialog(page)).toBeHidden();
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toBeHidden();
  });

  test('keeps the page behind from scrolling', async ({page}) => {
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await expect.poll(overflow).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(overflow).not.toBe('hidden');
  });
});

test.describe('loading', () => {
  test('fetches nothing before the reader reaches for it', async ({page}) => {
    const requested: string[] = [];
    page.on('request', request => requested.push(request.url()));
    await open(page, start);
    expect(requested.filter(url => searchFiles.test(url))).toEqual([]);
    await searchButton(page).hover();
    await expect.poll(() => requested.some(url => url.includes('search-dialog'))).toBe(true);
  });

  test('loses no key while the dialog is on its way', async ({page}) => {
    await page.route('**/*search-dialog*.js', async route => {
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

  test('loses no key while the index is on its way', async ({page}) => {
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

  for (const [by, query] of [
    ['its title', 'data region'],
    ['a typo', 'data regoin'],
    ['the beginning of its title', 'data reg'],
  ] as const) {
    test(`finds a page by ${by}`, async ({page}) => {
      await search(page, query);
      const first = options(page).first();
      await expect(first).toContainText('Data region');
      await expect(first).toHaveAttribute('href', '/docs/concepts/data-region');
      await expect(first).toHaveAttribute('aria-selected', 'true');
    });
  }

  test('finds an identifier, and marks it', async ({page}) => {
    await search(page, 'X-ENGAGESPOT-API-SECRET');
    await expect(options(page).first()).toHaveAttribute('href', /^\/api/);
    const mark = options(page).locator('mark', {hasText: 'X-ENGAGESPOT-API-SECRET'});
    await expect(mark.first()).toBeVisible();
  });

  test('groups results by page and says where they are', async ({page}) => {
    await search(page, 'data region');
    const group = dialog(page).getByRole('group').first();
    await expect(group).toHaveAccessibleName('Concepts');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  });

  test('moves with the keys and opens with Enter', async ({page}) => {
    await search(page, 'data region');
    const rows = options(page);
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    const id = await rows.first().getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/concepts/data-region');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Data region');
  });

  test('opens a new tab with Ctrl+Enter', async ({page, context}) => {
    await search(page, 'data region');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL('/docs/concepts/data-region');
    await expect(dialog(page)).toBeVisible();
  });

  test('leads to all results, as many as it says', async ({page}) => {
    await search(page, 'notification');
    const link = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = (await link.textContent())?.match(/\d+/)?.[0];
    await link.click();
    await expect(page).toHaveURL('/search?q=notification');
    await expect(page.getByText(`${count} documents found`)).toBeVisible();
  });

  test('says that nothing was found, and what to do', async ({page}) => {
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

  test('suggests pages before anything is typed, and remembers searches', async ({page}) => {
    await search(page, '');
    await expect(options(page).first()).toHaveText('Quick start');
    await field(page).fill('data region');
    await options(page).first().click();
    await expect(page).toHaveURL('/docs/concepts/data-region');
    await search(page, '');
    const recent = dialog(page).getByRole('group', {name: 'Recent searches'});
    await expect(recent.getByRole('option')).toHaveText(['data region']);
    await recent.getByRole('option').click();
    await expect(field(page)).toHaveValue('data region');
    await field(page).fill('');
    await page.getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(recent).toBeHidden();
  });
});

test.describe('what may be missing', () => {
  test('the index: says so, and recovers', async ({page}) => {
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

  test('one file of the index: says so', async ({page}) => {
    await page.route('**/search/docs-default-*.json', route => route.fulfill({status: 503}));
    await open(page, start);
    await search(page, 'data region');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
  });

  test('the dialog itself: says so', async ({page}) => {
    await page.route('**/*search-dialog*.js', route => route.abort());
    await open(page, start);
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('alert').filter({hasText: 'Unable to fetch results'}),
    ).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('workers: searches in the page', async ({page}) => {
    await page.addInitScript('delete window.Worker');
    await open(page, start);
    await search(page, 'data region');
    await expect(options(page).first()).toContainText('Data region');
  });

  test('the script of the worker: searches in the page', async ({page}) => {
    await page.route('**/*search-worker*.js', route => route.abort());
    await open(page, start);
    await search(page, 'data region');
    await expect(options(page).first()).toContainText('Data region');
  });

  test('storage: searches without remembering', async ({page}) => {
    const errors = collectErrors(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, start);
    await search(page, 'data region');
    await options(page).first().click();
    await expect(page).toHaveURL('/docs/concepts/data-region');
    await search(page, '');
    await expect(options(page).first()).toHaveText('Quick start');
    expect(errors.filter(error => error.startsWith('uncaught'))).toEqual([]);
  });
});

test.describe('results page', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('heading', {level: 2});
  const input = (page: Page) => page.getByRole('searchbox', {name: 'Search docs'});

  test('shows what the address asks for, and stays out of other indexes', async ({page}) => {
    await open(page, '/search?q=data%20region');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Search results for "data region"',
    );
    await expect(page).toHaveTitle(/^Search results for "data region"/);
    await expect(input(page)).toHaveValue('data region');
    await expect(results(page).first()).toHaveText('Data region');
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('puts what is typed into the address, and keeps the focus', async ({page}) => {
    await open(page, '/search?q=data%20region');
    await input(page).fill('');
    await input(page).pressSequentially('workspace', {delay: 40});
    await expect(page).toHaveURL('/search?q=workspace');
    await expect(input(page)).toBeFocused();
    await expect(results(page).first()).toHaveText('Workspace');
    await page.reload();
    await expect(results(page).first()).toHaveText('Workspace');
  });

  test('follows the back and forward buttons', async ({page}) => {
    await open(page, '/search?q=data%20region');
    await expect(results(page).first()).toHaveText('Data region');
    await search(page, 'workspace');
    await dialog(page)
      .getByRole('link', {name: /^See all/})
      .click();
    await expect(input(page)).toHaveValue('workspace');
    await expect(results(page).first()).toHaveText('Workspace');
    await page.goBack();
    await expect(input(page)).toHaveValue('data region');
    await expect(results(page).first()).toHaveText('Data region');
    await page.goForward();
    await expect(input(page)).toHaveValue('workspace');
    await expect(results(page).first()).toHaveText('Workspace');
  });

  test('follows a link to other results', async ({page}) => {
    await open(page, '/search?q=zzqx');
    await expect(page.getByText('No results for "zzqx"')).toBeVisible();
    await page.getByRole('link', {name: 'quick start', exact: true}).click();
    await expect(page).toHaveURL('/search?q=quick+start');
    await expect(input(page)).toHaveValue('quick start');
    await expect(results(page).first()).toBeVisible();
  });

  test('loads more without losing or repeating a result', async ({page}) => {
    await open(page, '/search?q=notification');
    const links = results(page).getByRole('link');
    await expect(links).toHaveCount(10);
    const first = await links.allTextContents();
    await page.getByRole('button', {name: 'Load more'}).click();
    await expect(links.nth(10)).toBeVisible();
    expect((await links.allTextContents()).slice(0, 10)).toEqual(first);
    const urls = await links.evaluateAll(all => all.map(link => link.getAttribute('href')));
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('says when it cannot search', async ({page}) => {
    await page.route(indexFiles, route => route.abort());
    await open(page, '/search?q=inbox');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(indexFiles);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toBeVisible();
  });

  test('asks for nothing without a query', async ({page}) => {
    await open(page, '/search');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    await expect(results(page)).toHaveCount(0);
  });
});

/**
 * What readers search for, and what must be among the first results. A change of the ranking or of
 * the content that breaks a line is looked at, not waved through.
 */
const ledger: [query: string, url: string, top: number, because: string][] = [
  ['quick start', '/docs/introduction/quick-start', 1, 'its name in the sidebar is not its title'],
  ['data region', '/docs/concepts/data-region', 1, 'title'],
  ['data regions', '/docs/concepts/data-region', 1, 'plural of a title'],
  ['data regoin', '/docs/concepts/data-region', 1, 'swapped letters'],
  ['wrkspace', '/docs/concepts/workspace', 1, 'missing letter'],
  ['version contr', '/docs/concepts/version-control', 1, 'beginning of a title'],
  ['authentication', '/docs/features/in-app-inbox/authentication', 2, 'before equal headings'],
  ['secure mode', '/api/api-reference/introduction#secure-mode', 2, 'heading'],
  ['send notification', '/api/notifications/send-notification', 2, 'call without its article'],
  ['delete user', '/api/users/delete-user', 1, 'call without its article'],
  ['cancellationKey', '/api/workflows/cancel-run', 3, 'identifier in a text'],
  ['where do I find the api key', '/docs/introduction/quick-start', 8, 'question'],
];

test('ranks what readers search for', async ({request}) => {
  const manifest: Manifest = await (await request.get(`/${manifestPath}`)).json();
  const shards = await Promise.all(
    manifest.shards.map(async ({file}) => (await request.get(`/search/${file}`)).json()),
  );
  const records = shards.flatMap(json => shardRecords(decodeShard(json)));
  const engine = createEngine(records, 'docs');
  for (const [q, url, top, because] of ledger) {
    const result = engine.search({...parameters, collection: 'docs', q});
    const pages = isFailure(result) ? [] : (result.grouped_hits ?? []);
    const found = pages
      .slice(0, top)
      .flatMap(({group_key, hits}) => [...group_key, ...hits.map(({document}) => document.url)]);
    expect.soft(found, `${q}: ${because}`).toContain(url);
  }
});

test('the results page is accessible', async ({page}) => {
  for (const address of ['/search?q=data%20region', '/search?q=zzqx']) {
    await open(page, address);
    await expect(page.getByText(/documents found|No results for/)).toBeVisible();
    const {violations} = await new AxeBuilder({page}).include('main').analyze();
    expect.soft(violations, address).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog is accessible, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, start);
    for (const query of ['', 'data region', 'zzqx']) {
      await page.keyboard.press('Control+k');
      await field(page).fill(query);
      await expect(options(page).first()).toBeVisible();
      const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
      expect.soft(violations, query).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

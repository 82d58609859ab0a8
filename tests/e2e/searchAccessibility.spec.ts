/** Every state of the search keeps the rules of axe, in both colour modes. */
import {expect, type Page} from '@playwright/test';
import {colorViolations, setColorScheme, violations} from './support/axe.ts';
import {dialog, field, options, rows, search, start} from './support/search.ts';
import {answering, down, serveSearch} from './support/searchServer.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

async function expectNoViolations(page: Page, state: string): Promise<void> {
  await setColorScheme(page, 'light');
  expect.soft(await violations(page), `${state}, light`).toEqual([]);
  await setColorScheme(page, 'dark');
  expect.soft(await colorViolations(page), `${state}, dark`).toEqual([]);
}

test('the dialog before, with and without results', async ({page}) => {
  await page.addInitScript(() => {
    const place = {type: 'place', trail: 'Concepts', kind: 'page'};
    const favorite = {...place, url: '/docs/concepts/workspace', title: 'Workspace'};
    const recent = {...place, url: '/docs/concepts/data-region', title: 'Data region'};
    const query = {type: 'query', query: 'inbox'};
    localStorage.setItem('docs-search-favorites', JSON.stringify([favorite]));
    localStorage.setItem('docs-search-recent', JSON.stringify([recent, query]));
  });
  await open(page, start);
  await search(page, '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(rows(page, 'Favorites')).toHaveCount(1);
  await expectNoViolations(page, 'remembered');
  await field(page).fill('data region');
  await expect(options(page).first()).toBeVisible();
  await expectNoViolations(page, 'results');
  await field(page).fill('zzqx');
  await expect(dialog(page).getByText('No results for "zzqx"')).toBeVisible();
  await expectNoViolations(page, 'no results');
});

test('the dialog before anything is remembered', {tag: '@sweep'}, async ({page}) => {
  await open(page, start);
  await search(page, '');
  await expect(options(page).first()).toBeVisible();
  await expectNoViolations(page, 'idle');
});

test('the dialog with a server that fails', {tag: '@sweep'}, async ({page}) => {
  const server = await serveSearch(page, answering(401, '{}'));
  await open(page, start);
  await search(page, 'inbox');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'failed');
  await field(page).fill('');
  server.answer = down;
  await field(page).fill('data region');
  await expect(dialog(page).getByText('The search server is not reachable.')).toBeVisible();
  await expectNoViolations(page, 'fallback');
});

test('the dialog and the page while they wait', {tag: '@sweep'}, async ({page}) => {
  // Nothing answers, for as long as it takes.
  await page.route('**/search/*.json', () => undefined);
  await open(page, '/search?q=inbox');
  await expect(page.getByText('Searching …')).toBeVisible();
  await expectNoViolations(page, 'page, waiting');
  await search(page, 'inbox');
  await expect(dialog(page).getByLabel('Searching', {exact: true})).toBeVisible();
  await expectNoViolations(page, 'dialog, waiting');
});

test('the results page', {tag: '@sweep'}, async ({page}) => {
  for (const [state, address, shows] of [
    ['blank', '/search', 'Try searching for'],
    ['results', '/search?q=data%20region', 'documents found'],
    ['no results', '/search?q=zzqx', 'No results for'],
  ] as const) {
    await open(page, address);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectNoViolations(page, state);
  }
  const server = await serveSearch(page, answering(401, '{}'));
  await open(page, '/search?q=inbox');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'failed');
  server.answer = down;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('The search server is not reachable.')).toBeVisible();
  await expectNoViolations(page, 'fallback');
});

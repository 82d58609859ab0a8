/**
 * The lines of the specification that the development server keeps in another way than the built
 * site: it renders no pages, answers every address alike, and has nothing that builds make of pages.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import {documentFile} from '../../../src/openapi/documentFile.ts';
import {siteCopy, test} from '../support/developmentServer.ts';
import {collectDocuments, collectWarnings} from '../support/scripts.ts';
import {heading, open} from '../support/site.ts';

// In one worker, because each starts a server.
test.describe.configure({mode: 'default'});

const start = {path: '/docs/concepts/workspace', title: 'Workspace'};
const next = {path: '/docs/concepts/environment', title: 'Environment'};

test.describe('Development server: Section 2', () => {
  test('* not-found page, with status 200 like every address', {
    tag: '@spec:routes.not-found',
  }, async ({page}) => {
    const response = await open(page, '/Docs/Get-Support');
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found | Engagespot');
  });

  test('/docs/rest-api/* and /docs-b32 redirect, by the not-found page', {
    tag: '@spec:routes.rest-api-redirects',
  }, async ({page}) => {
    for (const [from, to, title] of [
      ['/docs-b32?a=b#c', '/docs?a=b#c', 'Documentation'],
      ['/docs/rest-api/users?a=b#c', '/api/api-reference/introduction?a=b#c', 'API introduction'],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toHaveText(title);
    }
  });

  test('Paths ending in .html or /index.html are normalised to the path without the suffix', {
    tag: '@spec:routes.html-suffixes',
  }, async ({page}) => {
    const documents = collectDocuments(page);
    await open(page, `${start.path}/index.html?a=b#c`);
    await expect(page).toHaveURL(`${start.path}?a=b#c`);
    await expect(heading(page)).toHaveText(start.title);
    expect(documents).toEqual([`${start.path}/index.html`]);
  });

  test('A failed route load logs a warning and reloads, then shows the error text and Retry', {
    tag: '@spec:errors.failed-route',
  }, async ({page}) => {
    await open(page, start.path);
    const documents = collectDocuments(page);
    const warnings = collectWarnings(page);
    const script = '**/docs_concepts_environment_mdx*.js';
    await page.route(script, route => route.fulfill({status: 404, body: 'Not found'}));
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: next.title, exact: true}).first().click();
    const problem = page.getByRole('alert');
    await expect(problem).toContainText(/Loading chunk \S+ failed/);
    expect(warnings.join('\n')).toMatch(/Loading chunk \S+ failed/);
    expect(documents).toEqual([next.path]);

    await page.unroute(script);
    // The server's own report of the error lies over the page.
    await problem.getByRole('button', {name: 'Retry'}).dispatchEvent('click');
    await expect(heading(page)).toHaveText(next.title);
    await expect(problem).toBeHidden();
  });
});

test.describe('Development server: Section 8', () => {
  test("Crash fallback: 'This page crashed.', not covered by the server's own report", {
    tag: '@spec:errors.crash',
  }, async ({page}) => {
    // The server compiles a page when it is asked for; from then on the page is a script of its own.
    await open(page, start.path);
    await page.route('**/docs_concepts_workspace_mdx*.js', async route => {
      const response = await route.fetch();
      const script = await response.text();
      const body = script.replace(
        /function _createMdxContent\(props\) \{/,
        "$& if (!window.isMended) throw new Error('The page failed');",
      );
      expect(body).not.toBe(script);
      await route.fulfill({response, body});
    });
    await page.goto(start.path);
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.getByRole('main')).toContainText('The page failed');
    await page.evaluate(() => Object.assign(window, {isMended: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText(start.title);
  });

  test('Search: finds what the last build holds, and says how old that is', async ({page}) => {
    const age = /This index is from the build of \w+ \d+ at \d+:\d\d/;
    await open(page, start.path);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(age);
    await dialog.getByPlaceholder('Search docs').fill('data region');
    await expect(dialog.getByRole('option').first()).toContainText('Data region');

    await open(page, '/search?q=data%20region');
    const main = page.getByRole('main');
    await expect(main).toContainText(age);
    await expect(main.getByRole('link', {name: 'Data region', exact: true}).first()).toBeVisible();
  });

  test('Semantic widget: answers questions from the files of the last build', async ({page}) => {
    await open(page, start.path);
    await page.getByRole('button', {name: 'Ask', exact: true}).click();
    const panel = page.getByRole('dialog', {name: 'Ask the documentation'});
    await panel.getByRole('textbox').fill('which host do I call for customers in Europe');
    await panel.getByRole('textbox').press('Enter');
    await expect(panel.locator('li.passage')).toHaveCount(3);
  });

  test('Search error: says that the index is made by builds, not that the network failed', {
    tag: '@spec:errors.search',
  }, async ({page}) => {
    // What the server gives where there is no file.
    await page.route('**/search/*.json', route => route.fulfill({contentType: 'text/html'}));
    await open(page, '/search?q=data%20region');
    const main = page.getByRole('main');
    await expect(main).toContainText('Search has no index yet');
    await expect(main.locator('code')).toHaveText('npm run build');
    await expect(main.getByRole('alert')).toHaveCount(0);
  });
});

/** Replaces a text that is there once in a file of the copy that the server shows. */
async function change(file: string, from: string, to: string): Promise<void> {
  const target = path.join(siteCopy, file);
  const source = await readFile(target, 'utf8');
  expect(source.split(from)).toHaveLength(2);
  await writeFile(target, source.replace(from, to));
}

/** What the server compiles again before it shows takes a while on a busy machine. */
const patience = {timeout: 60_000};

test('a change of the OpenAPI document shows on the page of the operation', async ({page}) => {
  test.slow();
  await open(page, '/api/workflows/cancel-run');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(heading(page)).toHaveText('Cancel a workflow run');
  await change(documentFile, 'summary: Cancel a workflow run', 'summary: Stop a workflow run');
  await expect(heading(page)).toHaveText('Stop a workflow run', patience);
  await expect(page).toHaveTitle(/^Stop a workflow run/);
  await expect(sidebar.getByRole('link', {name: 'Stop a workflow run'})).toBeVisible();

  await change(documentFile, 'x-displayName: Workflows', 'x-displayName: Runs');
  await expect(sidebar.getByText('Runs', {exact: true})).toBeVisible(patience);
});

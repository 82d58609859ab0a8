/** The tools of a page for an assistant in the browser (WebMCP), in a browser that has it, by its own interface. */
import {type Browser, chromium, expect, type Page} from '@playwright/test';
import {chromiumArguments, findChromium} from '../../scripts/chromium.ts';
import {test} from './support/test.ts';

interface Tool {
  name: string;
}

/** What an assistant has: the interface of the browser, as Chromium implements it. */
interface AssistantContext {
  getTools(): Promise<Tool[]>;
  executeTool(tool: Tool, input: object | string): Promise<string>;
}

let browser: Browser;

test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, '--enable-features=WebMCP'],
  });
});
test.afterAll(() => browser.close());

async function openPage(path: string, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({baseURL});
  await page.goto(path);
  return page;
}

const toolNames = (page: Page) =>
  page.evaluate(async () => {
    const {modelContext} = document as unknown as {modelContext: AssistantContext};
    return (await modelContext.getTools()).map(({name}) => name).sort();
  });

/** Calls a tool by the interface of the browser. */
function call(page: Page, name: string, input: object): Promise<string> {
  return page.evaluate(
    async ([wanted, given]) => {
      const {modelContext} = document as unknown as {modelContext: AssistantContext};
      const tool = (await modelContext.getTools()).find(each => each.name === wanted);
      if (!tool) throw new Error(`There is no tool ${wanted}`);
      // Chromium before 153 takes JSON, later ones an object.
      const answer = await modelContext
        .executeTool(tool, given)
        .catch(() => modelContext.executeTool(tool, JSON.stringify(given)));
      return typeof answer === 'string' ? answer : JSON.stringify(answer);
    },
    [name, input] as const,
  );
}

const all = ['open_page', 'read_page', 'search_docs', 'try_requests'];

test('a page has four tools, also after another page is shown in its place', async ({baseURL}) => {
  const page = await openPage('/docs/concepts/workspace', baseURL);
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() !== 'log') problems.push(message.text());
  });
  await expect.poll(() => toolNames(page)).toEqual(all);
  await page.getByRole('link', {name: 'Environment', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/concepts\/environment$/);
  expect(await toolNames(page)).toEqual(all);
  expect(problems).toEqual([]);
  await page.close();
});

test('an assistant searches, reads and tries, within what browsers advise', async ({baseURL}) => {
  const page = await openPage('/docs/1.4.x', baseURL);
  await expect.poll(() => toolNames(page)).toEqual(all);
  const found = await call(page, 'search_docs', {query: 'useEngagespot'});
  expect(found).toContain('Version 1.4.x');
  expect(found).toContain('/docs/1.4.x/');
  const read = await call(page, 'read_page', {page: '/docs/concepts/workspace'});
  expect(read).toContain('Version: 1.5.x, the latest');
  const missing = await call(page, 'read_page', {page: '/docs/concepts/nothing'});
  expect(missing).toContain('Error: Version 1.5.x has no page');
  const requests = [
    {
      method: 'POST',
      path: '/v3/notifications',
      body: {
        notification: {workflow: {identifier: 'order_shipped'}},
        sendTo: {recipients: ['user_1042']},
      },
    },
  ];
  const tried = await call(page, 'try_requests', {requests});
  expect(tried).toContain('202');
  for (const answer of [found, read, tried]) {
    // JSON around a text doubles its line ends.
    expect(answer.replaceAll('\\n', '\n').length).toBeLessThanOrEqual(1_510);
  }
  await page.close();
});

test('what an assistant tries, the console of the page does not see', {tag: '@sweep'}, async ({
  baseURL,
}) => {
  const page = await openPage('/api/users/delete-user', baseURL);
  await expect.poll(() => toolNames(page)).toEqual(all);
  const requests = [{method: 'DELETE', path: '/v3/users/user_1042'}];
  expect(await call(page, 'try_requests', {requests})).toMatch(/→ 20\d/);
  expect(await call(page, 'try_requests', {requests})).toMatch(/→ 20\d/);
  await page.close();
});

test('an assistant shows the reader another page', {tag: '@sweep'}, async ({baseURL}) => {
  const page = await openPage('/docs/concepts/workspace', baseURL);
  await expect.poll(() => toolNames(page)).toEqual(all);
  expect(await call(page, 'open_page', {page: '/docs/glossary'})).toContain('/docs/glossary');
  await expect(page).toHaveURL(/\/docs\/glossary$/);
  await expect.poll(() => toolNames(page)).toEqual(all);
  await page.close();
});

test('the frame of a playground has no tools', {tag: '@sweep'}, async ({baseURL}) => {
  const page = await openPage('/docs/playgrounds/vanilla-javascript', baseURL);
  await expect.poll(() => toolNames(page)).toEqual(all);
  const allowed = await page
    .locator('iframe')
    .evaluateAll(frames => frames.map(each => each.getAttribute('allow') ?? ''));
  expect(allowed.filter(text => /\btools\b/.test(text))).toEqual([]);
  await page.close();
});

test('without WebMCP, a page loads nothing of it', {tag: '@sweep'}, async ({page}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  await page.goto('/docs/concepts/workspace');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'modelContext' in document)).toBe(false);
  expect(loaded.filter(url => /web-mcp|versions\.json/.test(url))).toEqual([]);
});

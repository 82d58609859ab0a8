/** The actions of a page: copy it as Markdown, open it elsewhere, connect an editor. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {expectAccessible} from './support/axe.ts';
import {type PlayedServer, startRewrittenSite} from './support/rewrittenSite.ts';
import {servedBuild} from './support/servedBuild.ts';
import {open, settled} from './support/site.ts';
import {test} from './support/test.ts';

const start = '/docs/concepts/workspace';
const label = 'More page actions';

const copyOf = (page: Page): Locator => page.getByRole('button', {name: 'Copy page', exact: true});
const toggleOf = (page: Page): Locator => page.getByRole('button', {name: label});
const viewOf = (page: Page): Locator => page.getByRole('link', {name: 'View as Markdown'});
const copied = (page: Page): Locator => page.locator('p', {hasText: 'Copied as Markdown'});

/** Stands in for the clipboard of the system, which tests in parallel would share. */
async function playClipboard(page: Page, answer: 'takes' | 'refuses' | 'old'): Promise<void> {
  await page.addInitScript(kind => {
    const texts: string[] = [];
    const refuse = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
    const writeText = (text: string) => Promise.resolve(void texts.push(text));
    const write = async ([item]: ClipboardItem[]) => {
      const blob = await item?.getType('text/plain');
      texts.push((await blob?.text()) ?? '');
    };
    const clipboards = {
      takes: {write, writeText},
      refuses: {write: refuse, writeText: refuse},
      old: {writeText},
    };
    Object.defineProperty(navigator, 'clipboard', {value: clipboards[kind]});
    Object.assign(window, {copiedTexts: texts});
  }, answer);
}

const copiedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as {copiedTexts: string[]}).copiedTexts);

const twinOf = (address: string) => readFileSync(path.join(servedBuild, `${address}.md`), 'utf8');

for (const kind of ['takes', 'old'] as const) {
  test(`a clipboard that ${kind === 'takes' ? 'waits' : 'only takes text'} gets the Markdown`, async ({
    page,
  }) => {
    await playClipboard(page, kind);
    await open(page, start);
    await copyOf(page).click();
    await expect(copied(page)).toBeVisible();
    await expect(page.locator('[aria-live]', {hasText: 'Copied as Markdown'})).toBeAttached();
    expect(await copiedTexts(page)).toEqual([twinOf(start)]);
    await expect(copied(page)).toHaveCount(0);
  });
}

test('a browser that refuses the copy says so and leads to the Markdown', async ({page}) => {
  await playClipboard(page, 'refuses');
  await open(page, start);
  await copyOf(page).click();
  await expect(page.locator('p', {hasText: 'did not allow the copy'})).toBeVisible();
  await expect(page.locator('[aria-live]', {hasText: 'did not allow'})).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(viewOf(page)).toHaveCount(0);
  await copyOf(page).click();
  await viewOf(page).click();
  await expect(page).toHaveURL(`${start}.md`);
});

test('Markdown that does not arrive can be asked for again', {tag: '@sweep'}, async ({page}) => {
  await playClipboard(page, 'takes');
  await page.route('**/*.md', route => route.abort());
  await open(page, start);
  await copyOf(page).click();
  await expect(page.locator('p', {hasText: 'could not be loaded'})).toBeVisible();
  await page.unroute('**/*.md');
  await copyOf(page).click();
  await expect(copied(page)).toBeVisible();
});

test('with the keyboard: open, go through the list, close', async ({page}) => {
  await open(page, start);
  const toggle = toggleOf(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await copyOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(viewOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(viewOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(viewOf(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the list closes with a click outside, when the focus leaves, and with its button', {
  tag: '@sweep',
}, async ({page}) => {
  await open(page, start);
  const toggle = toggleOf(page);
  await toggle.click();
  await expect(viewOf(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(viewOf(page)).toHaveCount(0);
  await toggle.click();
  await viewOf(page).focus();
  await page.getByRole('link', {name: 'Engagespot'}).first().focus();
  await expect(viewOf(page)).toHaveCount(0);
  await toggle.click();
  await expect(viewOf(page)).toBeVisible();
  await toggle.click();
  await expect(viewOf(page)).toHaveCount(0);
});

test('a copy from the list closes it, and the focus is on its button', {tag: '@sweep'}, async ({
  page,
}) => {
  await playClipboard(page, 'takes');
  await open(page, start);
  await toggleOf(page).click();
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(copied(page)).toBeVisible();
  await expect(viewOf(page)).toHaveCount(0);
  await expect(toggleOf(page)).toBeFocused();
});

test('assistants get the published address of the Markdown, and no request before a click', {
  tag: '@sweep',
}, async ({page, baseURL}) => {
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await open(page, start);
  await toggleOf(page).click();
  for (const [name, host] of [
    ['ChatGPT', 'chatgpt.com'],
    ['Claude', 'claude.ai'],
  ]) {
    const link = page.getByRole('link', {name: `Open in ${name}`});
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.host).toBe(host);
    expect(url.searchParams.get('q')).toContain(`https://docs.engagespot.co${start}.md `);
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('the list loads with its first use, and is that of the page', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', request => {
    const isScript = request.resourceType() === 'script';
    if (isScript && request.url().includes('PageActions')) scripts.push(request.url());
  });
  await open(page, start);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await toggleOf(page).click();
  await expect(viewOf(page)).toHaveAttribute('href', `${start}.md`);
  expect(scripts).toHaveLength(1);
  await page.getByRole('link', {name: 'Environment', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/concepts/environment');
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await toggleOf(page).click();
  await expect(viewOf(page)).toHaveAttribute('href', '/docs/concepts/environment.md');
});

test.describe('with an MCP server', () => {
  let site: PlayedServer;
  test.afterEach(() => site.close());

  test('links add it to an editor', async ({page, baseURL}) => {
    const endpoint = 'https://mcp.example.com/docs?a=b';
    site = await startRewrittenSite(baseURL ?? '', text =>
      text.replace(/"?customFields"?:\{\}/, `"customFields":{"mcpEndpoint":"${endpoint}"}`),
    );
    await open(page, site.origin + start);
    await toggleOf(page).click();
    const cursor = await page.getByRole('link', {name: 'Connect Cursor'}).getAttribute('href');
    const config = new URL(cursor ?? '').searchParams.get('config') ?? '';
    expect(JSON.parse(atob(config))).toEqual({url: endpoint});
    const code = await page.getByRole('link', {name: 'Connect VS Code'}).getAttribute('href');
    const server = JSON.parse(decodeURIComponent(code?.split('?')[1] ?? ''));
    expect(server).toMatchObject({type: 'http', url: endpoint});
    await expect(page.getByRole('link', {name: 'Connect another editor'})).toBeVisible();
  });
});

test('without a server, the list leads to the page about editors', {tag: '@sweep'}, async ({
  page,
}) => {
  await open(page, start);
  await toggleOf(page).click();
  const link = page.getByRole('link', {name: 'Connect your editor'});
  await expect(link).toHaveAttribute('href', '/docs/ai-assistants#connect-your-editor');
});

const looks = [
  start,
  '/docs/1.0.0/additional-resources/api-reference/javascript/core.engagespot._resolveinstancestate',
  '/api/notifications/send-notification',
  '/changelog',
];

for (const address of looks) {
  test(`the list of ${address} is accessible and inside of the window`, {tag: '@sweep'}, async ({
    page,
  }) => {
    await open(page, address);
    for (const width of [1440, 375]) {
      await page.setViewportSize({width, height: 800});
      await settled(page);
      await toggleOf(page).click();
      const list = page.locator('ul', {has: viewOf(page)});
      const box = await list.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await expectAccessible(page, `${width} px`);
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      const actions = await copyOf(page).boundingBox();
      const isBeside = (actions?.y ?? 0) < (title?.y ?? 0) + (title?.height ?? 0);
      expect(isBeside).toBe(width === 1440);
      await page.keyboard.press('Escape');
      await expect(viewOf(page)).toHaveCount(0);
    }
  });
}

test('print leaves the actions out', {tag: '@sweep'}, async ({page}) => {
  await open(page, start);
  await page.emulateMedia({media: 'print'});
  await expect(copyOf(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a link leads to the Markdown', {tag: '@sweep'}, async ({page}) => {
    await page.goto(start);
    await expect(copyOf(page)).toBeHidden();
    await expect(viewOf(page)).toHaveAttribute('href', `${start}.md`);
  });
});

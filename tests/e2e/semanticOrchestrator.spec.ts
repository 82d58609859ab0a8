/**
 * The semantic widget with a foreign orchestrator: how it is loaded and initialised, and that nothing it does keeps a
 * reader from reading, searching and going on.
 */
import {expect, type Page} from '@playwright/test';
import {
  goodScript,
  type Script,
  settingsFor,
  startConfiguredSite,
  startOrchestrator,
} from './support/orchestrator.ts';
import type {PlayedServer} from './support/rewrittenSite.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const start = '/docs/introduction/quick-start';
const warning = 'The semantic search widget is not available:';

/** What else a script may do wrong leaves a warning as well: src/semantic/loader/mount.test.ts. */
const scripts: readonly [name: string, script: Script, warnings: number][] = [
  ['answers 404', {status: 404, body: 'gone'}, 1],
  ['never answers', 'hang', 0],
  ['throws', {status: 200, body: 'throw new Error("broken");'}, 1],
  [
    'redefines fetch',
    {status: 200, body: `window.fetch = () => Promise.reject(new Error("mine")); ${goodScript}`},
    0,
  ],
  [
    'removes nodes',
    {
      status: 200,
      body: `for (const part of document.querySelectorAll('article h2, .pagination-nav, footer > *')) part.remove(); ${goodScript}`,
    },
    0,
  ],
  [
    'blocks the page for two seconds',
    {status: 200, body: `const end = Date.now() + 2000; while (Date.now() < end); ${goodScript}`},
    0,
  ],
];

let orchestrator: PlayedServer | undefined;
let site: PlayedServer | undefined;
test.afterEach(async () => {
  await Promise.all([orchestrator?.close(), site?.close()]);
  orchestrator = undefined;
  site = undefined;
});

function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', message => {
    if (message.text().startsWith(warning)) warnings.push(message.text());
  });
  return warnings;
}

/** Opens the site with an orchestrator, and waits until its script was asked for. */
async function openWith(
  page: Page,
  baseURL: string | undefined,
  script: Script,
): Promise<string[]> {
  const warnings = collectWarnings(page);
  orchestrator = await startOrchestrator(script);
  site = await startConfiguredSite(baseURL ?? '', orchestrator.origin);
  await open(page, site.origin + start);
  await expect.poll(() => orchestrator?.requests.length).toBe(1);
  return warnings;
}

/** The page can be read, the search finds, and links lead on. */
async function expectWorkingSite(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').fill('workspace');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: /API/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/api/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/API/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(start));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/notification/i);
}

test('is fetched once by GET, and initialised with endpoint and key after the page has loaded', async ({
  page,
  baseURL,
}) => {
  const warnings = await openWith(page, baseURL, {status: 200, body: goodScript});
  await expect.poll(() => page.evaluate('window.__asked')).toBeTruthy();
  const {endpoint, key} = settingsFor(orchestrator?.origin ?? '');
  expect(await page.evaluate('window.__asked')).toEqual({
    settings: {endpoint, key, baseUrl: '/'},
    arguments: 1,
    readyState: 'complete',
  });
  const times = await page.evaluate(
    name => {
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const script = performance.getEntriesByName(name)[0];
      return {load: navigation?.loadEventStart ?? 0, script: script?.startTime ?? 0};
    },
    settingsFor(orchestrator?.origin ?? '').scriptUrl,
  );
  expect(times.script).toBeGreaterThan(times.load);
  await expectWorkingSite(page);
  expect(orchestrator?.requests).toEqual(['GET /widget.js?v=1']);
  expect(warnings).toEqual([]);
});

for (const [name, script, expected] of scripts) {
  test(`reading, search and navigation go on when the script ${name}`, {tag: '@sweep'}, async ({
    page,
    baseURL,
  }) => {
    const warnings = await openWith(page, baseURL, script);
    await expectWorkingSite(page);
    await expect.poll(() => warnings.length).toBe(expected);
  });
}

test.describe('an origin that is not configured', () => {
  test.use({expectedErrors: /violates the following Content Security Policy directive/});

  test('gets no request', async ({page, baseURL}) => {
    const warnings = collectWarnings(page);
    orchestrator = await startOrchestrator({status: 200, body: goodScript});
    site = await startConfiguredSite(baseURL ?? '', orchestrator.origin, false);
    await open(page, site.origin + start);
    await expect.poll(() => warnings.length).toBe(1);
    expect(orchestrator.requests).toEqual([]);
    await expectWorkingSite(page);
  });
});

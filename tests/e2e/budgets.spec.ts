/**
 * What pages and lazy parts may weigh: the kilobytes (gzip) of `budgets` in package.json. Counted from what
 * the browser really loads.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, type Page, type Response, test} from '@playwright/test';
import {rootDirectory} from '../../scripts/lib/paths.ts';
import {saveData} from './support/saveData.ts';
import {open} from './support/site.ts';

/** What a page may load before a reader does anything. */
interface PageBudget {
  scripts: number;
  /** Number of requests for scripts. */
  scriptRequests: number;
  styles: number;
  html: number;
  fonts: number;
}

interface Budgets {
  /** By path. */
  pages: Record<string, PageBudget>;
  /** Scripts of an operation page beyond those of a page of prose. */
  operationPageBeyondProse: number;
  /** Scripts that open the try-it console. */
  console: number;
  /** Scripts of the search dialog in the page. */
  searchDialog: number;
  /** The worker that searches. */
  searchWorker: number;
}

const manifest = readFileSync(path.join(rootDirectory, 'package.json'), 'utf8');
const {budgets} = JSON.parse(manifest) as {budgets: Budgets};

/** What the browser loads from this site while something is done. */
async function responsesTo(page: Page, action: () => Promise<unknown>): Promise<Response[]> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  await action();
  await page.waitForLoadState('networkidle');
  page.off('response', collect);
  return responses;
}

/** Kilobytes of a file, compressed by gzip. */
async function kilobytes(response: Response): Promise<number> {
  return gzipSync(await response.body(), {level: 9}).length / 1024;
}

/** Kilobytes of script that the browser loads while something is done; by file. */
async function scriptsLoaded(
  page: Page,
  action: () => Promise<unknown>,
): Promise<Map<string, number>> {
  const responses = await responsesTo(page, action);
  const scripts = responses.filter(response => new URL(response.url()).pathname.endsWith('.js'));
  const sizes = scripts.map(
    async response => [path.basename(response.url()), await kilobytes(response)] as const,
  );
  return new Map(await Promise.all(sizes));
}

test.beforeEach(({page}) => page.addInitScript(saveData));

function total(sizes: Iterable<number>): number {
  return [...sizes].reduce((sum, size) => sum + size, 0);
}

/** The kinds of files that have a budget, by what the browser calls them. */
const kinds = {script: 'scripts', stylesheet: 'styles', document: 'html', font: 'fonts'} as const;

for (const [address, budget] of Object.entries(budgets.pages)) {
  test(`${address} stays within its budget`, async ({browser}) => {
    // With a cache of its own, like that of a reader who comes for the first time.
    const page = await browser.newPage();
    await page.addInitScript(saveData);
    const responses = await responsesTo(page, () => open(page, address));
    const used = {scripts: 0, scriptRequests: 0, styles: 0, html: 0, fonts: 0};
    for (const response of responses) {
      const type = response.request().resourceType();
      if (!(type in kinds)) continue;
      const kind = kinds[type as keyof typeof kinds];
      used[kind] += await kilobytes(response);
      if (kind === 'scripts') used.scriptRequests++;
    }
    await page.close();
    expect(used.scripts).toBeGreaterThan(50);
    expect(used.html).toBeGreaterThan(1);
    for (const [kind, amount] of Object.entries(used)) {
      expect
        .soft(amount, `${kind} of ${address}`)
        .toBeLessThanOrEqual(budget[kind as keyof PageBudget]);
    }
  });
}

test('an operation page loads little more than a page of prose', async ({browser}) => {
  const weigh = async (address: string) => {
    const page = await browser.newPage();
    await page.addInitScript(saveData);
    const sizes = await scriptsLoaded(page, () => open(page, address));
    await page.close();
    return total(sizes.values());
  };
  const prose = await weigh('/docs/concepts/workspace');
  const operation = await weigh('/api/notifications/send-notification');
  expect(prose).toBeGreaterThan(50);
  expect(operation - prose).toBeLessThanOrEqual(budgets.operationPageBeyondProse);
});

test('the console is loaded when it is opened, and stays small', async ({page}) => {
  await open(page, '/api/notifications/send-notification');
  const sizes = await scriptsLoaded(page, async () => {
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByLabel('Send to').waitFor();
  });
  const size = total(sizes.values());
  expect(size).toBeGreaterThan(1);
  expect(size).toBeLessThanOrEqual(budgets.console);
});

test('search is loaded when it is opened, and stays small', async ({page}) => {
  await open(page, '/docs/concepts/workspace');
  const sizes = await scriptsLoaded(page, async () => {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search docs').fill('inbox');
    await page.getByRole('option').first().waitFor();
  });
  const isWorker = ([file]: [string, number]) => file.startsWith('search-worker');
  const worker = total([...sizes].filter(isWorker).map(([, size]) => size));
  expect(worker).toBeGreaterThan(1);
  expect(worker).toBeLessThanOrEqual(budgets.searchWorker);
  const dialog = total(sizes.values()) - worker;
  expect(dialog).toBeGreaterThan(1);
  expect(dialog).toBeLessThanOrEqual(budgets.searchDialog);
});

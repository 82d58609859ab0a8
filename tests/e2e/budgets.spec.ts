/**
 * What pages and lazy parts may weigh: the kilobytes (gzip) of `budgets` in package.json. Counted from what
 * the browser really loads.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, type Page, test} from '@playwright/test';
import {rootDirectory} from '../../scripts/lib/paths.ts';
import {open} from './support/site.ts';

interface Budgets {
  /** Scripts of an operation page beyond those of a page of prose. */
  operationPageBeyondProse: number;
  /** Scripts that open the try-it console. */
  console: number;
  /** Scripts that open the search dialog. */
  searchDialog: number;
}

const manifest = readFileSync(path.join(rootDirectory, 'package.json'), 'utf8');
const {budgets} = JSON.parse(manifest) as {budgets: Budgets};

/** Kilobytes of script, compressed, that the browser loads while something is done. */
async function scriptsLoaded(page: Page, action: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  const count = (response: {request(): {resourceType(): string}; body(): Promise<Buffer>}) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then(body => gzipSync(body, {level: 9}).length));
  };
  page.on('response', count);
  await action();
  await page.waitForLoadState('networkidle');
  page.off('response', count);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

test('an operation page loads little more than a page of prose', async ({browser}) => {
  const weigh = async (address: string) => {
    const page = await browser.newPage();
    const size = await scriptsLoaded(page, () => open(page, address));
    await page.close();
    return size;
  };
  const prose = await weigh('/docs/concepts/workspace');
  const operation = await weigh('/api/notifications/send-notification');
  expect(prose).toBeGreaterThan(50);
  expect(operation - prose).toBeLessThanOrEqual(budgets.operationPageBeyondProse);
});

test('the console is loaded when it is opened, and stays small', async ({page}) => {
  await open(page, '/api/notifications/send-notification');
  const size = await scriptsLoaded(page, async () => {
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByLabel('Send to').waitFor();
  });
  expect(size).toBeGreaterThan(1);
  expect(size).toBeLessThanOrEqual(budgets.console);
});

test('the search dialog is loaded when it is opened, and stays small', async ({page}) => {
  await open(page, '/docs/concepts/workspace');
  const size = await scriptsLoaded(page, async () => {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search docs').waitFor();
  });
  expect(size).toBeGreaterThan(1);
  expect(size).toBeLessThanOrEqual(budgets.searchDialog);
});

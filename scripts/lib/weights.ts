/**
 * What pages and lazy parts weigh, counted from what a browser really loads. Kilobytes are 1,024 bytes, after gzip.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser, Page, Request, Response} from '@playwright/test';
import {framesFolder} from '../../src/playground/kits.ts';
import {
  indexFolder,
  type Manifest,
  manifestPath,
  type ShardEntry,
} from '../../src/search/records/shard.ts';
import type {Budgets, PageWeight, PartWeights} from './budgets.ts';
import {buildDirectory} from './paths.ts';

const prosePage = '/docs/concepts/workspace';
const operationPage = '/api/notifications/send-notification';
const playgroundPage = '/docs/playgrounds/react-component';

function kilobytes(content: Buffer): number {
  return gzipSync(content, {level: 9}).length / 1024;
}

/** Does something with a page in a browser without a cache, like that of a reader who comes for the first time. */
async function withNewReader<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage();
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

const isOfWidget = (file: string) => /\/semantic-widget\.[^/]*$|\/ask\//.test(file);
const isProgressBar = (file: string) => /\/progress-bar\.[^/]*$/.test(file);

/**
 * The semantic widget comes when the page is idle, and the bar that shows progress with the first move of the reader,
 * whatever else is done meanwhile. The widget is weighed by itself.
 */
function comesAnyway(response: Response): boolean {
  const {pathname} = new URL(response.url());
  return isOfWidget(pathname) || isProgressBar(pathname);
}

/** Milliseconds without a request after which nothing more is expected. */
const quiet = 500;

/**
 * What the browser loads while something is done, and until it is quiet. Playwright's own "network idle" waits for
 * each frame, and a frame without an origin may never be.
 */
export async function responsesTo(page: Page, action: () => Promise<unknown>): Promise<Response[]> {
  const responses: Response[] = [];
  const pending = new Set<Request>();
  let lastChange = performance.now();
  const begin = (request: Request) => {
    pending.add(request);
    lastChange = performance.now();
  };
  const end = (request: Request) => {
    pending.delete(request);
    lastChange = performance.now();
  };
  const collect = (response: Response) => responses.push(response);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  page.on('response', collect);
  await action();
  while (pending.size > 0 || performance.now() - lastChange < quiet) {
    await page.waitForTimeout(50);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  page.off('response', collect);
  return responses;
}

/** What the browser loads for something that is done. */
async function ownResponsesTo(page: Page, action: () => Promise<unknown>): Promise<Response[]> {
  return (await responsesTo(page, action)).filter(response => !comesAnyway(response));
}

async function openInteractive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** The kinds of files that have a budget, by what the browser calls them. */
const kinds = {script: 'scripts', stylesheet: 'styles', document: 'html', font: 'fonts'} as const;

/** The budget that a file counts towards; undefined for pictures and data. */
function kindOf(response: Response): Exclude<keyof PageWeight, 'scriptRequests'> | undefined {
  const type = response.request().resourceType();
  if (!(type in kinds)) return undefined;
  const kind = kinds[type as keyof typeof kinds];
  return kind === 'styles' && /\/later\.\w+\.css$/.test(response.url()) ? 'laterStyles' : kind;
}

/** What a page loads before a reader does anything. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  return withNewReader(browser, async page => {
    const weight: PageWeight = {
      scripts: 0,
      scriptRequests: 0,
      styles: 0,
      laterStyles: 0,
      html: 0,
      fonts: 0,
    };
    for (const response of await ownResponsesTo(page, () => openInteractive(page, url))) {
      const kind = kindOf(response);
      if (!kind) continue;
      weight[kind] += kilobytes(await response.body());
      if (kind === 'scripts') weight.scriptRequests++;
    }
    return weight;
  });
}

/** Kilobytes of script that the browser loads while something is done; by file. */
async function scriptsLoaded(
  page: Page,
  action: () => Promise<unknown>,
): Promise<Map<string, number>> {
  const responses = await ownResponsesTo(page, action);
  const scripts = responses.filter(response => new URL(response.url()).pathname.endsWith('.js'));
  const sizes = scripts.map(
    async response => [path.basename(response.url()), kilobytes(await response.body())] as const,
  );
  return new Map(await Promise.all(sizes));
}

function total(sizes: Iterable<number>): number {
  return [...sizes].reduce((sum, size) => sum + size, 0);
}

async function weighConsole(browser: Browser, siteUrl: string): Promise<number> {
  return withNewReader(browser, async page => {
    await openInteractive(page, siteUrl + operationPage);
    const sizes = await scriptsLoaded(page, async () => {
      await page.getByRole('button', {name: 'Try it'}).click();
      await page.getByLabel('Send to').waitFor();
    });
    return total(sizes.values());
  });
}

async function weighSearch(
  browser: Browser,
  siteUrl: string,
): Promise<Pick<PartWeights, 'searchDialog' | 'searchWorker'>> {
  return withNewReader(browser, async page => {
    await openInteractive(page, siteUrl + prosePage);
    const sizes = await scriptsLoaded(page, async () => {
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search docs').fill('inbox');
      await page.getByRole('option').first().waitFor();
    });
    const isWorker = ([file]: [string, number]) => file.startsWith('search-worker');
    const searchWorker = total([...sizes].filter(isWorker).map(([, size]) => size));
    return {searchWorker, searchDialog: total(sizes.values()) - searchWorker};
  });
}

/** What every page loads of the semantic widget once it is idle. */
async function weighWidget(browser: Browser, siteUrl: string): Promise<number> {
  return withNewReader(browser, async page => {
    const responses = await responsesTo(page, async () => {
      await openInteractive(page, siteUrl + prosePage);
      await page.locator('[data-ask]').waitFor({state: 'attached'});
    });
    const sizes = responses
      .filter(response => isOfWidget(new URL(response.url()).pathname))
      .map(async file => kilobytes(await file.body()));
    return total(await Promise.all(sizes));
  });
}

/** The search index of the heaviest version, with what is searched beside it: what opens first, and all. */
function weighSearchIndex(): Pick<PartWeights, 'searchFront' | 'searchIndex'> {
  const weigh = (file: string) =>
    kilobytes(readFileSync(path.join(buildDirectory, indexFolder, file)));
  const text = readFileSync(path.join(buildDirectory, manifestPath), 'utf8');
  const {shards, synonyms = []} = JSON.parse(text) as Manifest;
  const isVersion = ({tag}: ShardEntry) => tag.startsWith('docs-default-');
  const beside = shards.filter(entry => !isVersion(entry));
  const common = total([
    weigh(path.basename(manifestPath)),
    ...synonyms.map(({file}) => weigh(file)),
  ]);
  const versions = shards.filter(isVersion).map(version => {
    const entries = [version, ...beside];
    const searchFront = common + total(entries.map(({file}) => weigh(file)));
    return {searchFront, searchIndex: searchFront + total(entries.map(({rest}) => weigh(rest)))};
  });
  return {
    searchFront: Math.max(...versions.map(version => version.searchFront)),
    searchIndex: Math.max(...versions.map(version => version.searchIndex)),
  };
}

async function weighPlayground(
  browser: Browser,
  siteUrl: string,
): Promise<Pick<PartWeights, 'playground' | 'playgroundEditor'>> {
  return withNewReader(browser, async page => {
    await openInteractive(page, siteUrl + playgroundPage);
    const playground = page.getByRole('region', {name: /^Playground/}).first();
    const run = await scriptsLoaded(page, async () => {
      await playground.getByRole('button', {name: 'Run'}).click();
      await playground.frameLocator('iframe').getByRole('button').first().waitFor();
    });
    const edit = await scriptsLoaded(page, async () => {
      await playground.getByRole('button', {name: 'Edit'}).click();
      await playground.locator('.cm-content').waitFor();
    });
    return {playground: total(run.values()), playgroundEditor: total(edit.values())};
  });
}

function weighFrames(): number {
  const folder = path.join(buildDirectory, framesFolder);
  const frames = readdirSync(folder).filter(file => file.endsWith('.html'));
  return Math.max(...frames.map(file => kilobytes(readFileSync(path.join(folder, file)))));
}

/** What lazy parts of the site load when they are needed. */
export async function weighParts(browser: Browser, siteUrl: string): Promise<PartWeights> {
  const prose = await weighPage(browser, siteUrl + prosePage);
  const operation = await weighPage(browser, siteUrl + operationPage);
  return {
    operationPageBeyondProse: operation.scripts - prose.scripts,
    console: await weighConsole(browser, siteUrl),
    ...(await weighSearch(browser, siteUrl)),
    ...weighSearchIndex(),
    ...(await weighPlayground(browser, siteUrl)),
    playgroundFrame: weighFrames(),
    semanticWidget: await weighWidget(browser, siteUrl),
  };
}

/** What the site weighs, in the shape of its budgets. */
export async function weighSite(
  browser: Browser,
  siteUrl: string,
  pages: readonly string[],
): Promise<Budgets> {
  const weights: Record<string, PageWeight> = {};
  for (const page of pages) weights[page] = await weighPage(browser, siteUrl + page);
  return {pages: weights, parts: await weighParts(browser, siteUrl)};
}

/** A weight or budget, and what it is of. */
export interface NamedAmount {
  /** A path and a kind of file, or the name of a part. */
  name: string;
  amount: number;
}

/** Weights or budgets as a list, in their order. */
export function listAmounts({pages, parts}: Budgets): NamedAmount[] {
  const ofPages = Object.entries(pages).flatMap(([page, weight]) =>
    Object.entries(weight).map(([kind, amount]) => ({name: `${page} ${kind}`, amount})),
  );
  return [...ofPages, ...Object.entries(parts).map(([name, amount]) => ({name, amount}))];
}

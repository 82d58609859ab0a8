import {chromium, type Page} from '@playwright/test';
import {chromiumArguments, ensureChromium} from '../chromium.ts';
import type {SampleOutcome, StageOptions} from './page/stage.ts';
import {bundlePart, type Part} from './parts.ts';
import type {Export} from './shape.ts';
import {type StageServer, stageHead, stagePage, startStageServer} from './stageServer.ts';

/** A sample that is ready to run in a page. */
export interface PageRun {
  docsVersion: string;
  parts: readonly Part[];
  /** What the page shows before the sample runs; undefined for a page. */
  body?: string;
  /** The compiled module; undefined for a page. */
  script?: string;
  /** The whole page, for samples in HTML. */
  html?: string;
  exports: readonly Export[];
}

/** Longest time of one sample, in milliseconds. */
const patience = 60_000;

/**
 * Samples show pictures and play sounds of addresses that do not exist. A switch of the browser, because a route of
 * Playwright turns the cache off for all that pages share.
 */
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

interface Runner {
  server: StageServer;
  options: StageOptions;
}

/** Puts the stage in front of everything else in a page, and the kit in the place of the CDN's script. */
function stagedHtml(html: string, options: StageOptions, scripts: readonly string[]): string {
  const head = `<meta charset="utf-8"><link rel="icon" href="data:,">${stageHead(options, scripts)}<script>window.Engagespot = window.sampleStage.modules['@engagespot/client'];</script>`;
  const own = html.replaceAll(
    /<script[^>]*src="https:\/\/cdn\.engagespot\.co\/[^"]*"[^>]*><\/script>/g,
    '',
  );
  const hasHead = /<head(?:\s[^>]*)?>/i.test(own);
  if (hasHead) return own.replace(/<head(?:\s[^>]*)?>/i, found => found + head);
  return `<!doctype html><html><head>${head}</head><body>${own}</body></html>`;
}

const partAddress = (part: Part, docsVersion: string) =>
  `/parts/${part === 'base' ? part : `${docsVersion}-${part}`}.js`;

/** Where a sample runs: in a page that all samples with its packages share, or as the page that it is. */
const stageAddress = ({docsVersion, parts, html}: PageRun, index: number) =>
  html ? `/pages/${index}` : `/stages/${docsVersion}-${parts.join('-')}`;

async function runOne(
  tab: Page,
  {server, options}: Runner,
  run: PageRun,
  index: number,
): Promise<SampleOutcome> {
  const {docsVersion, parts, body, script, html, exports} = run;
  const scripts = parts.map(part => partAddress(part, docsVersion));
  const address = stageAddress(run, index);
  const page = html ? stagedHtml(html, options, scripts) : stagePage(options, scripts);
  server.put(address, 'text/html', page);
  if (script !== undefined) server.put(`/samples/${index}.js`, 'text/javascript', script);
  const thrown: string[] = [];
  const note = (error: Error) => thrown.push(`page: ${error.message}`);
  tab.on('pageerror', note);
  try {
    if (tab.url() !== server.url + address) await tab.goto(server.url + address);
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`not done after ${patience / 1000} s`)), patience).unref();
    });
    const module = script === undefined ? undefined : `/samples/${index}.js`;
    const sample = {module, exports, body};
    const done = tab.evaluate(given => window.sampleStage.perform(given), sample);
    return await Promise.race([done, late]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {errors: [...thrown, message.split('\n')[0] ?? message], refusals: [], calls: 0};
  } finally {
    tab.off('pageerror', note);
  }
}

async function bundleParts(runs: readonly PageRun[], server: StageServer): Promise<void> {
  const wanted = new Map(
    runs.flatMap(({parts, docsVersion}) =>
      parts.map(part => [partAddress(part, docsVersion), {part, docsVersion}] as const),
    ),
  );
  await Promise.all(
    [...wanted].map(async ([address, {part, docsVersion}]) =>
      server.put(address, 'text/javascript', await bundlePart(part, docsVersion)),
    ),
  );
}

/**
 * Runs samples in Chromium, two at a time. Those with the same packages share a page, as the code of one app does,
 * each with a sandbox of its own. One that fails there runs again in a new page, so that no other can be to blame.
 *
 * @returns an outcome for each, in their order
 */
export async function runInChromium(
  runs: readonly PageRun[],
  options: StageOptions,
): Promise<SampleOutcome[]> {
  if (runs.length === 0) return [];
  const executablePath = await ensureChromium();
  const server = await startStageServer();
  const args = [...chromiumArguments, offline];
  const browser = await chromium.launch({executablePath, args});
  const outcomes: SampleOutcome[] = [];
  try {
    await bundleParts(runs, server);
    const staged = [...runs.entries()].map(([index, run]) => ({
      index,
      run,
      address: stageAddress(run, index),
    }));
    const queue = staged.sort((a, b) => a.address.localeCompare(b.address, 'en')).values();
    const work = async () => {
      const context = await browser.newContext();
      context.setDefaultTimeout(patience);
      let tab = await context.newPage();
      for (const {index, run} of queue) {
        let outcome = await runOne(tab, {server, options}, run, index);
        if (outcome.errors.length + outcome.refusals.length > 0) {
          await tab.close();
          tab = await context.newPage();
          outcome = await runOne(tab, {server, options}, run, index);
        }
        outcomes[index] = outcome;
      }
      await context.close();
    };
    await Promise.all([work(), work()]);
    return outcomes;
  } finally {
    await browser.close();
    server.close();
  }
}

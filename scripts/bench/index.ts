/**
 * Measures builds, pages, search, sandbox and nginx, and writes BENCHMARKS.md and benchmarks.json. Run it on a machine that
 * does nothing else; it takes half an hour. Nothing fails because of a slow machine.
 *
 *   npm run bench
 *   npm run bench -- search sandbox     prints these parts and writes nothing
 *   npm run bench -- --runs 3           fewer runs of Lighthouse than five
 */
import {parseArgs} from 'node:util';
import {describeMachine, markdownTable, type ResultTable, writeReport} from '../lib/benchReport.ts';
import {readBudgets} from '../lib/budgets.ts';
import {exitWithMessage} from '../lib/exit.ts';
import {withSiteAndBrowser} from '../lib/siteBrowser.ts';
import {buildSiteWhenStale, compressSite} from '../lib/siteBuild.ts';
import {weighSite} from '../lib/weights.ts';
import {measureBuilds} from './builds.ts';
import {measureRatio, measureSpeeds, weightTables} from './pages.ts';
import {measurePlaygrounds} from './playground.ts';
import {measureNavigation, measureSlowPhone} from './readers.ts';
import {measureSandbox} from './sandbox.ts';
import {measureSearch} from './search.ts';
import {measureServers} from './servers.ts';

const pages = Object.keys(readBudgets().pages);

/** Parts in the order in which they need each other: the first builds what the others measure. */
const parts: Record<string, (runs: number) => Promise<readonly ResultTable[]>> = {
  builds: async () => [await measureBuilds()],
  lighthouse: async runs => [await measureSpeeds(pages, runs)],
  ratio: async runs => [await measureRatio(runs)],
  readers: async runs => [await measureSlowPhone(runs), await measureNavigation()],
  search: async () => [await measureSearch()],
  playgrounds: async () => [await measurePlaygrounds()],
  sandbox: measureSandbox,
  servers: measureServers,
};

/** @throws Error that lists the parts for a name that none has */
function chosenParts(names: readonly string[]): string[] {
  const unknown = names.filter(name => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown part ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}`,
    );
  }
  return names.length > 0 ? [...names] : Object.keys(parts);
}

/** Makes the site as a CDN serves it, with its compressed files. */
async function publishSite(): Promise<void> {
  await buildSiteWhenStale();
  await compressSite();
}

async function bench(args: string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {runs: {type: 'string', default: '5'}},
  });
  const tables: ResultTable[] = [];
  for (const name of chosenParts(positionals)) {
    if (name !== 'builds') await publishSite();
    for (const table of (await parts[name]?.(Number(values.runs))) ?? []) {
      console.log(`\n${markdownTable(table)}`);
      tables.push(table);
    }
  }
  if (positionals.length > 0) return;
  const weights = await withSiteAndBrowser((browser, url) => weighSite(browser, url, pages));
  await writeReport({
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    weights,
    tables: [...weightTables(weights), ...tables],
  });
}

await bench(process.argv.slice(2)).catch(exitWithMessage);

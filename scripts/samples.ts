/**
 * Checks every code fence of every page of every docs version: types against the published
 * packages, JSON against the OpenAPI document, curl against the sandbox, other languages with their
 * grammars, and their calls against the OpenAPI document and the published SDKs. What calls a
 * JavaScript SDK runs, with that SDK, against the sandbox: in Chromium, or in Node. CONTRIBUTING.md
 * lists the tags of a fence.
 *
 *   npm run check:samples                          all pages
 *   npm run check:samples -- docs/introduction     pages whose path begins so
 *   npm run check:samples -- --run-latest          all pages, but runs samples of the latest version only
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkFences} from '../src/samples/checkFences.ts';
import type {Fence, Problem} from '../src/samples/fence.ts';
import {readOperationFences} from '../src/samples/operations/readOperationFences.ts';
import {readFences} from '../src/samples/readFences.ts';
import {readSamplePages} from '../src/samples/readSamplePages.ts';
import {
  checkedLine,
  formatTable,
  hasTooManyUnchecked,
  highestUncheckedShare,
  tableRows,
  uncheckedLines,
} from '../src/samples/report.ts';
import {exitWithMessage} from './lib/exit.ts';
import {reports} from './lib/paths.ts';
import {lowestRunShare, runLines, runShare} from './sampleRuns/report.ts';
import {runSamples} from './sampleRuns/runSamples.ts';

/** Older versions change seldom: the sweep runs their samples. */
const runLatest = '--run-latest';

/** Leaves the result for `npm test`: one for each page that has samples. */
async function writeReport(fences: readonly Fence[], problems: readonly Problem[]): Promise<void> {
  const pages = new Set(fences.map(({file}) => file)).size;
  const failed = new Set(problems.map(({file}) => file)).size;
  await mkdir(path.dirname(reports.samples), {recursive: true});
  await writeFile(reports.samples, JSON.stringify({passed: pages - failed, failed}));
}

async function checkPages(args: readonly string[]): Promise<void> {
  const prefixes = args.filter(arg => arg !== runLatest);
  const isRun = ({version}: Fence) => version === 'current' || !args.includes(runLatest);
  const withReference = prefixes.length === 0 || prefixes.some(prefix => prefix.startsWith('api'));
  const pages = await readSamplePages(prefixes);
  const fences = [
    ...pages.flatMap(readFences),
    ...(withReference ? await readOperationFences(prefixes) : []),
  ];
  if (fences.length === 0) throw new Error(`There are no samples at ${prefixes.join(', ')}`);
  console.log(`Checking ${fences.length} samples …`);
  const checked = await checkFences(fences);
  const {counts, typed} = checked;
  console.log('Running the samples that call a JavaScript SDK …');
  // What does not even compile would only fail once more.
  const broken = new Set(checked.problems.map(({fence}) => fence));
  const sound = typed.map(({program, modules}) => ({
    program,
    modules: modules.filter(({fence}) => isRun(fence) && !broken.has(fence)),
  }));
  const runs = await runSamples(sound);
  const problems = [...checked.problems, ...runs.flatMap(run => run.problems)];
  const isFull = prefixes.length === 0;
  const tooMany = isFull && hasTooManyUnchecked(fences);
  const tooFewRun = isFull && runShare(runs) < lowestRunShare;

  console.log(formatTable(tableRows(fences, problems)));
  console.log(checkedLine(fences, counts));
  for (const line of runLines(runs)) console.log(line);
  for (const line of uncheckedLines(fences)) console.log(line);
  for (const {file, line, message} of problems) console.log(`✗ ${file}:${line}: ${message}`);
  if (tooMany) console.log(`✗ more than ${highestUncheckedShare * 100} % of fences are unchecked`);
  if (tooFewRun) console.log(`✗ less than ${lowestRunShare * 100} % of the SDK samples run`);
  if (isFull) await writeReport(fences, problems);
  if (problems.length > 0 || tooMany || tooFewRun) process.exitCode = 1;
}

await checkPages(process.argv.slice(2)).catch(exitWithMessage);

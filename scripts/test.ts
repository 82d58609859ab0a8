/**
 * The whole proof, in the order of what is quick to know: checks, samples, unit tests, build,
 * search, end-to-end tests. Stops at the first stage that fails, and always ends with the line
 *
 *   N passed, N failed
 *
 * counted from what the stages reported: one for each check, page with samples and test.
 */
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {runVisibly} from './lib/command.ts';
import {binary, reports, rootDirectory} from './lib/paths.ts';
import {addTallies, type Tally, tallyPlaywright, tallyStage, tallyVitest} from './lib/reports.ts';

interface Stage {
  name: string;
  script: string;
  args?: string[];
  /** Where the script leaves its report, and how that is counted. */
  report?: {file: string; count: (content: never) => Tally};
}

const stages: readonly Stage[] = [
  {
    name: 'Checks',
    script: 'check.ts',
    report: {file: reports.checks, count: (tally: Tally) => tally},
  },
  {
    name: 'Samples',
    script: 'samples.ts',
    report: {file: reports.samples, count: (tally: Tally) => tally},
  },
  {name: 'Unit tests', script: 'unit.ts', report: {file: reports.unit, count: tallyVitest}},
  {name: 'Build', script: 'build.ts', args: ['--if-stale']},
  {name: 'Search', script: 'search.ts', report: {file: reports.search, count: tallyVitest}},
  {
    name: 'End-to-end tests',
    script: 'endToEnd.ts',
    report: {file: reports.endToEnd, count: tallyPlaywright},
  },
];

async function readReport({report}: Stage): Promise<Tally | undefined> {
  if (!report) return undefined;
  const content = await readFile(report.file, 'utf8').catch(() => undefined);
  return content === undefined ? undefined : report.count(JSON.parse(content) as never);
}

/** Runs the stages one after the other; the last one in the result is the one that failed, if any. */
async function runStages(): Promise<{tallies: Tally[]; failed: boolean}> {
  const tallies: Tally[] = [];
  for (const stage of stages) {
    const start = performance.now();
    console.log(`\n── ${stage.name}\n`);
    if (stage.report) await rm(stage.report.file, {force: true});
    const script = path.join(rootDirectory, 'scripts', stage.script);
    const {code} = await runVisibly(binary('tsx'), [script, ...(stage.args ?? [])]);
    tallies.push(tallyStage(await readReport(stage), code));
    console.log(`\n${stage.name}: ${Math.round((performance.now() - start) / 1000)} s`);
    if (code !== 0) return {tallies, failed: true};
  }
  return {tallies, failed: false};
}

const {tallies, failed} = await runStages();
const total = addTallies(tallies);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failed || total.failed > 0 ? 1 : 0;

/**
 * The whole proof. Stops when a stage fails, and always ends with the slowest tests, the seconds of each stage and
 * the line
 *
 *   N passed, N failed
 *
 * counted from what the stages reported: one for each check, page with samples and test.
 *
 *   npm test                          everything
 *   npm test -- checks samples unit   the stages named
 */
import {exitWithMessage} from './lib/exit.ts';
import {reports} from './lib/paths.ts';
import {addTallies, reportIn, type Tally, tallyPlaywright, tallyVitest} from './lib/reports.ts';
import {readTimedTests, slowestTests} from './lib/slowTests.ts';
import {runStages, type Stage, selectStages, timeTable} from './lib/stages.ts';

const asWritten = (tally: Tally) => tally;

const stages: readonly Stage[] = [
  {
    id: 'checks',
    name: 'Checks',
    script: 'check.ts',
    report: reportIn(reports.checks, asWritten),
  },
  {
    id: 'samples',
    name: 'Samples',
    script: 'samples.ts',
    args: ['--run-latest'],
    report: reportIn(reports.samples, asWritten),
  },
  {
    id: 'unit',
    name: 'Unit tests',
    script: 'unit.ts',
    report: reportIn(reports.unit, tallyVitest),
  },
  {id: 'build', name: 'Build', script: 'build.ts', args: ['--for-tests']},
  {id: 'site', name: 'Built site', script: 'site.ts', report: reportIn(reports.site, tallyVitest)},
  {
    id: 'e2e',
    name: 'End-to-end tests',
    script: 'endToEnd.ts',
    report: reportIn(reports.endToEnd, tallyPlaywright),
  },
];

async function prove(names: readonly string[]): Promise<void> {
  const start = performance.now();
  const selected = selectStages(stages, names);
  const results = await runStages(selected);
  const files = selected.flatMap(({report}) => report?.file ?? []);
  const tests = await readTimedTests(files);
  const total = addTallies(results.map(({tally}) => tally));
  if (tests.length > 0) console.log(`\n${slowestTests(tests)}`);
  console.log(`\n${timeTable(results, (performance.now() - start) / 1000)}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await prove(process.argv.slice(2)).catch(exitWithMessage);

/**
 * The whole proof. What needs no built site runs beside the build; what needs it, after. Stops when a
 * stage fails, and always ends with the seconds of each stage and the line
 *
 *   N passed, N failed
 *
 * counted from what the stages reported: one for each check, page with samples and test.
 */
import {exitWithMessage} from './lib/exit.ts';
import {generatePages} from './lib/generatedPages.ts';
import {reports} from './lib/paths.ts';
import {addTallies, reportIn, type Tally, tallyPlaywright, tallyVitest} from './lib/reports.ts';
import {type Phase, runPhases, timeTable} from './lib/stages.ts';

const asWritten = (tally: Tally) => tally;

const phases: readonly Phase[] = [
  [
    [
      {name: 'Build', script: 'build.ts', args: ['--if-stale', '--fixtures']},
      {name: 'Search', script: 'search.ts', report: reportIn(reports.search, tallyVitest)},
    ],
    [
      {name: 'Checks', script: 'check.ts', report: reportIn(reports.checks, asWritten)},
      {name: 'Samples', script: 'samples.ts', report: reportIn(reports.samples, asWritten)},
      {name: 'Unit tests', script: 'unit.ts', report: reportIn(reports.unit, tallyVitest)},
    ],
  ],
  [
    [
      {
        name: 'End-to-end tests',
        script: 'endToEnd.ts',
        report: reportIn(reports.endToEnd, tallyPlaywright),
      },
    ],
  ],
];

const start = performance.now();
// Build, checks and samples all read them: made once, before they start side by side. What is wrong with the
// data fails these stages, each with its own words.
await generatePages().catch(exitWithMessage);
const results = await runPhases(phases);
const total = addTallies(results.map(({tally}) => tally));
console.log(`\n${timeTable(results, (performance.now() - start) / 1000)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

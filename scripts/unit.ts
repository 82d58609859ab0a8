/**
 * Runs the Vitest tests once and leaves their report for `npm test`. Arguments go to Vitest.
 *
 *   npm run test:unit
 *   npm run test:unit -- redirects
 */
import {runVisibly} from './lib/command.ts';
import {binary, reports} from './lib/paths.ts';

const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`];
const {code} = await runVisibly(binary('vitest'), ['run', ...reporters, ...process.argv.slice(2)]);
process.exitCode = code;

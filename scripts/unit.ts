/**
 * Runs the Vitest tests that need no built site once and leaves their report for `npm test`.
 * Arguments go to Vitest.
 *
 *   npm run test:unit
 *   npm run test:unit -- redirects
 */
import {reports} from './lib/paths.ts';
import {runVitest} from './lib/vitest.ts';

process.exitCode = await runVitest(['unit', 'components', 'build'], reports.unit);

/**
 * Asks the search of the built site what readers ask (`tests/search`), and leaves the report for
 * `npm test`. With the variables of a search server set, that is asked as well. Arguments go to Vitest.
 *
 *   npm run test:search
 */
import {reports} from './lib/paths.ts';
import {runVitest} from './lib/vitest.ts';

process.exitCode = await runVitest('search', reports.search);

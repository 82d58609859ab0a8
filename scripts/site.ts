/**
 * Asks the search of the built site (built first when it is stale) what readers ask (`tests/search`), and leaves
 * the report for `npm test`. With the variables of a search server set, that is asked as well. Arguments go to Vitest.
 *
 *   npm run test:search
 */
import {exitWithMessage} from './lib/exit.ts';
import {reports} from './lib/paths.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';
import {runVitest} from './lib/vitest.ts';

async function askSearch(): Promise<number> {
  await buildSiteWhenStale();
  return runVitest(['search'], reports.search);
}

await askSearch().then(code => {
  process.exitCode = code;
}, exitWithMessage);

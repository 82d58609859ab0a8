/**
 * Asks the search by meaning of the built site (built first when it is stale) readers' questions (`tests/semantic`),
 * and leaves the report for `npm test`. Arguments go to Vitest.
 *
 *   npm run check:semantic
 */
import {exitWithMessage} from './lib/exit.ts';
import {reports} from './lib/paths.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';
import {runVitest} from './lib/vitest.ts';

async function askQuestions(): Promise<number> {
  await buildSiteWhenStale();
  return runVitest(['semantic'], reports.semantic);
}

await askQuestions().then(code => {
  process.exitCode = code;
}, exitWithMessage);

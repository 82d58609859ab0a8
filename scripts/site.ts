/**
 * Tests the built site (built first when it is stale) by its files: its pages, their Markdown, and what its searches
 * find. Leaves the report for `npm test`. With the variables of a search server set, that is asked as well. Arguments
 * go to Vitest.
 *
 *   npm run test:site
 *   npm run test:site -- tests/search
 */
import {exitWithMessage} from './lib/exit.ts';
import {reports} from './lib/paths.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';
import {runVitest} from './lib/vitest.ts';

async function testSite(): Promise<number> {
  await buildSiteWhenStale();
  return runVitest(['site'], reports.site);
}

await testSite().then(code => {
  process.exitCode = code;
}, exitWithMessage);

/**
 * Reads the pages of the built site (built first when it is stale, `tests/site`), compares its Markdown with them
 * (`tests/markdown`), and leaves the report for `npm test`. Arguments go to Vitest.
 *
 *   npm run test:markdown
 */
import {exitWithMessage} from './lib/exit.ts';
import {reports} from './lib/paths.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';
import {runVitest} from './lib/vitest.ts';

async function readSite(): Promise<number> {
  await buildSiteWhenStale();
  return runVitest(['site', 'markdown'], reports.markdown);
}

await readSite().then(code => {
  process.exitCode = code;
}, exitWithMessage);

/**
 * Compares the Markdown of the built site (built first when it is stale) with its pages (`tests/markdown`), and leaves
 * the report for `npm test`. Arguments go to Vitest.
 *
 *   npm run test:markdown
 */
import {exitWithMessage} from './lib/exit.ts';
import {reports} from './lib/paths.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';
import {runVitest} from './lib/vitest.ts';

async function compareMarkdown(): Promise<number> {
  await buildSiteWhenStale();
  return runVitest(['markdown'], reports.markdown);
}

await compareMarkdown().then(code => {
  process.exitCode = code;
}, exitWithMessage);

/**
 * Builds the site into build/ and remembers what it was built from, so that `npm run preview` and
 * the end-to-end tests build again only when something changed.
 *
 *   npm run build                 always, ready to be published: with compressed files
 *   npm run build -- --if-stale   for tests: only when a file or an environment variable changed, without
 *                                 compressed files; with --fixtures the fixture site of the end-to-end tests as well
 */
import {exitWithMessage} from './lib/exit.ts';
import {buildFixtureSiteWhenStale} from './lib/fixtureSite.ts';
import {buildSite, buildSiteWhenStale, compressSite} from './lib/siteBuild.ts';

async function build(args: string[]): Promise<void> {
  if (!args.includes('--if-stale')) {
    await buildSite(args);
    return compressSite();
  }
  await buildSiteWhenStale();
  if (args.includes('--fixtures')) await buildFixtureSiteWhenStale();
}

await build(process.argv.slice(2)).catch(exitWithMessage);

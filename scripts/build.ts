/**
 * Builds the site into build/, unless it was made from the files and variables as they are now.
 *
 *   npm run build                  ready to be published: with compressed files
 *   npm run build -- --for-tests   without them, and the fixture site of the end-to-end tests as well
 */
import {parseArgs} from 'node:util';
import {exitWithMessage} from './lib/exit.ts';
import {buildFixtureSiteWhenStale} from './lib/fixtureSite.ts';
import {buildSiteWhenStale, compressSite} from './lib/siteBuild.ts';

async function build(): Promise<void> {
  const {values} = parseArgs({options: {'for-tests': {type: 'boolean'}}});
  await buildSiteWhenStale();
  await (values['for-tests'] ? buildFixtureSiteWhenStale() : compressSite());
}

await build().catch(exitWithMessage);

/**
 * Builds the site into build/ and remembers what it was built from, so that `npm run preview` and
 * the end-to-end tests build again only when something changed.
 *
 *   npm run build                 always
 *   npm run build -- --if-stale   only when a file or an environment variable changed
 */

import {exitWithMessage} from './lib/exit.ts';
import {buildSite, buildSiteWhenStale} from './lib/siteBuild.ts';

const args = process.argv.slice(2);
const build = args.includes('--if-stale') ? buildSiteWhenStale() : buildSite(args);
await build.catch(exitWithMessage);

/**
 * Makes the pages of SDK members when they are stale, none left over. The build, the development
 * server and the tests call it.
 *
 *   npx tsx scripts/reference.ts
 */
import {exitWithMessage} from './lib/exit.ts';
import {generatePages} from './lib/generatedPages.ts';

await generatePages().catch(exitWithMessage);

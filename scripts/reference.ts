/**
 * Makes the pages of the references when they are stale, none left over: one per operation of
 * openapi/engagespot.yaml and one per member of the SDKs in reference/. The build, the development
 * server and the tests call it.
 *
 *   npx tsx scripts/reference.ts
 */
import {exitWithMessage} from './lib/exit.ts';
import {generatePages} from './lib/generatedPages.ts';

await generatePages().catch(exitWithMessage);

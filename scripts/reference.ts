/**
 * Makes the pages of the REST reference from openapi/engagespot.yaml, when they are stale:
 * one page per operation, none left over. The build, the development server and the tests call it.
 *
 *   npx tsx scripts/reference.ts
 */
import {exitWithMessage} from './lib/exit.ts';
import {generateReferenceWhenStale} from './lib/reference.ts';

await generateReferenceWhenStale().catch(exitWithMessage);

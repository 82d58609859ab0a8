/**
 * Pushes the search records of the built site to a Typesense server. Builds first when the site is
 * stale. Reads TYPESENSE_NODES, TYPESENSE_ADMIN_KEY and TYPESENSE_COLLECTION.
 *
 *   npm run search:push
 *   npm run search:push -- --dry-run        says what it would do
 *   npm run search:push -- --from build     takes this build as it is
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {lexicon} from '../src/search/lexicon/lexicon.ts';
import {toSynonyms} from '../src/search/lexicon/synonyms.ts';
import {exitWithMessage} from './lib/exit.ts';
import {buildDirectory} from './lib/paths.ts';
import {readPushEnvironment} from './searchPush/environment.ts';
import {type PushTarget, push} from './searchPush/push.ts';
import {readRecords} from './searchPush/records.ts';
import {rehearse} from './searchPush/rehearsal.ts';
import {createClient, createPushServer} from './searchPush/server.ts';
import {findSynonymStore} from './searchPush/synonymStore.ts';

/** The folder of an up-to-date build. */
async function build(): Promise<string> {
  // Not imported above: a build checks variables that a push from a ready build does not need.
  const {buildSiteWhenStale} = await import('./lib/siteBuild.ts');
  await buildSiteWhenStale();
  return buildDirectory;
}

async function pushSearch(): Promise<void> {
  const {values} = parseArgs({
    options: {'dry-run': {type: 'boolean', default: false}, from: {type: 'string'}},
  });
  const environment = readPushEnvironment(process.env);
  const directory = values.from ? path.resolve(values.from) : await build();
  const content = {records: await readRecords(directory), synonyms: toSynonyms(lexicon)};
  const client = createClient(environment);
  const target: PushTarget = {
    alias: environment.alias,
    server: createPushServer(client),
    findStore: () => findSynonymStore(client),
    log: console.log,
  };
  await (values['dry-run'] ? rehearse : push)(target, content);
}

await pushSearch().catch(exitWithMessage);

/**
 * Pushes the search records of a build to a Typesense server. Reads TYPESENSE_NODES, TYPESENSE_ADMIN_KEY and
 * TYPESENSE_COLLECTION, and nothing else: what was built is pushed as it is.
 *
 *   npm run search:push
 *   npm run search:push -- --dry-run        says what it would do
 *   npm run search:push -- --from folder    takes the build of another folder
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {exitWithMessage} from './lib/exit.ts';
import {buildDirectory} from './lib/paths.ts';
import {readPushEnvironment} from './searchPush/environment.ts';
import {type PushTarget, push} from './searchPush/push.ts';
import {readRecords} from './searchPush/records.ts';
import {rehearse} from './searchPush/rehearsal.ts';
import {createClient, createPushServer} from './searchPush/server.ts';

async function pushSearch(): Promise<void> {
  const {values} = parseArgs({
    options: {'dry-run': {type: 'boolean', default: false}, from: {type: 'string'}},
  });
  const environment = readPushEnvironment(process.env);
  const content = {records: await readRecords(path.resolve(values.from ?? buildDirectory))};
  const serverOf = (nodes: string[]) => createPushServer(createClient({...environment, nodes}));
  const target: PushTarget = {
    alias: environment.alias,
    server: serverOf(environment.nodes),
    nodes: environment.nodes.map(url => ({url, server: serverOf([url])})),
    log: console.log,
  };
  await (values['dry-run'] ? rehearse : push)(target, content);
}

await pushSearch().catch(exitWithMessage);

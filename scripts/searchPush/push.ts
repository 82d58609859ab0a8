/**
 * Brings the records of a built site to a Typesense server without a moment in which search is
 * missing or half there: a new collection is filled and proved, then the alias is pointed at it.
 */
import type {SearchRecord} from '../../src/search/records/record.ts';
import {PushError, step} from './errors.ts';
import {importRecords} from './importRecords.ts';
import {type Patience, usualPatience} from './patience.ts';
import {type PushPlan, planPush} from './plan.ts';
import {proveAlias, proveCount, proveSearch} from './proof.ts';
import type {PushServer} from './server.ts';

export interface PushContent {
  records: readonly SearchRecord[];
}

/** A node of the cluster. */
export interface PushNode {
  url: string;
  server: PushServer;
}

export interface PushTarget {
  alias: string;
  server: PushServer;
  /** Each node by itself, by address: readers ask all of them. */
  nodes: readonly PushNode[];
  /** Clock in milliseconds. */
  now?: () => number;
  patience?: Patience;
  /** Told what was done. */
  log(line: string): void;
}

/** What the server holds now, and what would be done to it. */
export async function preparePush({alias, server, now = Date.now}: PushTarget): Promise<PushPlan> {
  const state = await step('Reading the collections', async () => ({
    collections: await server.collections(),
    target: await server.target(alias),
  }));
  return planPush(alias, state, now());
}

/** Fills and proves the new collection, then points the alias at it. */
async function replace(target: PushTarget, {alias, collection}: PushPlan, {records}: PushContent) {
  const {server, nodes, log, patience = usualPatience} = target;
  const count = records.length;
  await step(`Creating ${collection}`, () => server.createCollection(collection));
  await step('Importing the records', () => importRecords(server, collection, records));
  for (const {url, server: node} of nodes) {
    await step(`Counting the records on ${url}`, () =>
      proveCount(node, collection, count, patience, url),
    );
    await step(`Searching on ${url}`, () => proveSearch(node, collection, records, patience));
    log(`${collection} holds ${count} records on ${url}.`);
  }
  await step(`Pointing the alias ${alias}`, () => server.pointAlias(alias, collection));
  for (const {url, server: node} of nodes) {
    await step(`Looking at the alias on ${url}`, () =>
      proveAlias(node, alias, collection, patience, url),
    );
  }
  log(`The alias ${alias} names it.`);
}

/**
 * Deletes the new collection after a failure, unless the alias may name it: a server that failed to
 * answer may have done what it was told.
 *
 * @returns what became of alias and collection
 */
async function undo({server}: PushTarget, {alias, collection}: PushPlan) {
  try {
    const named = await server.target(alias);
    if (named === collection) return `The alias ${alias} names ${collection} all the same.`;
    await server.deleteCollection(collection);
    const state = named ? `still names ${named}` : 'was not made';
    return `The alias ${alias} ${state}; ${collection} is deleted.`;
  } catch {
    return `${collection} could not be deleted: look whether the alias ${alias} names it, and delete it if not.`;
  }
}

async function removeOutdated({server}: PushTarget, {outdated}: PushPlan) {
  for (const name of outdated) await server.deleteCollection(name);
}

/**
 * Pushes records, and deletes what is older than the collection that was live before, and what pushes that were
 * killed have left.
 *
 * @throws PushError that says what failed, what to do, and what the server holds now
 */
export async function push(target: PushTarget, content: PushContent): Promise<void> {
  const plan = await preparePush(target);
  try {
    await replace(target, plan, content);
  } catch (error) {
    const outcome = await undo(target, plan);
    if (!(error instanceof PushError)) throw error;
    throw new PushError(error.failure, `${error.remedy}\n${outcome}`);
  }
  if (plan.previous) target.log(`${plan.previous} is kept: point the alias at it to go back.`);
  if (plan.outdated.length === 0) return;
  await step('The new collection is live, but deleting old ones', () =>
    removeOutdated(target, plan),
  );
  target.log(`Deleted: ${plan.outdated.join(', ')}.`);
}

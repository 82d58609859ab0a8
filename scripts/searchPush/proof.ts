/** Proves a collection before readers get to it. */
import type {SearchRecord} from '../../src/search/records/record.ts';
import {PushError} from './errors.ts';
import {lookPatiently, type Patience} from './patience.ts';
import type {PushServer} from './server.ts';
import {smokeProblem, smokeSearch} from './smoke.ts';

/**
 * @param node its address, for people
 * @throws PushError when the collection does not hold so many records
 */
export async function proveCount(
  server: PushServer,
  collection: string,
  expected: number,
  patience: Patience,
  node: string,
): Promise<void> {
  const problem = await lookPatiently(patience, async () => {
    const count = await server.count(collection);
    if (count === expected) return undefined;
    return `${collection} holds ${count ?? 0} of ${expected} records on ${node}`;
  });
  if (problem) throw new PushError(`${problem}.`, 'See the log of the server, then push again.');
}

/** @throws PushError when a search in the collection does not find a page that it holds */
export async function proveSearch(
  server: PushServer,
  collection: string,
  records: readonly SearchRecord[],
  patience: Patience,
): Promise<void> {
  const search = smokeSearch(collection, records);
  const problem = await lookPatiently(patience, async () =>
    smokeProblem(search, await server.search(search.search)),
  );
  if (!problem) return;
  throw new PushError(
    `A search in the new collection fails: ${problem}.`,
    'Compare src/search/typesense/finding.ts with scripts/searchPush/schema.ts.',
  );
}

/**
 * @param node its address, for people
 * @throws PushError when the alias names another collection there
 */
export async function proveAlias(
  server: PushServer,
  alias: string,
  collection: string,
  patience: Patience,
  node: string,
): Promise<void> {
  const problem = await lookPatiently(patience, async () => {
    const named = await server.target(alias);
    return named === collection ? undefined : `The alias ${alias} names ${named ?? 'nothing'}`;
  });
  if (problem)
    throw new PushError(`${problem} on ${node}.`, 'See the log of that node, then push again.');
}

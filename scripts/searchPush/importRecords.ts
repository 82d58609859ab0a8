import type {SearchRecord} from '../../src/search/records/record.ts';
import {PushError} from './errors.ts';
import type {PushServer, RefusedRecord} from './server.ts';

/** Records of one call. */
const batchSize = 500;
/** Refused records that are named. */
const namedRecords = 20;

function refusal(refused: readonly RefusedRecord[], all: number): PushError {
  const lines = refused
    .slice(0, namedRecords)
    .map(({record: {id, url}, reason}) => `  ${url} (id ${id}): ${reason}`);
  if (refused.length > namedRecords) lines.push(`  and ${refused.length - namedRecords} more`);
  return new PushError(
    `The server refused ${refused.length} of ${all} records:\n${lines.join('\n')}`,
    'Mend the pages, src/search/records or scripts/searchPush/schema.ts.',
  );
}

/**
 * Imports all records.
 *
 * @throws PushError that names the records that were refused, after all have been tried
 */
export async function importRecords(
  server: PushServer,
  collection: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const refused: RefusedRecord[] = [];
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize);
    refused.push(...(await server.importRecords(collection, batch)));
  }
  if (refused.length > 0) throw refusal(refused, records.length);
}

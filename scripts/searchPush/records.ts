import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {stableHash} from '../../src/search/records/hash.ts';
import type {SearchRecord} from '../../src/search/records/record.ts';
import {
  decodeShard,
  indexFolder,
  type Manifest,
  manifestPath,
  shardRecords,
} from '../../src/search/records/shard.ts';
import {PushError} from './errors.ts';
import {recordProblems} from './schema.ts';

const buildRemedy = 'Build the site (npm run build), or name the folder of a build with --from.';

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new PushError(`${file} is missing or no JSON.`, buildRemedy);
  }
}

/** The server puts ids into addresses. */
function withShortId(record: SearchRecord): SearchRecord {
  return {...record, id: stableHash(record.id)};
}

/**
 * The records of a built site: what its embedded engine searches, so that both find the same.
 *
 * @param directory the folder of the build
 * @throws PushError when the build has no index, or a record does not fit the collection
 */
export async function readRecords(directory: string): Promise<SearchRecord[]> {
  const {shards} = (await readJson(path.join(directory, manifestPath))) as Manifest;
  const records: SearchRecord[] = [];
  // In their order, so that the same build always gets the same message.
  for (const {file, rest, records: expected} of shards) {
    const name = path.join(directory, indexFolder, file);
    const front = await readJson(name);
    const others = await readJson(path.join(directory, indexFolder, rest));
    const ofShard = shardRecords(decodeShard(front, others));
    if (ofShard.length !== expected) {
      throw new PushError(
        `${name} has ${ofShard.length} records instead of ${expected}.`,
        buildRemedy,
      );
    }
    records.push(...ofShard.map(withShortId));
  }
  const problems = recordProblems(records);
  if (problems.length > 0) {
    throw new PushError(
      `Records do not fit the collection:\n  ${problems.join('\n  ')}`,
      'Mend the pages, src/search/records or scripts/searchPush/schema.ts.',
    );
  }
  if (records.length === 0) throw new PushError(`${directory} has no records.`, buildRemedy);
  return records;
}

import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {buildDirectory} from '../../../scripts/lib/paths';
import type {SearchRecord} from '../../../src/search/records/record';
import {
  decodeShard,
  indexFolder,
  type Manifest,
  manifestPath,
  shardRecords,
} from '../../../src/search/records/shard';

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(buildDirectory, file), 'utf8'));
}

/** The manifest of the built site. */
export async function readManifest(): Promise<Manifest> {
  return (await readJson(manifestPath)) as Manifest;
}

/** The records of the built site with one of these tags. */
export async function readRecords(tags: readonly string[]): Promise<SearchRecord[]> {
  const needed = (await readManifest()).shards.filter(({tag}) => tags.includes(tag));
  const read = (file: string) => readJson(path.join(indexFolder, file));
  const shards = needed.map(async ({file, rest}) =>
    shardRecords(decodeShard(await read(file), await read(rest))),
  );
  return (await Promise.all(shards)).flat();
}

/** What the index may weigh: the kilobytes (gzip) of `budgets.searchShard` in package.json. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {buildDirectory, rootDirectory} from '../../scripts/lib/paths';
import {indexFolder} from '../../src/search/records/shard';
import {readManifest} from './support/records';

const {shards} = await readManifest();

describe('a shard of the index', () => {
  it.each(shards)('$tag in $language is small', async ({file}) => {
    const {budgets} = JSON.parse(await readFile(path.join(rootDirectory, 'package.json'), 'utf8'));
    const content = await readFile(path.join(buildDirectory, indexFolder, file));
    expect(gzipSync(content).length / 1024).toBeLessThanOrEqual(budgets.searchShard);
  });
});

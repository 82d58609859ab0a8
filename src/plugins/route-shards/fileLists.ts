/** The lists by which a page finds the scripts of other pages: one for each shard. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {buildOf, fileList, isListed, shardChunk} from './pageName.ts';

const names = z.record(z.string(), z.array(z.string()));

/** For each chunk that is listed, the file it is in; and for each shard, the chunks of its pages. */
function chunksByShard(pageChunks: Readonly<Record<string, string[]>>): Map<string, Set<string>> {
  const shards = new Map<string, Set<string>>();
  for (const [shard = '', ...others] of Object.values(pageChunks)) {
    const chunks = shards.get(shard) ?? new Set([shard]);
    for (const chunk of others.filter(isListed)) chunks.add(chunk);
    shards.set(shard, chunks);
  }
  return shards;
}

/**
 * @param folder with what the plan and the bundler left: the chunks of each page, and the files of each chunk
 * @throws Error for a build without a script of the site
 */
export async function fileLists(folder: string): Promise<Map<string, string>> {
  const read = async (file: string) =>
    names.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  const files = await read('chunkFiles.json');
  const build = files.main?.map(file => buildOf(`/${file}`)).find(Boolean);
  if (!build) throw new Error('route-shards: the build has no script assets/js/main.*.js');
  const shards = chunksByShard(await read('pageChunks.json'));
  const lists = [...shards].filter(([shard]) => isListed(shard));
  return new Map(
    lists.map(([shard, chunks]) => {
      const scripts = [...chunks].flatMap(chunk => files[chunk] ?? []);
      const index = Number(shard.slice(shardChunk(0).length - 1));
      return [fileList(build, index), JSON.stringify(scripts.filter(file => file.endsWith('.js')))];
    }),
  );
}

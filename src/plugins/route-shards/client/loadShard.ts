import shardCount from '@generated/route-shards/shardCount.json';
import {chunkList, shardChunk, shardOf} from '../pageName.ts';
import {addPage, type PageEntry} from './addPage.ts';
import {withSummaries} from './withSummaries.ts';

/** A chunk as the bundler keeps it: a shard has one module. */
type Chunk = [names: string[], modules: Record<string, unknown>];

/** Shards import nothing, so that none brings the function with it. */
interface Shard {
  default: (summarize: typeof withSummaries) => PageEntry[];
}

const loaded = new Map<number, Promise<void>>();

/**
 * Loads a shard by the name of its chunk. An `import()` for each of them would be a table that every reader gets, and
 * that grows with the site.
 */
async function importShard(name: string): Promise<Shard> {
  await __webpack_chunk_load__(name);
  const chunks = (globalThis as unknown as Record<string, Chunk[]>)[chunkList];
  const chunk = chunks?.find(([names]) => names.includes(name));
  const [module] = Object.keys(chunk?.[1] ?? {});
  if (!module) throw new Error(`The script ${name} has no routes`);
  return __webpack_require__(module) as Shard;
}

async function addShard(name: string): Promise<void> {
  const {default: pagesOf} = await importShard(name);
  for (const page of pagesOf(withSummaries)) addPage(page);
}

/**
 * Loads the routes of a page, if there is such a page, with those of its shard.
 *
 * @throws Error when the shard does not arrive; it is asked for again the next time
 */
export function loadShard(pathname: string): Promise<void> {
  const shard = shardOf(pathname, shardCount);
  const known = loaded.get(shard);
  if (known) return known;
  const result = shardCount > 0 ? addShard(shardChunk(shard)) : Promise.resolve();
  loaded.set(shard, result);
  result.catch(() => loaded.delete(shard));
  return result;
}

import {parents} from '@generated/route-shards/routes';
import shardCount from '@generated/route-shards/shardCount.json';
import {chunkList, normalizePath, pageChunk, shardChunk, shardOf} from '../pageName.ts';
import {addPage, type PageEntry} from './addPage.ts';
import {hasChunk} from './chunkFiles.ts';
import {withSummaries} from './withSummaries.ts';

/** A chunk as the bundler keeps it: a shard has one module. */
type Chunk = [names: string[], modules: Record<string, unknown>];

/** Shards import nothing, so that none brings the function with it. */
interface Shard {
  default: (summarize: typeof withSummaries) => PageEntry[];
}

const loaded = new Map<string, Promise<void>>();

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

/** Whether the address is in a part of the site whose pages are in shards. */
function isInShard(page: string): boolean {
  return parents.some(({path}) => page === path || page.startsWith(`${path}/`));
}

/**
 * Loads the routes of a page, if there is such a page, with those of its shard, and begins to load its content.
 *
 * @throws Error when something does not arrive; it is asked for again the next time
 */
export async function loadShard(pathname: string): Promise<void> {
  const page = normalizePath(pathname);
  const shard = shardOf(page, shardCount);
  const chunk = pageChunk(page);
  if (!isInShard(page) || !(await hasChunk(chunk, shard))) return;
  // Beside the routes. The route loads it again, and tells the reader if that fails.
  __webpack_chunk_load__(chunk).catch(() => undefined);
  const name = shardChunk(shard);
  const result = loaded.get(name) ?? addShard(name);
  loaded.set(name, result);
  result.catch(() => loaded.delete(name));
  await result;
}

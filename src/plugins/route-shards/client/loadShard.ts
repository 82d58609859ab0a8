import shards from '@generated/route-shards/shards';
import {shardOf} from '../pageName.ts';
import {addPage} from './addPage.ts';

const loaded = new Map<number, Promise<void>>();

/**
 * Loads the routes of a page, if there is such a page, with those of its shard.
 *
 * @throws Error when the shard does not arrive; it is asked for again the next time
 */
export function loadShard(pathname: string): Promise<void> {
  const shard = shardOf(pathname, shards.length);
  const known = loaded.get(shard);
  if (known) return known;
  const loading = shards[shard]?.().then(({default: pages}) => pages.forEach(addPage));
  const result = loading ?? Promise.resolve();
  loaded.set(shard, result);
  result.catch(() => loaded.delete(shard));
  return result;
}

/**
 * In the place of the module of the same name in the client of Docusaurus: what links do before a reader follows them.
 */
import routes, {parents} from '@generated/route-shards/routes';
import {matchRoutes} from 'react-router-config';
import {normalizePath, pageChunk} from '../pageName.ts';
import {loadShard} from './loadShard.ts';
import preloadPage from './preload.ts';

const loaded = new Set<string>();
const fetched = new Set<string>();

function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {effectiveType?: string; saveData?: boolean};
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

const pathOf = (address: string) => normalizePath(address.split(/[?#]/)[0] ?? '');

/** Whether a page has a chunk: its route came with a shard. */
function hasChunk(path: string): boolean {
  const route = matchRoutes(routes, path).at(-1)?.route;
  return parents.some(parent => parent.routes?.some(page => page === route));
}

function addLink(chunk: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = __webpack_public_path__ + __webpack_get_script_filename__(chunk);
  document.head.append(link);
}

/** Waits for a moment in which the browser has nothing else to do. */
function idle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

/** Finds out whether there is such a page, and lets the browser fetch its script at its leisure. */
async function fetchAhead(path: string): Promise<void> {
  await idle();
  try {
    await loadShard(path);
    if (hasChunk(path)) addLink(pageChunk(path));
  } catch {
    fetched.delete(path);
  }
}

/** For links that come into view. */
function prefetch(address: string): Promise<void> | false {
  const path = pathOf(address);
  if (loaded.has(path) || fetched.has(path) || isSlowConnection()) return false;
  fetched.add(path);
  return fetchAhead(path);
}

/** For links that are pointed at: everything that the page needs is loaded. */
function preload(address: string): Promise<void> | false {
  const path = pathOf(address);
  if (loaded.has(path) || isSlowConnection()) return false;
  loaded.add(path);
  return preloadPage(path).catch(() => {
    loaded.delete(path);
  });
}

export default Object.freeze({prefetch, preload});

/**
 * In the place of the module of the same name in the client of Docusaurus: what links do before a reader follows them.
 */
import {parents} from '@generated/route-shards/routes';
import {normalizePath, pageChunk} from '../pageName.ts';
import preloadPage from './preload.ts';

const loaded = new Set<string>();

function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {effectiveType?: string; saveData?: boolean};
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

const pathOf = (address: string) => normalizePath(address.split(/[?#]/)[0] ?? '');

/** Whether the address is in a part of the site whose pages have chunks of their own. */
function hasChunk(path: string): boolean {
  return parents.some(({path: parent}) => path === parent || path.startsWith(`${parent}/`));
}

/** Lets the browser fetch the script of a page beside that with its route, which names it. */
function fetchAhead(chunk: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = __webpack_public_path__ + __webpack_get_script_filename__(chunk);
  document.head.append(link);
}

/** For links that come into view, of which a page has dozens: nothing is loaded that few readers need. */
const prefetch = () => false;

/** For links that are pointed at or touched: everything that the page needs is loaded. */
function preload(address: string): Promise<void> | false {
  const path = pathOf(address);
  if (loaded.has(path) || isSlowConnection()) return false;
  loaded.add(path);
  if (hasChunk(path)) fetchAhead(pageChunk(path));
  return preloadPage(path).catch(() => {
    loaded.delete(path);
  });
}

export default Object.freeze({prefetch, preload});

/**
 * In the place of the module of the same name in the client of Docusaurus: what links do before a reader follows them.
 */
import {normalizePath} from '../pageName.ts';
import preloadPage from './preload.ts';

const loaded = new Set<string>();

function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {effectiveType?: string; saveData?: boolean};
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** For links that come into view, of which a page has dozens: nothing is loaded that few readers need. */
const prefetch = () => false;

/** For links that are pointed at or touched: everything that the page needs is loaded. */
function preload(address: string): Promise<void> | false {
  const path = normalizePath(address.split(/[?#]/)[0] ?? '');
  if (loaded.has(path) || isSlowConnection()) return false;
  loaded.add(path);
  return preloadPage(path).catch(() => {
    loaded.delete(path);
  });
}

export default Object.freeze({prefetch, preload});

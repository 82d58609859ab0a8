/** Where addresses of a page lead in its twin. */
import {twinPath} from '@engagespot-docs/publish/twin-address';

export interface Site {
  /** Origin. */
  url: string;
  baseUrl: string;
  /** Paths of all pages that have a twin. */
  pages: ReadonlySet<string>;
}

/**
 * Makes the addresses of one page absolute: those of pages lead to their twins, all others where they led.
 *
 * @param pagePath path of the page on the host
 */
export function makeResolve({url, baseUrl, pages}: Site, pagePath: string) {
  return (address: string): string => {
    const target = new URL(address, url + pagePath);
    if (target.origin !== url) return address;
    const path = target.pathname.replace(/(?<=.)\/$/, '');
    const page = pages.has(path) ? path : target.pathname;
    // An address with a query asks for what only the page can do.
    if (target.search || !pages.has(page)) return target.href;
    return url + twinPath(page, baseUrl) + target.hash;
  };
}

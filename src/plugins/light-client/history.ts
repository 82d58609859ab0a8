/**
 * In the browser, instead of `history`: what the router needs for addresses with paths. Addresses with hashes and
 * addresses in memory, which the router offers as well, are never used.
 */
import {createBrowserHistory as createHistory} from 'history/esm/history.js';

export {
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

/** Escapes what is no escape in the present address, as in `/100%`: the router decodes it, and stops where it can't. */
function makeDecodable(): void {
  const {origin, pathname, search, hash} = window.location;
  try {
    decodeURI(pathname);
  } catch {
    const path = pathname.replaceAll('%', '%25');
    // With its origin, because `//docs` alone is the address of another host.
    window.history.replaceState(null, '', origin + path + search + hash);
  }
}

export function createBrowserHistory(...options: Parameters<typeof createHistory>) {
  makeDecodable();
  return createHistory(...options);
}

/** @throws Error always: Docusaurus has changed its router, and this file has to follow */
function refuse(): never {
  throw new Error(
    'light-client: this kind of history is not part of src/plugins/light-client/history.ts',
  );
}

export const createHashHistory = refuse;
export const createMemoryHistory = refuse;

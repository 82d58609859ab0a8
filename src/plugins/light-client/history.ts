/**
 * In the browser, in the place of `history`: what the router needs for addresses with paths. Addresses with hashes and
 * addresses in memory, which the router offers as well, are never used.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

/** @throws Error always: Docusaurus has changed its router, and this file has to follow */
function refuse(): never {
  throw new Error(
    'light-client: this kind of history is not part of src/plugins/light-client/history.ts',
  );
}

export const createHashHistory = refuse;
export const createMemoryHistory = refuse;

import type {SearchTransport} from '../client';
import {SearchError, toSearchError} from '../errors';
import {isFailure, type SearchFailure} from '../protocol';
import type {FoundRecords} from './finding';
import type {RankedSearch} from './ranked';
import type {TypesenseConnection} from './transport';

interface ServerOptions {
  connection: TypesenseConnection;
  /** Of the index; may be relative to the site. */
  manifestUrl: string;
}

async function loadRanked(manifestUrl: string): Promise<RankedSearch> {
  const module = await import(/* webpackChunkName: "search-server" */ './ranked');
  return module.createRankedSearch(new URL(manifestUrl, globalThis.location?.origin).href);
}

/** A search server as an engine: it finds, and the page orders what it found. */
export function createServerTransport({connection, manifestUrl}: ServerOptions): SearchTransport {
  let ranked: Promise<RankedSearch> | undefined;

  async function load(): Promise<RankedSearch> {
    ranked ??= loadRanked(manifestUrl);
    try {
      return await ranked;
    } catch (error) {
      ranked = undefined;
      throw toSearchError(error);
    }
  }

  return {
    async perform({searches}, options) {
      const search = await load();
      const answers = searches.map(async asked =>
        search(asked, async finding => {
          const {results} = await connection.perform<FoundRecords | SearchFailure>(
            {searches: finding},
            options,
          );
          if (results.every(result => isFailure(result) || Array.isArray(result.hits)))
            return results;
          throw new SearchError('server', 'The search server gave an answer that cannot be read.');
        }),
      );
      return {results: await Promise.all(answers)};
    },
    async warm() {
      await load();
    },
  };
}

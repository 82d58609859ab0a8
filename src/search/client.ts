import {abortedError, SearchError} from './errors';
import {parameters} from './parameters';
import {
  isFailure,
  type MultiSearchRequest,
  type MultiSearchResponse,
  type SearchParameters,
  type SearchResult,
} from './protocol';

export interface RequestOptions {
  /** Aborts the request: the promise rejects with a `SearchError` of kind `aborted`. */
  signal?: AbortSignal;
}

/** An engine: the embedded one, or a search server reached over HTTP. */
export interface SearchTransport {
  /**
   * Runs several searches in one round trip. A search that fails on its own is a `SearchFailure`
   * in its place.
   *
   * @throws SearchError when the whole call fails
   */
  perform(request: MultiSearchRequest, options?: RequestOptions): Promise<MultiSearchResponse>;
  /**
   * Prepares to answer for these docs tags, so that the first search does not wait. Never needed
   * for correctness.
   */
  warm(tags: readonly string[]): Promise<void>;
}

/** What the interface asks for; the client adds how matches are found, ranked and highlighted. */
export type SearchRequest = Pick<SearchParameters, 'q' | 'filter_by'> &
  Partial<Pick<SearchParameters, 'per_page' | 'near' | 'whole'>>;

/** What was found, and whether the embedded engine stood in for a server that is out. */
export type SearchAnswer = SearchResult & {isFallback: boolean};

export interface SearchClient {
  /** Milliseconds without a key that a search waits for, so that a server is not asked at every key. */
  pause: number;
  /** @throws SearchError; kind `aborted` when `signal` was aborted before the answer came */
  search(request: SearchRequest, options?: RequestOptions): Promise<SearchAnswer>;
  /** Prepares to answer for these docs tags; failures are left for the search to report. */
  warm(tags: readonly string[]): Promise<void>;
}

/** Gives up waiting as soon as the signal aborts, whatever the transport does about it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortedError());
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, {once: true});
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * The client that the interface uses, over any engine.
 *
 * @param collection name of the collection on the engine
 */
export function createSearchClient(
  transport: SearchTransport,
  collection: string,
  {pause = 0} = {},
): SearchClient {
  return {
    pause,
    async search(request, {signal} = {}) {
      if (signal?.aborted) throw abortedError();
      const searches = [{...parameters, collection, ...request}];
      const response = await untilAborted(transport.perform({searches}, {signal}), signal);
      const {results, isFallback = false} = response;
      const result = results[0];
      if (!result) throw new SearchError('server', 'The answer holds no result.');
      if (isFailure(result)) throw new SearchError('request', result.error, result.code);
      return {...result, isFallback};
    },
    warm: tags => transport.warm(tags).catch(() => undefined),
  };
}

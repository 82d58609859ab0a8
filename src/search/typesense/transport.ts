/**
 * Typesense over HTTP, for browsers: one `fetch` per call, the next node when one fails. The
 * official client would bring 50 KB of code for the same; the push command uses it.
 */
import type {RequestOptions} from '../client';
import {abortedError, SearchError} from '../errors';
import type {SearchFailure, SearchResult} from '../protocol';
import {createNodeList, type SearchNode} from './nodes';

export interface TypesenseOptions {
  nodes: readonly SearchNode[];
  nearestNode?: SearchNode;
  /** A key that may search and nothing else: every reader can see it. */
  apiKey: string;
  /** Seconds after which a node counts as failed. */
  connectionTimeoutSeconds?: number;
}

const defaultTimeoutSeconds = 2;

/** Several searches in one round trip. */
export interface TypesenseConnection {
  /**
   * @returns a result for each search, or why it failed
   * @throws SearchError of kind `network`, `server`, `auth`, `request` or `aborted`
   */
  perform<Result = SearchResult | SearchFailure>(
    request: {searches: readonly object[]},
    options?: RequestOptions,
  ): Promise<{results: Result[]}>;
}

function isMultiSearchResponse<Result>(body: unknown): body is {results: Result[]} {
  return (
    typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results)
  );
}

/** The `message` that Typesense gives in the body of a failure. */
async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const message = typeof body === 'object' && body && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : `The search server answered ${response.status}.`;
}

/** Why an answer is of no use; undefined for a good one. */
async function failureOf(response: Response): Promise<SearchError | undefined> {
  const {ok, status} = response;
  if (ok) return undefined;
  const message = await messageOf(response);
  if (status === 401 || status === 403) return new SearchError('auth', message, status);
  return new SearchError(status >= 500 || status === 429 ? 'server' : 'request', message, status);
}

async function readAnswer<Result>(response: Response): Promise<{results: Result[]}> {
  const failure = await failureOf(response);
  if (failure) throw failure;
  const body: unknown = await response.json().catch(() => undefined);
  if (isMultiSearchResponse<Result>(body)) return body;
  throw new SearchError('server', 'The search server gave an answer that cannot be read.');
}

/** Whether another node may do better. */
function mayRetry(error: SearchError): boolean {
  return error.kind === 'network' || error.kind === 'server';
}

/** Asks the nodes of a cluster, the next one when one fails. */
export function createTypesenseTransport({
  nodes,
  nearestNode,
  apiKey,
  connectionTimeoutSeconds = defaultTimeoutSeconds,
}: TypesenseOptions): TypesenseConnection {
  const list = createNodeList(nodes, nearestNode);

  /** Asks one node. The key stands in the address and the type is text, so that no preflight is needed. */
  async function ask<Result>(url: string, body: string, signal?: AbortSignal) {
    // `AbortSignal.any` would join the two, but is younger than the browsers that we support.
    const controller = new AbortController();
    const abort = () => controller.abort();
    if (signal?.aborted) throw abortedError();
    const timer = setTimeout(abort, connectionTimeoutSeconds * 1000);
    signal?.addEventListener('abort', abort);
    try {
      const address = `${url}/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`;
      const response = await fetch(address, {
        method: 'POST',
        headers: {'content-type': 'text/plain'},
        body,
        signal: controller.signal,
      });
      return await readAnswer<Result>(response);
    } catch (error) {
      // An answer that is cut off by an abort cannot be read either, and is no fault of the server.
      if (signal?.aborted) throw abortedError();
      if (error instanceof SearchError) throw error;
      const isLate = controller.signal.aborted;
      const message = isLate ? 'The search server did not answer in time.' : String(error);
      throw new SearchError('network', message);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    async perform<Result>(request: {searches: readonly object[]}, {signal}: RequestOptions = {}) {
      const body = JSON.stringify(request);
      let failure = new SearchError('network', 'No search server is configured.');
      for (const url of list.inOrder()) {
        try {
          const answer = await ask<Result>(url, body, signal);
          list.answered(url);
          return answer;
        } catch (error) {
          if (!(error instanceof SearchError) || !mayRetry(error)) throw error;
          list.failed(url);
          failure = error;
        }
      }
      throw failure;
    },
  };
}

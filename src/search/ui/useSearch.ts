import {useCallback, useEffect, useState} from 'react';
import {type SearchAnswer, type SearchClient, type SearchError, toSearchError} from '..';

export interface SearchState {
  /** The latest answer; stays while a newer search is under way. */
  result?: SearchAnswer;
  /** Why the latest search failed. */
  error?: SearchError;
  /** Whether a search is under way. */
  isPending: boolean;
}

export interface SearchInput {
  /** Words of the reader; nothing is searched while they are blank. */
  query: string;
  filterBy: string;
  /** Pages of the site to find, best first. */
  limit: number;
  /** Path of the page on which the reader searches, when it is one of the documentation. */
  near?: string;
}

const idle: SearchState = {isPending: false};

/**
 * Searches whenever the input changes. A newer search aborts the older one, so answers never come
 * out of order.
 *
 * @returns the state, and a function that repeats a failed search
 */
export function useSearch(
  client: SearchClient,
  {query, filterBy, limit, near}: SearchInput,
): SearchState & {retry(): void} {
  const [state, setState] = useState(idle);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt(count => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same search
  useEffect(() => {
    if (query.trim() === '') {
      setState(idle);
      return;
    }
    const controller = new AbortController();
    const finish = (next: SearchState) => {
      if (!controller.signal.aborted) setState(next);
    };
    setState(current => ({...current, isPending: true}));
    const request = {q: query, filter_by: filterBy, per_page: limit, ...(near && {near})};
    const {signal} = controller;
    const search = async () => {
      const result = await client.search(request, {signal});
      finish({result, isPending: false});
      if (!result.isPartial) return;
      // What was found in the first part is shown until the rest is there.
      const complete = await client.search({...request, whole: true}, {signal}).catch(() => result);
      finish({result: complete, isPending: false});
    };
    const start = () => {
      search().catch((error: unknown) => finish({error: toSearchError(error), isPending: false}));
    };
    if (client.pause === 0) start();
    const timer = client.pause > 0 ? setTimeout(start, client.pause) : undefined;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, query, filterBy, limit, near, attempt]);

  return {...state, retry};
}

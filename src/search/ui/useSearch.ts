import {useCallback, useEffect, useMemo, useState} from 'react';
import {
  type SearchAnswer,
  type SearchClient,
  type SearchError,
  type SearchRequest,
  toSearchError,
} from '..';

export interface SearchState {
  /** The latest answer; stays while a newer search of the same version is under way. */
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
  /** Whether to wait for all of the index, instead of answering from its first part. */
  whole?: boolean;
}

/** What came of a search. */
interface Outcome {
  request: SearchRequest;
  result?: SearchAnswer;
  error?: SearchError;
}

/**
 * Searches whenever the input changes. A newer search aborts the older one, so answers never come
 * out of order. From the moment the input changes, an older answer is known as such.
 *
 * @returns the state, and a function that repeats a failed search
 */
export function useSearch(
  client: SearchClient,
  {query, filterBy, limit, near, whole}: SearchInput,
): SearchState & {retry(): void} {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same search
  const request = useMemo(
    (): SearchRequest => ({
      q: query,
      filter_by: filterBy,
      per_page: limit,
      ...(near && {near}),
      ...(whole && {whole}),
    }),
    [query, filterBy, limit, near, whole, attempt],
  );
  const isBlank = query.trim() === '';

  useEffect(() => {
    if (isBlank) {
      setOutcome(undefined);
      return;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const finish = (next: Omit<Outcome, 'request'>) => {
      if (!signal.aborted) setOutcome({request, ...next});
    };
    const search = async () => {
      const result = await client.search(request, {signal});
      finish({result});
      if (!result.isPartial) return;
      // What was found in the first part is shown until the rest is there.
      const complete = await client
        .search({...request, whole: true}, {signal})
        .catch(() => ({...result, isPartial: false, isIncomplete: true}));
      finish({result: complete});
    };
    const start = () => {
      search().catch((error: unknown) => finish({error: toSearchError(error)}));
    };
    if (client.pause === 0) start();
    const timer = client.pause > 0 ? setTimeout(start, client.pause) : undefined;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, request, isBlank]);

  if (isBlank) return {isPending: false, retry};
  const isPending = outcome?.request !== request;
  // Pages of another version are no answer, not even an older one.
  if (outcome?.request.filter_by !== filterBy) return {isPending, retry};
  const {result, error} = outcome;
  return {result, error, isPending, retry};
}

/**
 * What can go wrong in a search:
 * - `network`: nothing answered (offline, blocked, timed out)
 * - `server`: an answer that cannot be used (5xx, missing or broken file)
 * - `auth`: the key is missing, wrong or not allowed
 * - `request`: the search itself is wrong (unknown collection or field, unreadable filter)
 * - `aborted`: a newer search replaced this one; never shown to readers
 */
export type SearchErrorKind = 'network' | 'server' | 'auth' | 'request' | 'aborted';

export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    readonly kind: SearchErrorKind,
    message: string,
    /** HTTP status, or the code of a failed search inside a good answer. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Any thrown value as a `SearchError`; what is not ours counts as a failed connection. */
export function toSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return abortedError();
  return new SearchError('network', error instanceof Error ? error.message : String(error));
}

export function abortedError(): SearchError {
  return new SearchError('aborted', 'A newer search replaced this one.');
}

/** What the address of the results page says. */
export interface SearchAddress {
  query: string;
  /** Docs version to search; undefined for the one of the reader. */
  version: string | undefined;
  /** Length of the list of results. */
  limit: number;
}

/** Results that are shown at once, and that each press of the button adds. */
export const pageSize = 10;
/** More than this no engine gives in one answer, and nobody reads. */
export const maxResults = 250;

/** Characters of a query: room for a command or a stack trace that was copied. */
export const longestQuery = 2_000;

/** Names in the address; the form has the same, so that browsers can submit it before the scripts are there. */
export const parameterNames = {query: 'q', version: 'version', limit: 'show'} as const;

/**
 * Reads the address of the results page.
 *
 * @param search its part from the question mark on
 */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const limit = Number(parameters.get(parameterNames.limit));
  return {
    query: parameters.get(parameterNames.query) ?? '',
    version: parameters.get(parameterNames.version) ?? undefined,
    limit: Number.isInteger(limit) && limit > pageSize ? Math.min(limit, maxResults) : pageSize,
  };
}

/** The part of the address from the question mark on; what goes without saying is left out. */
export function writeSearchAddress({query, version, limit}: SearchAddress): string {
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set(parameterNames.query, query.trim());
  if (version) parameters.set(parameterNames.version, version);
  if (limit > pageSize) parameters.set(parameterNames.limit, String(limit));
  const text = parameters.toString();
  return text && `?${text}`;
}

/**
 * Address of the results page.
 *
 * @param path of the page, such as `/search`
 * @param version docs version to search; undefined for the one of the reader
 */
export function searchPageUrl(path: string, query: string, version?: string): string {
  return path + writeSearchAddress({query, version, limit: pageSize});
}

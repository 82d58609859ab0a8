/** A request to the sandbox, as who asks for it describes it. */

/** The most requests of one call, and the longest path, body and header of a request, in characters. */
export const mostRequests = 10;
export const longestPath = 2_000;
export const longestBody = 20_000;

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whose headers a request gets: those of a backend, of a front end, or none. */
export const callers = ['backend', 'user', 'none'] as const;

export interface TriedRequest {
  method: (typeof methods)[number];
  /** Path with its query, or an address on a host of the product. */
  path: string;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON; a text is JSON already. */
  body?: unknown;
  as?: (typeof callers)[number] | undefined;
}

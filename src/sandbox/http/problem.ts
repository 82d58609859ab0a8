/**
 * Ends a call with a documented error. Without details, the message is the one that the document
 * shows for this call and status.
 */
export class Problem extends Error {
  readonly status: number;
  /** One text, or for status 400 one per problem. */
  readonly details?: string | string[];
  readonly headers?: Record<string, string>;

  constructor(status: number, details?: string | string[], headers?: Record<string, string>) {
    super(`${status} ${details ?? ''}`);
    this.name = 'Problem';
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

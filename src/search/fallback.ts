import type {SearchTransport} from './client';
import {SearchError} from './errors';

/** Milliseconds after a failure before the server is asked again. */
const restAfterFailure = 30_000;

function isOutage(error: unknown): boolean {
  return error instanceof SearchError && (error.kind === 'network' || error.kind === 'server');
}

interface FallbackOptions {
  server: SearchTransport;
  embedded: SearchTransport;
  /** Clock in milliseconds. */
  now?: () => number;
}

/**
 * Asks the server, and the embedded engine while the server is out: an answer is worth more than an
 * error. Such an answer carries `isFallback`, so that the interface can say so. A wrong key or a
 * wrong search is not an outage, and stays an error that somebody has to mend.
 */
export function createFallbackTransport({
  server,
  embedded,
  now = Date.now,
}: FallbackOptions): SearchTransport {
  let outUntil = 0;
  return {
    async perform(request, options) {
      if (now() >= outUntil) {
        try {
          return await server.perform(request, options);
        } catch (error) {
          if (!isOutage(error)) throw error;
          outUntil = now() + restAfterFailure;
        }
      }
      return {...(await embedded.perform(request, options)), isFallback: true};
    },
    warm: tags => (now() < outUntil ? embedded.warm(tags) : server.warm(tags)),
  };
}

import type {Feedback} from '../../content/feedback';

/** Milliseconds that the endpoint has to respond. */
const patience = 10_000;

/**
 * Posts feedback. Nothing that identifies the reader goes with it: no cookie, no address of the page's query.
 *
 * @throws Error whose message says why it was not accepted, as the end of a sentence
 */
export async function sendFeedback(endpoint: string, feedback: Feedback): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(feedback),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The reader may leave right after the answer.
    keepalive: true,
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Error(isLate ? 'the server did not respond' : 'the server could not be reached');
  });
  if (!response.ok) throw new Error(`the server returned status ${response.status}`);
}

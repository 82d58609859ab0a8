import {sharedSandbox} from '../../sandbox/page/sharedSandbox';
import type {BuiltRequest} from './form';
import {journalLines, reachedInboxes, requestIdOf} from './journal';
import type {Target} from './targets';

/** What came back, or why nothing did. */
export type Outcome =
  | {
      kind: 'response';
      status: number;
      /** Time from sending to the last byte, in milliseconds. */
      duration: number;
      headers: [name: string, value: string][];
      body: string;
      /** What became of the request in the sandbox, in lines; empty when it started nothing. */
      journal: string[];
      /** Users of the sandbox to whose inbox the request delivered something. */
      inboxes: string[];
    }
  | {kind: 'failure'; message: string};

const networkFailure =
  'No response arrived. The browser does not report why: the host might refuse requests from other sites (CORS), or the network might be down. The sandbox is not affected by either, and the curl command below works from a terminal.';
/** Why the sandbox did nothing, as far as anybody can tell. */
export const sandboxFailure =
  'The sandbox could not be loaded. Check your connection and send the request again. If that does not help, this site was published anew in the meantime: copy what you typed and reload the page.';

/** Sends the request to the sandbox of this page or over the network; never throws. */
export async function send(target: Target, built: BuiltRequest): Promise<Outcome> {
  const {method, url, headers, body} = built;
  const started = performance.now();
  try {
    const request = new Request(url, {method, headers, body});
    const sandbox = target.id === 'sandbox' ? await sharedSandbox() : undefined;
    const response = sandbox ? await sandbox.fetch(request) : await fetch(request);
    const text = await response.text();
    const duration = performance.now() - started;
    const requestId = requestIdOf(text);
    const runs = sandbox && requestId ? sandbox.runs({requestId, limit: Infinity}) : [];
    return {
      kind: 'response',
      status: response.status,
      duration,
      headers: [...response.headers],
      body: text,
      journal: journalLines(runs),
      inboxes: reachedInboxes(runs),
    };
  } catch {
    return {kind: 'failure', message: target.id === 'sandbox' ? sandboxFailure : networkFailure};
  }
}

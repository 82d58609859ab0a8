/**
 * An orchestrator of the semantic widget on loopback, played by the test, and the built site with its settings. The site
 * is built without one, so settings and policy are rewritten on their way to the browser: the tests run on the very
 * files that are published.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What the script request is answered with; `hang` never answers. */
export type Script = {status: number; body: string} | 'hang';

export interface Orchestrator {
  origin: string;
  /** Requests as `GET /widget.js`, oldest first. */
  requests: string[];
  close(): Promise<void>;
}

const key = 'PUBLIC_WIDGET_KEY';
const globalName = 'ForeignAsk';

/** A script that notes how it is initialised, and whether the page was loaded by then. */
export const goodScript = `window.${globalName} = {
  init(settings) {
    window.__asked = {settings, arguments: arguments.length, readyState: document.readyState};
  },
};`;

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Starts a server on a free port of loopback. */
async function listen(respond: Respond): Promise<Orchestrator> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void respond(request, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Starts the orchestrator. */
export function startOrchestrator(script: Script): Promise<Orchestrator> {
  return listen((_request, response) => {
    if (script === 'hang') return;
    response.writeHead(script.status, {
      'Content-Type': 'text/javascript',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(script.body);
  });
}

/** What a site is built with whose environment names this orchestrator. */
export function settingsFor(origin: string) {
  return {scriptUrl: `${origin}/widget.js?v=1`, endpoint: `${origin}/ask`, key, global: globalName};
}

const embedded = /\{"orchestrator":\{[^}]*\}\}/;

/** What the build would have written into its scripts and its policy, had it known the orchestrator. */
function withOrchestrator(text: string, origin: string, isAllowed: boolean): string {
  const settings = JSON.stringify({orchestrator: settingsFor(origin)});
  const configured = text.replace(embedded, () => settings);
  if (!isAllowed) return configured;
  return configured
    .replace("script-src 'self'", `script-src 'self' ${origin}`)
    .replace("connect-src 'self'", `connect-src 'self' ${origin}`);
}

/** What the client decodes by itself, or what no longer holds once the text has changed. */
const droppedHeaders = [
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
  'connection',
];

/**
 * Serves the site as if it had been built with the orchestrator.
 *
 * @param siteUrl origin of the built site
 * @param isAllowed whether the policy names the orchestrator
 */
export async function startConfiguredSite(
  siteUrl: string,
  origin: string,
  isAllowed = true,
): Promise<Orchestrator> {
  return listen(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', siteUrl), {redirect: 'manual'});
    const headers = [...answer.headers]
      .filter(([name]) => !droppedHeaders.includes(name))
      .map(([name, value]) => [name, withOrchestrator(value, origin, isAllowed)] as const);
    response.writeHead(answer.status, Object.fromEntries(headers));
    const type = answer.headers.get('content-type') ?? '';
    if (/html|javascript/.test(type)) {
      response.end(withOrchestrator(await answer.text(), origin, isAllowed));
    } else {
      response.end(Buffer.from(await answer.arrayBuffer()));
    }
  });
}

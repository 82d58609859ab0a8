/** The built site with settings that it was not built with: texts are rewritten on their way to the browser. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server on loopback. */
export interface PlayedServer {
  origin: string;
  /** Requests as `GET /widget.js`, oldest first. */
  requests: string[];
  close(): Promise<void>;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Starts a server on a free port of loopback. */
export async function listen(respond: Respond): Promise<PlayedServer> {
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

/** What the client decodes by itself, or what no longer holds once the text has changed. */
const droppedHeaders = [
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
  'connection',
];

/**
 * Serves the site with the texts of its pages, scripts and headers rewritten, so that tests with other settings run on
 * the very files that are published.
 *
 * @param siteUrl origin of the built site
 * @param rewrite a header, a page or a script as the build would have written it
 */
export async function startRewrittenSite(
  siteUrl: string,
  rewrite: (text: string) => string,
): Promise<PlayedServer> {
  return listen(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', siteUrl), {redirect: 'manual'});
    const headers = [...answer.headers]
      .filter(([name]) => !droppedHeaders.includes(name))
      .map(([name, value]) => [name, rewrite(value)] as const);
    response.writeHead(answer.status, Object.fromEntries(headers));
    const type = answer.headers.get('content-type') ?? '';
    if (/html|javascript/.test(type)) {
      response.end(rewrite(await answer.text()));
    } else {
      response.end(Buffer.from(await answer.arrayBuffer()));
    }
  });
}

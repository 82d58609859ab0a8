import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';
import {getRequestListener} from '@hono/node-server';
import {createSandbox, type Sandbox, type SandboxOptions} from '../../src/sandbox/index.ts';
import {answerInTurn} from './answersInTurn.ts';
import {createBodyRoom} from './bodyRoom.ts';
import {ignoreUpgrades} from './plainUpgrade.ts';
import {serveRealtime} from './realtimeServer.ts';
import {rawRefusal, refusal, refusalBody, refusalHeaders} from './refusal.ts';

export interface SandboxServerOptions {
  sandbox: Omit<SandboxOptions, 'headers'>;
  /** Port on 127.0.0.1; 0 takes a free one. */
  port: number;
  /** Told of every request that was answered. */
  onAnswer?: (answer: AnsweredRequest) => void;
}

export interface AnsweredRequest {
  method: string;
  /** With the query. */
  path: string;
  status: number;
  milliseconds: number;
  /** What the sandbox remarks on its answer; undefined when nothing. */
  note?: string;
}

export interface SandboxServer {
  /** Origin without a trailing slash. */
  url: string;
  sandbox: Sandbox;
  /** Ends open connections, those of inboxes too, and frees the port. */
  close(): Promise<void>;
}

/** Lets pages of any origin read the answers, and what the sandbox says in their headers. */
const crossOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Sandbox, X-Sandbox-Note, Allow',
};

/**
 * Answers the question of a browser whether a page may call. It may, with every header that it asks
 * for: the documented ones, and those that SDKs add.
 */
function answerPreflight(request: Request): Response {
  const headers: Record<string, string> = {
    ...crossOriginHeaders,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
    'Access-Control-Max-Age': '600',
  };
  return new Response(null, {status: 204, headers});
}

function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method');
}

async function observe(
  request: Request,
  outgoing: ServerResponse,
  sandbox: Sandbox,
  onAnswer: (answer: AnsweredRequest) => void,
): Promise<Response> {
  const start = performance.now();
  const response = await sandbox.fetch(request);
  // Who has gone away gets no answer, so there is none to tell of.
  if (outgoing.destroyed) return response;
  const {pathname, search} = new URL(request.url);
  onAnswer({
    method: request.method,
    path: pathname + search,
    status: response.status,
    milliseconds: performance.now() - start,
    note: response.headers.get('X-Sandbox-Note') ?? undefined,
  });
  return response;
}

function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}

/** Refuses what is HTTP, but no request for an address: the target `*`, a Host that is none. */
function refuseTarget(error: unknown): Response {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The request has no address: ${reason}. Send a path and a Host header`;
  return refusal(400, [message], crossOriginHeaders);
}

/** Status and reason by the code of the error, for what is not even HTTP. */
const clientErrors: Readonly<Record<string, readonly [status: string, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
};

function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const unreadable = ['400 Bad Request', 'This is not an HTTP request'] as const;
  const [status, reason] = clientErrors[error.code ?? ''] ?? unreadable;
  // The document has a list of problems for status 400, and a text for others.
  socket.end(rawRefusal(status, status.startsWith('400') ? [reason] : reason));
}

/**
 * Serves a sandbox on 127.0.0.1, to pages of other origins too.
 *
 * @throws Error that names the port when it is taken
 */
export async function startSandboxServer(options: SandboxServerOptions): Promise<SandboxServer> {
  const {port, onAnswer} = options;
  const sandbox = createSandbox({
    ...options.sandbox,
    headers: crossOriginHeaders,
    bodyRoom: createBodyRoom(),
  });
  const listener = getRequestListener(
    (request, {incoming, outgoing}) => {
      if (countHosts(incoming.rawHeaders) > 1) {
        return refuseTarget(new Error('it has several Host headers'));
      }
      if (isPreflight(request)) return answerPreflight(request);
      if (!onAnswer) return sandbox.fetch(request);
      return observe(request, outgoing as ServerResponse, sandbox, onAnswer);
    },
    {errorHandler: refuseTarget},
  );
  // Node would answer a request without Host with an empty body.
  const server = createServer(
    {requireHostHeader: false, requestTimeout: 30_000, connectionsCheckingInterval: 5_000},
    listener,
  );
  server.on('clientError', refuseConnection);
  const realtime = serveRealtime(server, sandbox);
  answerInTurn(server);
  ignoreUpgrades(server, path => path.startsWith(`${realtime.path()}/`));
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, {...crossOriginHeaders, ...refusalHeaders});
    response.end(refusalBody('The header Expect can only ask for 100-continue'));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken. Choose another: --port 8788`) : error);
    });
    server.listen(port, '127.0.0.1', () => resolve());
  });

  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    sandbox,
    close() {
      sandbox.close();
      const closed = realtime.close();
      server.closeAllConnections();
      return closed;
    },
  };
}

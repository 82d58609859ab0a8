import type {AddressInfo} from 'node:net';
import {createAdaptorServer} from '@hono/node-server';
import {createSandbox, type Sandbox, type SandboxOptions} from '../../src/sandbox/index.ts';

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
  /** Ends open connections and frees the port. */
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
  sandbox: Sandbox,
  onAnswer: (answer: AnsweredRequest) => void,
): Promise<Response> {
  const start = performance.now();
  const response = await sandbox.fetch(request);
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

/**
 * Serves a sandbox on 127.0.0.1, to pages of other origins too.
 *
 * @throws Error that names the port when it is taken
 */
export async function startSandboxServer(options: SandboxServerOptions): Promise<SandboxServer> {
  const {port, onAnswer} = options;
  const sandbox = createSandbox({...options.sandbox, headers: crossOriginHeaders});
  const server = createAdaptorServer({
    fetch: (request: Request) => {
      if (isPreflight(request)) return answerPreflight(request);
      return onAnswer ? observe(request, sandbox, onAnswer) : sandbox.fetch(request);
    },
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
      return new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}

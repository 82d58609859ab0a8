import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {redirects} from '../../config/redirects.ts';
import {wildcardTarget} from '../../src/content/redirects.ts';

export interface PreviewOptions {
  /** Folder of the built site. */
  directory: string;
  /** Port on localhost; 0 takes a free one. */
  port: number;
  /** Whether to compress what is sent, as hosts do; unless told, yes. */
  compress?: boolean;
}

export interface PreviewServer {
  /** Origin without a trailing slash. */
  url: string;
  /** Ends open connections and frees the port. */
  close(): Promise<void>;
}

/** `/assets/js/main.0a1b2c3d.js`: the name changes with the content. */
const hashedAsset = /^\/assets\/.*[.-][0-9a-f]{8,}\.\w+$/;

/** Types that the file server does not know, or sends without their character set. */
const contentTypes: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** How long a browser may keep a file: for ever when its name holds a hash, else it asks again. */
export function cacheControl(pathname: string): string {
  return hashedAsset.test(pathname)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

function setHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', cacheControl(pathname));
  const type = contentTypes[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', type);
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves a built site as a static host would: `/x` and `/x/index.html` answer with `x.html`, an
 * unknown path with status 404 and 404.html, everything compressed. It also applies the wildcard
 * redirects, which no static file can.
 *
 * @throws Error that names the port when it is taken, or the folder when it holds no site
 */
export async function startPreviewServer({
  directory,
  port,
  compress = true,
}: PreviewOptions): Promise<PreviewServer> {
  const notFoundPage = readFileSync(path.join(directory, '404.html'));
  // Its types are those of Express, but it needs no more than Node's own requests and responses.
  const compressed = compression() as unknown as Middleware;

  function answerNotFound(_request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(notFoundPage);
  }

  const serveFile = sirv(directory, {etag: true, onNoMatch: answerNotFound, setHeaders});

  const server = createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const target = wildcardTarget(redirects, pathname);
    if (target) {
      response.writeHead(301, {Location: query ? `${target}?${query}` : target}).end();
      return;
    }
    request.url = (request.url ?? '/').replace(/(?<=\/)index\.html(?=\?|$)/, '');
    if (compress) compressed(request, response, () => serveFile(request, response));
    else serveFile(request, response);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken. Choose another: --port 3001`) : error);
    });
    server.listen(port, 'localhost', resolve);
  });

  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

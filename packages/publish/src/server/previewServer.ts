import {readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {answerFor} from '../rules/addresses.ts';
import {negotiated, variantFor} from '../rules/negotiation.ts';
import {type HostingRules, headersFor, readRules} from '../rules/rules.ts';
import {twinSuffix} from '../twinAddress.ts';

export interface PreviewOptions {
  /** Folder of the built site. */
  directory: string;
  /** Port on localhost; 0 takes a free one. */
  port: number;
  /** Whether to compress what is sent, as hosts do; by default, yes. */
  compress?: boolean;
}

export interface PreviewServer {
  /** Origin without a trailing slash. */
  url: string;
  /** Ends open connections and frees the port. */
  close(): Promise<void>;
}

/** A folder without rules is served like by a host that knows none. */
const noRules: HostingRules = {
  baseUrl: '/',
  headers: {},
  policy: {pages: '', others: []},
  caching: {pages: '', others: [], notFound: ''},
  markdown: {ends: [], headers: {}, negotiatedCaching: ''},
  files: [],
  contentTypes: {},
  redirects: [],
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Also for names that no file system can hold. */
function isFile(name: string): boolean {
  try {
    return statSync(name).isFile();
  } catch {
    return false;
  }
}

/**
 * The encodings of the build's files that a client accepts, as a value that says nothing else: the library that sends
 * the files looks for their names in the text, also in `br;q=0`.
 */
export function acceptedEncodings(header: string | undefined): string {
  const accepted = (header ?? '').split(',').flatMap(part => {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase());
    const isRefused = parameters.some(text => /^q=0(\.0*)?$/.test(text));
    return isRefused ? [] : [name];
  });
  return ['gzip', 'br'].filter(name => accepted.includes(name)).join(', ');
}

/** Whether the address itself is that of Markdown, and not that of a page. */
function asksForMarkdown(target = ''): boolean {
  return /^[^?]*\.md(?:\?|$)/.test(target);
}

/** What programs are told about a missing page; a folder that this project did not build may have none. */
function readMarkdownNotice(file: string): Buffer | undefined {
  return isFile(file) ? readFileSync(file) : undefined;
}

/** Answers with a line of text; what went wrong is the fault of the request. */
function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'}).end(`${text}\n`);
}

/**
 * Serves a built site as its rules say, and as nginx does with the configuration in the build: `/x`, `/x/` and
 * `/x/index.html` answer with `x.html`, an address that moved with status 301, an unknown one with status 404 and
 * 404.html, everything with its headers, and compressed: with the files that the build left beside each other, or
 * else on the way.
 *
 * @throws Error that names the port when it is taken, or the folder when it holds no site
 */
export async function startPreviewServer({
  directory,
  port,
  compress = true,
}: PreviewOptions): Promise<PreviewServer> {
  const rules = (await readRules(directory)) ?? noRules;
  const missingPages = {
    html: readFileSync(path.join(directory, rules.baseUrl, '404.html')),
    md: readMarkdownNotice(path.join(directory, rules.baseUrl, '404.md')),
  };
  // Its types are those of Express, but it needs no more than Node's own requests and responses.
  const compressed = compression() as unknown as Middleware;

  function setHeaders(response: ServerResponse, pathname: string, isFound: boolean): void {
    for (const [name, value] of Object.entries(headersFor(rules, pathname, isFound))) {
      if (value) response.setHeader(name, value);
    }
    const type = rules.contentTypes[path.extname(pathname).slice(1)];
    if (type) response.setHeader('Content-Type', type);
  }

  function answerNotFound({url, headers}: IncomingMessage, response: ServerResponse): void {
    const wantsMarkdown = asksForMarkdown(url) || variantFor(headers.accept) === twinSuffix;
    const end = wantsMarkdown && missingPages.md ? 'md' : 'html';
    setHeaders(response, `/404.${end}`, false);
    response.setHeader('Vary', 'Accept');
    response.writeHead(404).end(missingPages[end]);
  }

  const serveFile = sirv(directory, {
    etag: true,
    // Looks for files when they are asked for: another build may put others in their place.
    dev: true,
    gzip: compress,
    brotli: compress,
    extensions: [],
    // Beside what the library says of encodings.
    setHeaders: (response, file) => {
      if (negotiated.test(file)) response.appendHeader('Vary', 'Accept');
    },
    onNoMatch: answerNotFound,
  });

  function answerFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    // Parts of files are for videos and large downloads.
    delete request.headers.range;
    // Set beforehand, they are on answers without a body (304) as well.
    const isAskedFor = asksForMarkdown(request.url);
    setHeaders(response, file, true);
    if (file.endsWith(twinSuffix) && !isAskedFor) {
      response.setHeader('Cache-Control', rules.markdown.negotiatedCaching);
    }
    request.url = encodeURI(file);
    serveFile(request, response);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = answerFor(rules, request.url ?? '/', request.headers.accept);
    if (!isRead) refuse(response, 405, 'Method not allowed');
    else if (found.kind === 'refused') refuse(response, 400, 'Bad request');
    else if (found.kind === 'redirect') {
      setHeaders(response, '/', true);
      response.writeHead(301, {Location: found.location}).end();
    } else {
      const file = found.files.find(name => isFile(path.join(directory, name)));
      if (file === undefined) answerNotFound(request, response);
      else answerFile(request, response, file);
    }
  }

  const server = createServer((request, response) => {
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
    if (compress) compressed(request, response, () => answer(request, response));
    else answer(request, response);
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

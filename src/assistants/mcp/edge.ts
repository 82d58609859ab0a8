/** The MCP server as a Web-standard function, with what has to stand in front of it on a public host. */
import {
  createMcpHandler,
  ProtocolErrorCode,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type {SiteSource} from '../site/source';
import {docsServers} from './server';

/** The largest request, in bytes: ten requests for the sandbox, with large bodies. */
export const largestRequest = 256 * 1024;

export interface EdgeOptions {
  /** Where the published files come from. */
  source: SiteSource;
  /** Version of this server. */
  version: string;
  /** Path of the endpoint. */
  path: string;
  /** Names of the hosts that the endpoint has, without ports. */
  hosts: readonly string[];
  /** Names of the hosts whose pages may call it, without ports. Programs that are no page need no permission. */
  origins: readonly string[];
  /** Told of defects and of requests that were refused. */
  onError?: (error: Error) => void;
}

/** An error in the form of the protocol, for what never gets to a server. */
function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  const error = {jsonrpc: '2.0', error: {code: -32_000, message}, id: null};
  return Response.json(error, {status, headers});
}

/** Permissions for the page that asked. */
function crossOrigin(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers':
      'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
    'Access-Control-Max-Age': '86400',
  };
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(response.body, {status: response.status, headers: all});
}

const listenMethod = 'subscriptions/listen';

/**
 * Says of a stream that was refused what the protocol wants to hear of a server that has nothing to tell later: not that
 * too many are open, but that there is no such method.
 */
async function withoutStreams(response: Response): Promise<Response> {
  const {id, error} = await response.clone().json();
  if (error?.code !== ProtocolErrorCode.InternalError) return response;
  const missing = {code: ProtocolErrorCode.MethodNotFound, message: 'Method not found'};
  return Response.json({jsonrpc: '2.0', id, error: missing}, {status: 404});
}

/** Makes the function. It answers each request by itself, and keeps only what it read of the site. */
export function createEdgeHandler(options: EdgeOptions): (request: Request) => Promise<Response> {
  const {source, version, path, hosts, origins, onError} = options;
  const handler = createMcpHandler(docsServers(source, version), {
    maxRequestBodySize: largestRequest,
    // Lists never change while somebody listens, and a stream would hold the function open.
    maxSubscriptions: 0,
    onerror: onError,
  });

  async function answer(request: Request): Promise<Response> {
    const {pathname, host} = new URL(request.url);
    const asked = request.headers.get('Host') ?? host;
    const known = validateHostHeader(asked, [...hosts]);
    if (!known.ok) return refusal(403, known.message);
    const caller = validateOriginHeader(request.headers.get('Origin'), [...origins]);
    if (!caller.ok) return refusal(403, caller.message);
    if (pathname !== path) return refusal(404, `The endpoint is ${path}.`);
    if (request.method === 'OPTIONS') return new Response(null, {status: 204});
    if (request.method !== 'POST') return refusal(405, 'Use POST.', {Allow: 'POST, OPTIONS'});
    const isListen = request.headers.get('Mcp-Method') === listenMethod;
    const response = await handler.fetch(request);
    return isListen ? withoutStreams(response) : response;
  }

  return async request => {
    const response = await answer(request);
    const origin = request.headers.get('Origin');
    const isAllowed = origin !== null && validateOriginHeader(origin, [...origins]).ok;
    return withHeaders(response, {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Origin',
      ...(isAllowed && crossOrigin(origin)),
    });
  };
}

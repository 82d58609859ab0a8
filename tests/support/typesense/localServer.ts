import {createServer, type IncomingMessage, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {SearchNode} from '../../../src/search/typesense/nodes';

/** A server of this machine, and how it is reached. */
export interface LocalServer extends AsyncDisposable {
  node: SearchNode;
}

/** Starts a server on a free port of the loopback address. */
export async function startServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    node: {protocol: 'http', host: '127.0.0.1', port},
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** The body of a request as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

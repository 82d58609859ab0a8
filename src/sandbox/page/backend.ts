import type {CallerOptions, Sandbox} from '../sandbox';
import {acceptConnection, type Client, type Connection} from './connection';

/** Who answers what a page says to the product's hosts. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
  /**
   * Accepts a WebSocket.
   *
   * @param url address that the client connects to, with credentials in the query
   */
  connect(url: string, client: Client): Connection;
}

/** A sandbox in the same page, as one of its callers sees it. */
export function sandboxBackend(sandbox: Sandbox, caller: CallerOptions = {}): Backend {
  return {
    fetch: request => sandbox.fetch(request, caller),
    connect: (url, client) =>
      acceptConnection(url, client, (credentials, listener) =>
        sandbox.openInbox(credentials, listener, caller),
      ),
  };
}

import type {Backend} from './backend';
import {pageWebSocket, type WebSocketClass} from './webSocket';

/** The hosts of the product: what SDKs call unless they are told another one. */
const productHosts = /(^|\.)engagespot\.(co|com)$/;

/** Whether an address belongs to the product. */
export function isProduct({hostname}: URL): boolean {
  return productHosts.test(hostname);
}

/** What of a page's global object is replaced. */
export interface InterceptedGlobals {
  fetch: typeof fetch;
  WebSocket: unknown;
}

/**
 * Sends what SDKs in a page say to the product's hosts to a backend in the page: calls by `fetch`, real time by
 * `WebSocket`. It has to happen before an SDK is loaded: its client of Socket.IO remembers the class that it
 * finds then.
 *
 * @param page the page's global object
 * @param isAnswered which addresses the backend answers; those of the product by default
 * @returns how to undo it
 */
export function intercept(
  page: InterceptedGlobals,
  backend: Backend,
  isAnswered: (url: URL) => boolean = isProduct,
): () => void {
  const real = {fetch: page.fetch, WebSocket: page.WebSocket};
  page.fetch = async (input, init) => {
    const request = new Request(input, init);
    return isAnswered(new URL(request.url))
      ? backend.fetch(request)
      : real.fetch.call(page, input, init);
  };
  page.WebSocket = pageWebSocket(real.WebSocket as WebSocketClass, backend.connect, isAnswered);
  return () => {
    Object.assign(page, real);
  };
}

import type {Sandbox} from '../sandbox';
import {pageWebSocket, type WebSocketClass} from './webSocket';

/** The hosts of the product: what SDKs call unless they are told another one. */
const productHosts = /(^|\.)engagespot\.(co|com)$/;

function isProduct({hostname}: URL): boolean {
  return productHosts.test(hostname);
}

/** What of a page's global object is replaced. */
export interface InterceptedGlobals {
  fetch: typeof fetch;
  WebSocket: unknown;
}

/**
 * Sends what SDKs in a page say to the product's hosts to a sandbox: calls by `fetch`, real time by
 * `WebSocket`. It has to happen before an SDK is loaded: its client of Socket.IO remembers the class that it
 * finds then.
 *
 * @param page the page's global object
 * @returns how to undo it
 */
export function intercept(page: InterceptedGlobals, sandbox: Sandbox): () => void {
  const real = {fetch: page.fetch, WebSocket: page.WebSocket};
  page.fetch = async (input, init) => {
    const request = new Request(input, init);
    return isProduct(new URL(request.url))
      ? sandbox.fetch(request)
      : real.fetch.call(page, input, init);
  };
  page.WebSocket = pageWebSocket(real.WebSocket as WebSocketClass, sandbox, isProduct);
  return () => {
    Object.assign(page, real);
  };
}

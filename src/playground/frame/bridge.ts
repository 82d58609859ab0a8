/**
 * Sends the calls and connections of the SDK to the page, which has the sandbox, and calls of the app's own
 * backend along with them. It comes before every SDK: see `intercept`.
 */
import type {Backend} from '../../sandbox/page/backend';
import type {Client} from '../../sandbox/page/connection';
import {intercept, isProduct} from '../../sandbox/page/intercept';
import {type PageMessage, type SocketAction, unwrap} from '../protocol';
import {tell} from './tell';

type Answer = Extract<PageMessage, {type: 'response'}>;

const waiting = new Map<number, (answer: Answer) => void>();
const clients = new Map<number, Client>();
let sequence = 0;

/** Statuses whose responses have no body, which `Response` insists on. */
const withoutBody = new Set([101, 204, 205, 304]);

async function ask(request: Request): Promise<Response> {
  const {url, method} = request;
  const id = ++sequence;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
  const answer = new Promise<Answer>(resolve => waiting.set(id, resolve));
  tell({type: 'request', id, url, method, headers: [...request.headers], body});
  const {status, statusText, headers, body: text} = await answer;
  return new Response(withoutBody.has(status) ? null : text, {status, statusText, headers});
}

const backend: Backend = {
  fetch: ask,
  connect(url, client) {
    const id = ++sequence;
    const say = (action: SocketAction) => tell({type: 'socket', id, ...action});
    clients.set(id, client);
    say({action: 'open', url});
    return {
      receive: text => say({action: 'send', text}),
      end() {
        clients.delete(id);
        say({action: 'close'});
      },
    };
  },
};

addEventListener('message', event => {
  if (event.source !== parent) return;
  const message = unwrap(event.data) as PageMessage | undefined;
  if (message?.type === 'response') {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  } else if (message?.type === 'socket') {
    const client = clients.get(message.id);
    if (message.action === 'frame') client?.send(message.text);
    else client?.close();
  }
});

/** A path of the documentation's host stands for the backend of the reader's app. */
const isBackend = ({host, pathname}: URL) => host === location.host && pathname.startsWith('/api/');

intercept(window, backend, url => isProduct(url) || isBackend(url));

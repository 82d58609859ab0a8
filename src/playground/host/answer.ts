import {demoUserId} from '../../sandbox/demo';
import {type Backend, sandboxBackend} from '../../sandbox/page/backend';
import {isProduct} from '../../sandbox/page/intercept';
import {createSandboxToken, sharedSandbox} from '../../sandbox/page/sharedSandbox';
import type {FrameRequest} from '../protocol';
import {withDemoIcons} from './demoIcons';
import {withDemoKey, withDemoKeys} from './demoKeys';
import type {CallEntry} from './traffic';

export interface Answer {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  body: string;
}

const json: [string, string][] = [['content-type', 'application/json']];

/**
 * The backend of the reader's app, as far as the samples call it: it signs a token for the user who is signed in.
 */
async function answerAsBackend({url}: FrameRequest): Promise<Answer> {
  const {pathname} = new URL(url);
  if (pathname !== '/api/inbox-user') {
    const message = `The playground's backend has no ${pathname}. It has /api/inbox-user, which returns userId and userToken.`;
    return {status: 404, statusText: 'Not Found', headers: json, body: JSON.stringify({message})};
  }
  const body = JSON.stringify({userId: demoUserId, userToken: await createSandboxToken()});
  return {status: 200, statusText: 'OK', headers: json, body};
}

function toRequest({url, method, headers, body}: FrameRequest): Request {
  return new Request(url, {method, headers: withDemoKeys(headers), body});
}

/** Calls that no sandbox can take, such as an unknown method, get an answer as well. */
function refusal(error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  return {
    status: 400,
    statusText: 'Bad Request',
    headers: json,
    body: JSON.stringify({status: 'error', message}),
  };
}

async function answerAsSandbox(backend: Backend, request: FrameRequest): Promise<Answer> {
  const response = await backend.fetch(toRequest(request));
  const {status, statusText} = response;
  return {status, statusText, headers: [...response.headers], body: await response.text()};
}

/** The sandbox of this tab, for the SDK in a frame. */
export async function frameBackend(needsToken: boolean): Promise<Backend> {
  const sandbox = await sharedSandbox();
  const backend = sandboxBackend(sandbox, {sdkFields: true, secureMode: needsToken});
  return {
    fetch: backend.fetch,
    connect: (url, client) =>
      backend.connect(withDemoKey(url), {
        ...client,
        send: text => client.send(withDemoIcons(text)),
      }),
  };
}

/** Answers a call from a frame. Never rejects. */
export async function answer(
  backend: Backend,
  request: FrameRequest,
): Promise<{answer: Answer; entry: Omit<CallEntry, 'id'>}> {
  const started = performance.now();
  let given: Answer;
  try {
    given = isProduct(new URL(request.url))
      ? await answerAsSandbox(backend, request)
      : await answerAsBackend(request);
  } catch (error) {
    given = refusal(error);
  }
  const {url, method, headers, body} = request;
  return {
    answer: {...given, body: withDemoIcons(given.body)},
    entry: {
      kind: 'call',
      from: 'inbox',
      method,
      url,
      status: given.status,
      duration: performance.now() - started,
      requestHeaders: headers,
      requestBody: body ?? '',
      responseBody: given.body,
    },
  };
}

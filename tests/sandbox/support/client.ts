import {
  createManualClock,
  createSandbox,
  demoCredentials,
  demoUserId,
  type SandboxEvent,
  type SandboxOptions,
} from '../../../src/sandbox/index';

/** When the tests take place: then the demonstration app is what the examples show. */
export const start = '2030-01-31T09:02:00.000Z';

/** Whose credentials a request carries. */
export type Caller = 'app' | 'user' | 'categories' | 'nobody';

export interface CallOptions {
  /** The demonstration user by default. */
  as?: Caller;
  userId?: string;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** Parsed. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
  headers: Headers;
  /** `X-Sandbox-Note`; empty when there is none. */
  note: string;
}

/** The headers that authenticate a caller. */
export function credentialHeaders(caller: Caller, userId = demoUserId): Record<string, string> {
  const key = {'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey};
  switch (caller) {
    case 'app':
      return {...key, 'X-ENGAGESPOT-API-SECRET': demoCredentials.apiSecret};
    case 'categories':
      return {...key, 'X-ENGAGESPOT-SECRET-KEY': demoCredentials.apiSecret};
    case 'user':
      return {...key, 'X-ENGAGESPOT-USER-ID': userId};
    case 'nobody':
      return {};
  }
}

/** A request to the sandbox as a caller would build it. */
export function buildRequest(method: string, path: string, options: CallOptions = {}): Request {
  const {as = 'user', userId, body, headers} = options;
  return new Request(`https://api.engagespot.co${path}`, {
    method,
    headers: {
      ...credentialHeaders(as, userId),
      ...(body !== undefined && {'Content-Type': 'application/json'}),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export async function readAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    body: JSON.parse(await response.text()),
    headers: response.headers,
    note: response.headers.get('X-Sandbox-Note') ?? '',
  };
}

/** A sandbox with a clock that stands still, and short ways to call it. A defect fails the test. */
export function createClient(options: SandboxOptions = {}) {
  const clock = createManualClock(start);
  const defects: unknown[] = [];
  const events: SandboxEvent[] = [];
  const sandbox = createSandbox({clock, onError: error => defects.push(error), ...options});
  sandbox.subscribe(event => events.push(event));

  async function call(method: string, path: string, callOptions?: CallOptions): Promise<Answer> {
    const answer = await readAnswer(await sandbox.fetch(buildRequest(method, path, callOptions)));
    if (defects.length > 0) throw defects[0];
    return answer;
  }

  return {
    sandbox,
    clock,
    events,
    call,
    /** Triggers a workflow for the demonstration user, unless changed. */
    send: (changes: Record<string, unknown> = {}, workflow: Record<string, unknown> = {}) =>
      call('POST', '/v3/notifications', {
        as: 'app',
        body: {
          notification: {workflow: {identifier: 'order_shipped', ...workflow}},
          sendTo: {recipients: [demoUserId]},
          data: {orderNumber: '88213', carrier: 'Northline', deliveryDate: 'Thursday'},
          ...changes,
        },
      }),
    /** Titles in a user's inbox, newest first. */
    async titles(userId?: string): Promise<string[]> {
      const {body} = await call('GET', '/v3/notifications', {userId});
      return body.data.map(({title}: {title: string}) => title);
    },
  };
}

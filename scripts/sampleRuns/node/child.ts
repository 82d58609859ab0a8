/**
 * Runs compiled samples in this process, one after the other: reads `NodeTask`s from its parent,
 * answers each with a `SampleOutcome`.
 */
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import {fileURLToPath} from 'node:url';
import {demoCredentials, demoUserId} from '../../../src/sandbox/index.ts';
import {isProduct} from '../../../src/sandbox/page/intercept.ts';
import {startSandboxServer} from '../../lib/sandboxServer.ts';
import {callMethods} from '../callMethods.ts';
import {makeValue, type Surroundings} from '../makeValue.ts';
import type {SampleOutcome} from '../page/stage.ts';
import {answerAsReader} from '../readersBackend.ts';
import type {Export, Shape} from '../shape.ts';
import type {NodeTask} from './runInNode.ts';

const patience = 3000;

let outcome: SampleOutcome = {errors: [], refusals: [], calls: 0};

function fail(where: string, error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  outcome.errors.push(`${where}: ${text}`);
}

const signingKey = process.env.SAMPLES_SIGNING_KEY ?? '';
const server = await startSandboxServer({
  sandbox: {sdkFields: true, signingKey},
  port: 0,
  onAnswer({method, path, status, note}) {
    outcome.calls += 1;
    if (status >= 400) outcome.refusals.push(`${method} ${path} ${status} ${note ?? ''}`);
  },
});
const {port} = new URL(server.url);
const userToken = await server.sandbox.createUserToken(demoUserId);

// What samples read from the environment by other means than a plain expression.
Object.assign(process.env, {
  ENGAGESPOT_API_KEY: demoCredentials.apiKey,
  ENGAGESPOT_API_SECRET: demoCredentials.apiSecret,
  ENGAGESPOT_PRIVATE_SIGNING_KEY: signingKey,
  SUPABASE_URL: 'https://project.example.com',
});

/** Clients of HTTPS reach the sandbox without TLS, whatever host they call. */
https.request = ((
  options: http.RequestOptions,
  callback: (response: http.IncomingMessage) => void,
) =>
  http.request(
    {
      ...options,
      agent: undefined,
      protocol: 'http:',
      hostname: '127.0.0.1',
      host: '127.0.0.1',
      port,
    },
    callback,
  )) as typeof https.request;

const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (isProduct(url) || /^\/v[34]\//.test(url.pathname)) {
    return realFetch(new Request(server.url + url.pathname + url.search, request));
  }
  return answerAsReader(url, userToken);
};

// Two samples may listen on the same port.
const {listen} = net.Server.prototype;
net.Server.prototype.listen = function listenAnywhere(this: net.Server) {
  return listen.call(this, 0);
};
process.exit = (() => undefined) as unknown as typeof process.exit;
process.on('uncaughtException', error => fail('uncaught', error));
process.on('unhandledRejection', error => fail('unhandled', error));
for (const name of ['log', 'error', 'warn', 'info'] as const) console[name] = () => undefined;

const ownFile = fileURLToPath(import.meta.url);

const apiRequest = {
  method: 'POST',
  url: '/api/example',
  headers: {cookie: 'session=user_1042'},
  cookies: {session: demoUserId},
  query: {},
  body: {userId: demoUserId},
};

/** Accepts whatever a handler answers. */
const apiResponse: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === 'then' ? undefined : () => apiResponse),
});

const classes: Readonly<Record<string, () => unknown>> = {
  Date: () => new Date(),
  Map: () => new Map(),
  Set: () => new Set(),
  URL: () => new URL('https://app.example.com/'),
  Buffer: () => Buffer.from('example'),
  Uint8Array: () => Buffer.from('example'),
  Error: () => new Error('An error for the sample'),
  FormData: () => new FormData(),
  Headers: () => new Headers(),
  Request: () =>
    new Request('https://app.example.com/api/example', {
      method: 'POST',
      body: JSON.stringify({userId: demoUserId, orderNumber: '88214'}),
    }),
  NextRequest: () => classes.Request?.(),
  NextApiRequest: () => apiRequest,
  IncomingMessage: () => apiRequest,
  NextApiResponse: () => apiResponse,
  ServerResponse: () => apiResponse,
};

const surroundings: Surroundings = {
  // Every file that a sample reads is this one.
  texts: {
    apiKey: demoCredentials.apiKey,
    path: ownFile,
    file: ownFile,
    pdf: ownFile,
    pdfPath: ownFile,
  },
  makeElement: () => {
    throw new Error('Node has no elements');
  },
  make: of => {
    const make = classes[of];
    if (!make) throw new Error(`Node makes no ${of}`);
    return make();
  },
};

async function makeValues(shapes: readonly Shape[]): Promise<unknown[]> {
  return Promise.all(shapes.map(shape => makeValue(shape, surroundings)));
}

async function attempt(where: string, call: () => unknown): Promise<void> {
  try {
    const late = new Promise<void>(resolve => {
      setTimeout(resolve, patience).unref();
    });
    await Promise.race([call(), late]);
  } catch (error) {
    fail(where, error);
  }
}

type Callable = (...values: readonly unknown[]) => unknown;

const caller = {makeValues, attempt};

async function use(exported: Export, module: Readonly<Record<string, unknown>>): Promise<void> {
  const value = module[exported.name];
  if (exported.as === 'function' || exported.as === 'component') {
    const shapes = exported.as === 'function' ? exported.parameters : [exported.props];
    const values = await makeValues(shapes);
    await attempt(exported.name, () => (value as Callable)(...values));
  } else if (exported.as === 'class') {
    const Class = value as new (...values: readonly unknown[]) => object;
    const made = new Class(...(await makeValues(exported.parameters)));
    await callMethods(made, exported.name, exported.methods, caller);
  } else if (exported.as === 'object') {
    await callMethods(value as object, exported.name, exported.methods, caller);
  }
}

async function run({file, exports}: NodeTask): Promise<SampleOutcome> {
  outcome = {errors: [], refusals: [], calls: 0};
  server.sandbox.reset();
  await attempt('import', async () => {
    const module = await import(file);
    for (const exported of exports) await use(exported, module);
  });
  // What was not awaited.
  await new Promise(resolve => setTimeout(resolve, 20));
  return outcome;
}

process.on('message', async (task: NodeTask) => process.send?.(await run(task)));
process.send?.('ready');

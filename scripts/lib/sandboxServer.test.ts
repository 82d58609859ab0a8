import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {demoCredentials, demoUserId} from '../../src/sandbox/index.ts';
import {type AnsweredRequest, startSandboxServer} from './sandboxServer.ts';

const userHeaders = {
  'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey,
  'X-ENGAGESPOT-USER-ID': demoUserId,
};

async function startServer(onAnswer?: (answer: AnsweredRequest) => void) {
  const server = await startSandboxServer({sandbox: {}, port: 0, onAnswer});
  onTestFinished(server.close);
  return server;
}

test('answers, and tells what it answered', async () => {
  const answers: AnsweredRequest[] = [];
  const {url} = await startServer(answer => answers.push(answer));
  const path = '/v3/notifications?filter=unread';
  const response = await fetch(url + path, {headers: userHeaders});
  expect((await response.json()).pagination.totalCount).toBe(2);
  expect(answers).toEqual([
    {
      method: 'GET',
      path,
      status: 200,
      milliseconds: expect.any(Number),
      note: 'The query parameters category and filter are not documented',
    },
  ]);
});

test('lets pages of other origins call with any header', async () => {
  const {url} = await startServer();
  const preflight = await fetch(`${url}/v3/profile`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://example.com',
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'content-type,x-engagespot-api-key,x-engagespot-user-id',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
    'content-type,x-engagespot-api-key,x-engagespot-user-id',
  );
  const response = await fetch(`${url}/v3/profile`, {headers: userHeaders});
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-Sandbox-Note');
});

test('an OPTIONS that is no preflight is a wrong method', async () => {
  const {url} = await startServer();
  const response = await fetch(`${url}/v3/profile`, {method: 'OPTIONS'});
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, PUT, PATCH']);
});

test.each([
  ['announced', (size: number): RequestInit => ({body: 'a'.repeat(size)})],
  [
    'streamed',
    (size: number): RequestInit & {duplex: 'half'} => ({
      body: new Blob(['a'.repeat(size)]).stream(),
      duplex: 'half',
    }),
  ],
])('refuses a body that is too large, %s, and goes on', async (_, body) => {
  const {url} = await startServer();
  const headers = {...userHeaders, 'Content-Type': 'application/json'};
  const put = (size: number) => fetch(`${url}/v3/profile`, {method: 'PUT', headers, ...body(size)});
  expect((await put(43 * 2 ** 20)).status).toBe(413);
  expect((await put(10)).status).toBe(400);
});

test('says which port is taken', async () => {
  const {url} = await startServer();
  const port = Number(new URL(url).port);
  await expect(startSandboxServer({sandbox: {}, port})).rejects.toThrow(`Port ${port} is taken`);
});

/** Sends text as it is, and gives what comes back until the server ends the connection. */
async function exchange(url: string, text: string): Promise<{status: number; body: unknown}> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const json = /\{.*\}/s.exec(rest.join(''))?.[0] ?? '{}';
  return {status: Number(/ (\d{3}) /.exec(head)?.[1]), body: JSON.parse(json)};
}

test.each([
  ['the target *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a bad Host', 'GET / HTTP/1.1\r\nHost: a b@c\r\nConnection: close\r\n\r\n', 400],
  ['a backslash', 'GET /v3\\a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['another scheme', 'GET ftp://a/b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['an Expect', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n', 417],
  ['no HTTP', 'HELO example.com\r\n\r\n', 400],
  ['long headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(50_000)}\r\n\r\n`, 431],
])('refuses %s in the documented shape', async (_, text, status) => {
  const {url} = await startServer();
  const answer = await exchange(url, text);
  const message = status === 400 ? [expect.any(String)] : expect.any(String);
  expect(answer).toEqual({status, body: {status: 'error', message}});
});

test.each(['h2c', 'websocket'])('answers a request that offers %s', async protocol => {
  const {url} = await startServer();
  const lines = [
    'PUT /v3/profile HTTP/1.1',
    'Host: a',
    'Connection: Upgrade, HTTP2-Settings, close',
    `Upgrade: ${protocol}`,
    'HTTP2-Settings: AAMAAABkAAQAAP__',
    ...Object.entries(userHeaders).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json',
    'Content-Length: 12',
  ];
  const answer = await exchange(url, `${lines.join('\r\n')}\r\n\r\n{"a": "text"}`.slice(0, -1));
  expect(answer.status).toBe(400);
  const whole = `${lines.join('\r\n')}\r\n\r\n{"a":"text"}`;
  expect((await exchange(url, whole)).status).toBe(200);
});

test('says nothing of a client that goes away', async () => {
  const answers: AnsweredRequest[] = [];
  const {url} = await startServer(answer => answers.push(answer));
  const headers = Object.entries({...userHeaders, 'Content-Type': 'application/json'});
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('PUT /v3/profile HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n');
  socket.write(`${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{"a"`);
  await wait(100);
  socket.destroy();
  await wait(100);
  await fetch(`${url}/v3/profile`, {headers: userHeaders});
  expect(answers.map(({method, status}) => [method, status])).toEqual([['GET', 200]]);
});

test('can be closed', async () => {
  const {url, close} = await startSandboxServer({sandbox: {}, port: 0});
  await fetch(url);
  await close();
  await expect(fetch(url)).rejects.toThrow();
});

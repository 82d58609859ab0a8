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
  expect((await put(22 * 2 ** 20)).status).toBe(413);
  expect((await put(10)).status).toBe(400);
});

test('says which port is taken', async () => {
  const {url} = await startServer();
  const port = Number(new URL(url).port);
  await expect(startSandboxServer({sandbox: {}, port})).rejects.toThrow(`Port ${port} is taken`);
});

test('can be closed', async () => {
  const {url, close} = await startSandboxServer({sandbox: {}, port: 0});
  await fetch(url);
  await close();
  await expect(fetch(url)).rejects.toThrow();
});

import {beforeEach, expect, test} from 'vitest';
import {demoUserId} from '../../sandbox/demo';
import type {Backend} from '../../sandbox/page/backend';
import {createSandboxToken, resetSandbox} from '../../sandbox/page/sharedSandbox';
import type {FrameRequest} from '../protocol';
import {answer, frameBackend} from './answer';

beforeEach(resetSandbox);

const product = 'https://api.engagespot.co/v3';
const documentation = 'https://docs.example.com';

function request(url: string, more: Partial<FrameRequest> = {}): FrameRequest {
  return {
    type: 'request',
    id: 1,
    url,
    method: 'GET',
    headers: [
      ['x-engagespot-api-key', 'YOUR_API_KEY'],
      ['x-engagespot-user-id', demoUserId],
    ],
    body: null,
    ...more,
  };
}

const bodyOf = ({answer: {body}}: Awaited<ReturnType<typeof answer>>) => JSON.parse(body);

test('the sandbox of the tab answers calls of the product', async () => {
  const given = await answer(await frameBackend(false), request(`${product}/notifications`));
  expect(given.answer).toMatchObject({status: 200});
  expect(new Headers(given.answer.headers).get('content-type')).toContain('application/json');
  expect(bodyOf(given).data[0].title).toBe('Order 88213 is on its way');
});

test('pictures of the demonstration app come along, and the traffic shows their addresses', async () => {
  const {answer: given, entry} = await answer(
    await frameBackend(false),
    request(`${product}/notifications`),
  );
  expect(given.body).toContain('data:image/svg+xml,');
  expect(entry).toMatchObject({responseBody: expect.stringContaining('/icons/parcel.png')});
});

test('the traffic has what was asked and answered', async () => {
  const url = `${product}/notifications`;
  const asked = request(url, {method: 'POST', body: '{}'});
  const {entry} = await answer(await frameBackend(false), asked);
  expect(entry).toEqual({
    kind: 'call',
    from: 'inbox',
    method: 'POST',
    url,
    status: 401,
    duration: expect.any(Number),
    requestHeaders: asked.headers,
    requestBody: '{}',
    responseBody: expect.stringContaining('message'),
  });
});

test('what one playground changes, another one sees', async () => {
  const [first, second] = [await frameBackend(false), await frameBackend(false)];
  const {data} = bodyOf(await answer(first, request(`${product}/notifications`)));
  const gone = request(`${product}/notifications/${data[0].id}`, {method: 'DELETE'});
  expect((await answer(first, gone)).answer.status).toBeLessThan(300);
  const left = bodyOf(await answer(second, request(`${product}/notifications`))).data;
  expect(left.map(({id}: {id: number}) => id)).not.toContain(data[0].id);
});

test('the backend of the app signs a token, which secure mode asks for', async () => {
  const backend = await frameBackend(true);
  const list = request(`${product}/notifications`);
  expect((await answer(backend, list)).answer.status).toBe(401);

  const signedIn = await answer(backend, request(`${documentation}/api/inbox-user`));
  expect(signedIn.answer).toMatchObject({
    status: 200,
    headers: [['content-type', 'application/json']],
  });
  const {userId, userToken} = bodyOf(signedIn);
  expect(userId).toBe(demoUserId);
  const headers: [string, string][] = [...list.headers, ['authorization', `Bearer ${userToken}`]];
  const withToken = await answer(backend, {...list, headers});
  expect(withToken.answer.status).toBe(200);
});

test('the backend of the app says what it has', async () => {
  const given = await answer(await frameBackend(false), request(`${documentation}/api/orders?a=1`));
  expect(given.answer.status).toBe(404);
  expect(bodyOf(given).message).toBe(
    "The playground's backend has no /api/orders. It has /api/inbox-user, which returns userId and userToken.",
  );
});

test.each([
  ['a method that browsers forbid', request(`${product}/notifications`, {method: 'TRACE'})],
  ['a method that is none', request(`${product}/notifications`, {method: 'G E T'})],
  ['a body where none can be', request(`${product}/notifications`, {body: '{}'})],
  ['a header that is none', request(`${product}/notifications`, {headers: [['a b', 'c']]})],
  ['an address that is none', request('//')],
])('%s gets an answer as well', async (_, asked) => {
  const given = await answer(await frameBackend(false), asked);
  expect(given.answer).toMatchObject({status: 400, statusText: 'Bad Request'});
  expect(bodyOf(given)).toEqual({status: 'error', message: expect.any(String)});
  expect(given.entry).toMatchObject({kind: 'call', status: 400, url: asked.url});
});

test('a sandbox that fails is an answer too', async () => {
  const broken: Backend = {
    fetch: () => Promise.reject(new Error('Out of order')),
    connect: () => expect.fail('not used'),
  };
  const given = await answer(broken, request(`${product}/notifications`));
  expect([given.answer.status, bodyOf(given).message]).toEqual([400, 'Out of order']);
});

test('real time takes the words of the documentation, and brings pictures', async () => {
  const backend = await frameBackend(false);
  const frames: string[] = [];
  const url = `wss://api.engagespot.co/socket.io/?apiKey=YOUR_API_KEY&userId=${demoUserId}&EIO=4&transport=websocket`;
  const connection = backend.connect(url, {
    send: text => frames.push(text),
    close: () => undefined,
  });
  connection.receive('40');
  await expect.poll(() => frames.some(text => text.startsWith('40'))).toBe(true);
  const sent = await answer(
    backend,
    request(`${product}/notifications`, {
      method: 'POST',
      headers: [
        ['content-type', 'application/json'],
        ['x-engagespot-api-key', 'YOUR_API_KEY'],
        ['x-engagespot-api-secret', 'YOUR_API_SECRET'],
      ],
      body: JSON.stringify({
        notification: {workflow: {identifier: 'order_shipped'}},
        sendTo: {recipients: [demoUserId]},
        data: {orderNumber: '88214'},
      }),
    }),
  );
  expect(sent.answer.status).toBe(202);
  await expect.poll(() => frames.find(text => text.startsWith('42'))).toContain('Order 88214');
  expect(frames.join()).not.toContain('https://app.example.com/icons/');
  connection.end();
});

test('real time in secure mode takes a token', async () => {
  const backend = await frameBackend(true);
  const frames: string[] = [];
  const client = {send: (text: string) => frames.push(text), close: () => undefined};
  const address = `wss://api.engagespot.co/socket.io/?apiKey=YOUR_API_KEY&userId=${demoUserId}`;
  const refused = backend.connect(address, client);
  refused.receive('40');
  await expect.poll(() => frames.some(text => text.startsWith('44'))).toBe(true);
  refused.end();
  const accepted = backend.connect(address, client);
  accepted.receive(`40${JSON.stringify({token: await createSandboxToken()})}`);
  await expect.poll(() => frames.some(text => text.startsWith('40'))).toBe(true);
  accepted.end();
});

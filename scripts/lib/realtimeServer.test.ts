import {once} from 'node:events';
import {createServer} from 'node:http';
import {type AddressInfo, connect as connectRaw} from 'node:net';
import {io, type Socket} from 'socket.io-client';
import {expect, onTestFinished, test} from 'vitest';
import {demoCredentials, type Sandbox} from '../../src/sandbox/index.ts';
import {credentialHeaders} from '../../tests/sandbox/support/client';
import {serveRealtime} from './realtimeServer.ts';
import {type SandboxServer, startSandboxServer} from './sandboxServer.ts';

async function startServer(): Promise<SandboxServer> {
  const server = await startSandboxServer({sandbox: {}, port: 0});
  onTestFinished(server.close);
  return server;
}

interface Connection {
  socket: Socket;
  /** Names of the events that came. */
  heard: string[];
  /** Why there is no connection; undefined when there is one. */
  refusal?: string;
}

function connect(url: string, query: Record<string, string>, token?: string): Promise<Connection> {
  const socket = io(url, {
    query,
    transports: ['websocket'],
    reconnection: false,
    auth: token === undefined ? {} : {token},
  });
  onTestFinished(() => {
    socket.close();
  });
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  return new Promise(resolve => {
    socket.once('connect', () => resolve({socket, heard}));
    socket.once('connect_error', ({message}) => resolve({socket, heard, refusal: message}));
  });
}

const {apiKey} = demoCredentials;

async function send(url: string, recipient: string): Promise<void> {
  await fetch(`${url}/v3/notifications`, {
    method: 'POST',
    headers: {...credentialHeaders('app'), 'Content-Type': 'application/json'},
    body: JSON.stringify({
      notification: {workflow: {identifier: 'order_shipped'}},
      sendTo: {recipients: [recipient]},
    }),
  });
}

test('a sent notification reaches the inboxes of its recipient, and no others', async () => {
  const {url} = await startServer();
  const [mine, mineToo, other] = await Promise.all([
    connect(url, {apiKey, userId: 'user_1042'}),
    connect(url, {apiKey, userId: 'user_1042', userSignature: 'undefined'}),
    connect(url, {apiKey, userId: 'user_2077'}),
  ]);
  const arrived = new Promise(resolve => mine.socket.once('NEW_NOTIFICATION', resolve));
  await send(url, 'user_1042');
  expect(await arrived).toEqual({
    notification: expect.objectContaining({
      title: 'Order  is on its way',
      created_at: expect.any(String),
    }),
  });
  await expect.poll(() => mineToo.heard).toEqual(['NEW_NOTIFICATION']);
  expect(other.heard).toEqual([]);
});

test('what is done in one inbox is told to the others of the user', async () => {
  const {url} = await startServer();
  const {heard} = await connect(url, {apiKey, userId: 'user_1042'});
  const call = (method: string, path: string) =>
    fetch(`${url}/v3/notifications${path}`, {method, headers: credentialHeaders('user')});
  await call('GET', '/90211');
  await call('POST', '/90211/click');
  await call('DELETE', '/90211');
  await call('POST', '/markAllNotificationsAsRead');
  await call('POST', '/markAllNotificationsAsDeleted');
  await expect
    .poll(() => heard)
    .toEqual([
      'NOTIFICATION_SEEN',
      'NOTIFICATION_READ',
      'NOTIFICATION_DELETED',
      'ALL_NOTIFICATION_READ',
      'ALL_NOTIFICATION_DELETED',
    ]);
});

test.each([
  ['a wrong key', {apiKey: 'wrong', userId: 'user_1042'}, undefined, 'The API key is not known'],
  ['no user', {apiKey}, undefined, 'needs apiKey and userId'],
  ['a wrong token', {}, 'a.b.c', 'The user token is not valid'],
])('%s is refused in words', async (_, query, token, message) => {
  const {url} = await startServer();
  expect((await connect(url, query, token)).refusal).toContain(message);
});

test('secure mode asks for a token', async () => {
  const {url, sandbox} = await startServer();
  sandbox.settings.secureMode = true;
  const query = {apiKey, userId: 'user_2077'};
  expect((await connect(url, query)).refusal).toContain('Secure mode is on');
  const {heard, refusal} = await connect(url, query, await sandbox.createUserToken('user_1042'));
  expect(refusal).toBeUndefined();
  await send(url, 'user_2077');
  await send(url, 'user_1042');
  await expect.poll(() => heard).toEqual(['NEW_NOTIFICATION']);
});

test('a large message ends its own connection only', async () => {
  const {url} = await startServer();
  const {socket} = await connect(url, {apiKey, userId: 'user_1042'});
  const closed = new Promise(resolve => socket.once('disconnect', resolve));
  socket.emit('message', 'a'.repeat(1_000_000));
  await closed;
  const {heard} = await connect(url, {apiKey, userId: 'user_1042'});
  await send(url, 'user_1042');
  await expect.poll(() => heard).toEqual(['NEW_NOTIFICATION']);
});

test('one more inbox of a user takes the place of the oldest', {timeout: 20_000}, async () => {
  const {url} = await startServer();
  const [first, ...others] = await Promise.all(
    Array.from({length: 20}, () => connect(url, {apiKey, userId: 'user_1042'})),
  );
  const other = await connect(url, {apiKey, userId: 'user_2077'});
  const last = await connect(url, {apiKey, userId: 'user_1042'});
  const open = [first, ...others, last].filter(connection => connection?.socket.connected);
  await expect.poll(() => open.filter(connection => connection?.socket.connected).length).toBe(20);
  expect([last.socket.connected, other.socket.connected]).toEqual([true, true]);
});

test('a client that leaves while its credentials are checked frees its place', {
  timeout: 20_000,
}, async () => {
  let asked = 0;
  let answer = () => {};
  const isAnswered = new Promise<void>(resolve => {
    answer = resolve;
  });
  const sandbox: Pick<Sandbox, 'ownerOfInbox' | 'subscribe'> = {
    async ownerOfInbox() {
      asked += 1;
      await isAnswered;
      return 'user_1042';
    },
    subscribe: () => () => undefined,
  };
  const server = createServer();
  const realtime = serveRealtime(server, sandbox as Sandbox);
  onTestFinished(() => realtime.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const leaving = Array.from({length: 20}, () => io(url, {transports: ['websocket']}));
  await expect.poll(() => asked).toBe(20);
  for (const socket of leaving) socket.close();
  await expect.poll(() => realtime.engine.clientsCount).toBe(0);
  answer();
  const staying = await Promise.all(Array.from({length: 21}, () => connect(url, {})));
  await expect.poll(() => staying.filter(({socket}) => socket.connected).length).toBe(20);
});

test('connections without credentials keep nobody out', {timeout: 20_000}, async () => {
  const {url} = await startServer();
  let closed = 0;
  for (let opened = 0; opened < 520; opened += 1) {
    const guest = connectRaw(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => {
      guest.destroy();
    });
    guest.on('close', () => {
      closed += 1;
    });
    guest.on('error', () => undefined);
    guest.resume();
    guest.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n' +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  }
  await expect.poll(() => closed, {timeout: 9_000}).toBeGreaterThanOrEqual(420);
  expect((await connect(url, {apiKey, userId: 'user_1042'})).refusal).toBeUndefined();
});

import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';
import {demoCredentials} from '../index';
import {sandboxBackend} from './backend';
import {intercept} from './intercept';

beforeEach(() => {
  // Node 20 has no such event; browsers have.
  vi.stubGlobal('CloseEvent', Event);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Stands for the class of the browser, and remembers what it was made with. */
class RealSocket extends EventTarget {
  constructor(readonly url: string) {
    super();
  }
}

function createPage() {
  const client = createClient();
  const outside: string[] = [];
  const page = {
    fetch: (async (input: RequestInfo | URL) => {
      outside.push(String(input));
      return new Response('real');
    }) as typeof fetch,
    WebSocket: RealSocket as unknown,
  };
  const restore = intercept(page, sandboxBackend(client.sandbox));
  return {...client, page, outside, restore};
}

const credentials = `apiKey=${demoCredentials.apiKey}&userId=user_1042`;

/** Begins a connection, with the frames that came so far. */
function begin(page: {WebSocket: unknown}, query = credentials) {
  const Socket = page.WebSocket as typeof WebSocket;
  const url = `wss://api.engagespot.co/socket.io/?${query}&EIO=4&transport=websocket`;
  const socket = new Socket(url);
  const frames: string[] = [];
  socket.onmessage = ({data}) => frames.push(data);
  let isClosed = false;
  socket.onclose = () => {
    isClosed = true;
  };
  return {
    socket,
    frames,
    isClosed: () => isClosed,
    /** Waits for a frame that begins so; gives its JSON. */
    async frame(start: string) {
      await expect.poll(() => frames.find(text => text.startsWith(start))).toBeDefined();
      const text = frames.find(each => each.startsWith(start)) ?? '';
      return JSON.parse(text.slice(start.length) || 'null');
    },
  };
}

/** Opens a connection: the server has greeted. */
async function connect(page: {WebSocket: unknown}, query?: string) {
  const connection = begin(page, query);
  await connection.frame('0');
  return connection;
}

test('calls of the product go to the sandbox, others do not', async () => {
  const {page, outside} = createPage();
  const headers = {
    'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey,
    'X-ENGAGESPOT-USER-ID': 'user_1042',
  };
  for (const host of ['api.engagespot.co', 'api-eu.engagespot.co']) {
    const response = await page.fetch(`https://${host}/v3/profile`, {headers});
    expect((await response.json()).plan).toBe('team');
  }
  expect(await (await page.fetch('https://example.com/a')).text()).toBe('real');
  expect(await (await page.fetch('https://notengagespot.co/a')).text()).toBe('real');
  expect(outside).toEqual(['https://example.com/a', 'https://notengagespot.co/a']);
});

test('a connection opens as Socket.IO has it, and brings what is sent', async () => {
  const {page, send} = createPage();
  const {socket, frame} = await connect(page);
  expect(await frame('0')).toMatchObject({upgrades: [], pingInterval: 25_000});
  socket.send('40');
  expect(await frame('40')).toEqual({sid: expect.any(String)});
  await send();
  expect(await frame('42')).toEqual([
    'NEW_NOTIFICATION',
    {notification: expect.objectContaining({title: 'Order 88213 is on its way'})},
  ]);
});

test('a token opens the inbox of its user', async () => {
  const {page, sandbox, send} = createPage();
  const {socket, frame} = await connect(page, '');
  socket.send(`40${JSON.stringify({token: await sandbox.createUserToken('user_2077')})}`);
  await frame('40');
  await send({sendTo: {recipients: ['user_1042']}});
  await send({sendTo: {recipients: ['user_2077']}});
  expect((await frame('42'))[1].notification.id).toBe(90_213);
});

test('wrong credentials are refused in words', async () => {
  const {page} = createPage();
  const {socket, frame} = await connect(page, 'apiKey=wrong&userId=user_1042');
  socket.send('40');
  expect(await frame('44')).toEqual({message: 'The API key is not known'});
});

test('a request for an answer gets one', async () => {
  const {page} = createPage();
  const {socket, frame} = await connect(page);
  socket.send('40');
  socket.send('427["hello"]');
  expect(await frame('437')).toEqual([]);
});

test.each(['41', '1', '4x', '9', '', '42["unfinished', `45${'9'.repeat(20)}-["a"]`])(
  'the frame %j ends the connection, and nothing else',
  async frame => {
    const {page, send} = createPage();
    const {socket, isClosed, frames} = await connect(page);
    socket.send('40');
    socket.send(frame);
    await expect.poll(isClosed).toBe(true);
    const before = frames.length;
    await send();
    expect(frames).toHaveLength(before);
    expect(socket.readyState).toBe(3);
  },
);

test('pings go on until the client closes', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']});
  const {page} = createPage();
  const {socket, frames} = begin(page);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(frames.filter(text => text === '2')).toHaveLength(2);
  socket.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(frames.filter(text => text === '2')).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('other hosts get the real class, and it can all be undone', () => {
  const {page, restore} = createPage();
  const Socket = page.WebSocket as typeof WebSocket;
  expect(new Socket('wss://example.com/a')).toBeInstanceOf(RealSocket);
  restore();
  expect(page.WebSocket).toBe(RealSocket);
});

// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Backend} from '../../sandbox/page/backend';
import type {Client} from '../../sandbox/page/connection';
import {envelope, type FrameMessage, unwrap} from '../protocol';
import {type Frame, openFrame} from './openFrame';

const second = 1000;

interface Link {
  url: string;
  client: Client;
  received: string[];
  ended: number;
}

/** A frame whose other side the test speaks for. */
function createFrame() {
  const host = document.createElement('div');
  document.body.append(host);
  const links: Link[] = [];
  const backend: Backend = {
    fetch: async ({url}) => Response.json({url}),
    connect(url, client) {
      const link: Link = {url, client, received: [], ended: 0};
      links.push(link);
      return {
        receive: text => void link.received.push(text),
        end: () => {
          link.ended += 1;
        },
      };
    },
  };
  const on = {onNews: vi.fn(), onTraffic: vi.fn(), onFailure: vi.fn()};
  const frame = openFrame({host, src: 'about:blank', title: 'Result: A bell', backend, ...on});
  frames.push(frame);
  const element = host.querySelector('iframe');
  const inside = element?.contentWindow;
  if (!element || !inside) throw new Error('There is no frame');
  const post = vi.spyOn(inside, 'postMessage').mockImplementation(() => undefined);
  /** What the frame says, as it may come from a hostile one. */
  function say(data: unknown, source: unknown = inside): void {
    const event = new MessageEvent('message', {data});
    Object.defineProperty(event, 'source', {value: source});
    window.dispatchEvent(event);
  }
  return {
    frame,
    host,
    element,
    links,
    ...on,
    /** What the page said to the frame, in its order. */
    told: () => post.mock.calls.map(([data]) => unwrap(data)),
    say,
    tell: (message: FrameMessage) => say(envelope(message)),
  };
}

const frames: Frame[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a frame has no origin, and a name', () => {
  const {element} = createFrame();
  expect(element.getAttribute('sandbox')).toBe('allow-scripts');
  expect(element.title).toBe('Result: A bell');
});

test('it takes the place of what was there', () => {
  const host = document.createElement('div');
  host.innerHTML = '<p>Press Run</p>';
  const frame = openFrame({
    host,
    src: 'about:blank',
    title: 'Result',
    backend: {fetch: vi.fn(), connect: vi.fn()},
    onNews: vi.fn(),
    onTraffic: vi.fn(),
    onFailure: vi.fn(),
  });
  expect([...host.children].map(({localName}) => localName)).toEqual(['iframe']);
  frame.close();
  expect(host.childElementCount).toBe(0);
});

test('what is said before it is ready comes then, in its order', () => {
  const {frame, tell, told, onNews} = createFrame();
  frame.setDark(true);
  frame.run('first()');
  expect(told()).toEqual([]);
  tell({type: 'ready'});
  expect(told()).toEqual([
    {type: 'theme', isDark: true},
    {type: 'run', code: 'first()'},
  ]);
  expect(onNews).toHaveBeenCalledExactlyOnceWith({type: 'ready'});
  frame.setDark(false);
  expect(told()).toHaveLength(3);
  tell({type: 'ready'});
  expect(told()).toHaveLength(3);
});

test('messages of others are not heard', () => {
  const {say, told, frame, onNews, onTraffic, onFailure} = createFrame();
  frame.run('code()');
  for (const source of [window, null, {}, undefined]) {
    for (let count = 0; count < 2500; count += 1) say(envelope({type: 'ready'}), source ?? null);
  }
  expect(told()).toEqual([]);
  for (const on of [onNews, onTraffic, onFailure]) expect(on).not.toHaveBeenCalled();
});

test('what has no meaning is passed over', () => {
  const {say, onNews, onTraffic} = createFrame();
  for (const data of [undefined, 'ready', {type: 'ready'}, envelope({type: 'run', code: ''})]) {
    say(data);
  }
  say(envelope({type: 'console', level: 'log', text: 1} as unknown as FrameMessage));
  expect(onNews).not.toHaveBeenCalled();
  expect(onTraffic).not.toHaveBeenCalled();
});

test('news are passed on', () => {
  const {tell, onNews} = createFrame();
  const news = [
    {type: 'console', level: 'warn', text: 'Careful'},
    {type: 'opened', url: 'https://app.example.com/'},
    {type: 'error', message: 'TypeError: x', line: 2},
    {type: 'done'},
  ] satisfies FrameMessage[];
  for (const message of news) tell(message);
  expect(onNews.mock.calls.flat()).toEqual(news);
});

test('a call is answered, and shown', async () => {
  const {tell, told, onTraffic} = createFrame();
  tell({type: 'ready'});
  const url = 'https://api.engagespot.co/v3/profile';
  tell({type: 'request', id: 7, url, method: 'GET', headers: [], body: null});
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]).toMatchObject({
    type: 'response',
    id: 7,
    status: 200,
    body: JSON.stringify({url}),
  });
  expect(onTraffic).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({kind: 'call', from: 'inbox', method: 'GET', url, status: 200}),
  );
});

test('an answer that comes too late disturbs nobody', async () => {
  const {tell, told, frame, onTraffic} = createFrame();
  tell({type: 'ready'});
  const url = 'https://api.engagespot.co/v3/profile';
  tell({type: 'request', id: 7, url, method: 'GET', headers: [], body: null});
  frame.close();
  await vi.advanceTimersByTimeAsync(second);
  expect(told()).toEqual([]);
  expect(onTraffic).not.toHaveBeenCalled();
});

test('what the policy stopped is shown', () => {
  const {tell, onTraffic} = createFrame();
  tell({type: 'blocked', directive: 'img-src', url: 'https://example.com/a.png'});
  expect(onTraffic).toHaveBeenCalledExactlyOnceWith({
    kind: 'blocked',
    directive: 'img-src',
    url: 'https://example.com/a.png',
  });
});

test('a socket connects, and carries texts both ways', () => {
  const {tell, told, links, onTraffic} = createFrame();
  tell({type: 'ready'});
  const url = 'wss://api.engagespot.co/socket.io/';
  tell({type: 'socket', id: 3, action: 'open', url});
  tell({type: 'socket', id: 3, action: 'send', text: '40'});
  links[0]?.client.send('40{"sid":"a"}');
  expect(links).toMatchObject([{url, received: ['40']}]);
  expect(told()).toEqual([{type: 'socket', id: 3, action: 'frame', text: '40{"sid":"a"}'}]);
  expect(onTraffic.mock.calls.flat()).toEqual([
    {kind: 'realtime', direction: 'sent', text: '40'},
    {kind: 'realtime', direction: 'received', text: '40{"sid":"a"}'},
  ]);
});

test('either side can close a socket', () => {
  const {tell, told, links} = createFrame();
  tell({type: 'ready'});
  const url = 'wss://api.engagespot.co/socket.io/';
  for (const id of [1, 2]) tell({type: 'socket', id, action: 'open', url});
  tell({type: 'socket', id: 1, action: 'close'});
  tell({type: 'socket', id: 1, action: 'close'});
  expect(links[0]?.ended).toBe(1);
  links[1]?.client.close();
  expect(told()).toEqual([{type: 'socket', id: 2, action: 'close'}]);
  tell({type: 'socket', id: 2, action: 'send', text: '2'});
  expect(links[1]?.received).toEqual([]);
});

test('a socket opens once, and to an address only', () => {
  const {tell, links} = createFrame();
  const url = 'wss://api.engagespot.co/socket.io/';
  tell({type: 'socket', id: 1, action: 'open', url});
  tell({type: 'socket', id: 1, action: 'open', url});
  tell({type: 'socket', id: 2, action: 'open', url: 'no address'});
  tell({type: 'socket', id: 3, action: 'send', text: '40'});
  expect(links).toHaveLength(1);
});

test('a frame that opens sockets without end gets no more of them', () => {
  const {tell, links} = createFrame();
  for (let id = 0; id < 1000; id += 1) {
    tell({type: 'socket', id, action: 'open', url: 'wss://api.engagespot.co/socket.io/'});
  }
  expect(links).toHaveLength(20);
  tell({type: 'socket', id: 0, action: 'close'});
  tell({type: 'socket', id: 1000, action: 'open', url: 'wss://api.engagespot.co/socket.io/'});
  expect(links).toHaveLength(21);
});

test('closing ends every connection, once', () => {
  const {tell, links, frame, host, say, onNews} = createFrame();
  const url = 'wss://api.engagespot.co/socket.io/';
  for (const id of [1, 2]) tell({type: 'socket', id, action: 'open', url});
  frame.close();
  frame.close();
  expect(links.map(({ended}) => ended)).toEqual([1, 1]);
  expect(host.childElementCount).toBe(0);
  say(envelope({type: 'done'}));
  expect(onNews).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a frame that answers lives', () => {
  const {tell, told, onFailure} = createFrame();
  tell({type: 'ready'});
  for (let count = 1; count <= 60; count += 1) {
    vi.advanceTimersByTime(second);
    expect(told()).toHaveLength(count);
    // Three questions may stay without an answer, as those of a busy page do.
    if (count % 3 === 0) tell({type: 'pong'});
  }
  expect(told().every(message => message?.type === 'ping')).toBe(true);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a frame that answers no more is stuck, and gone', () => {
  const {tell, links, host, onFailure} = createFrame();
  tell({type: 'ready'});
  tell({type: 'socket', id: 1, action: 'open', url: 'wss://api.engagespot.co/socket.io/'});
  vi.advanceTimersByTime(3 * second);
  expect(onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(second);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('stuck');
  expect(host.childElementCount).toBe(0);
  expect(links[0]?.ended).toBe(1);
  vi.advanceTimersByTime(60 * second);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('other messages do not count as an answer', () => {
  const {tell, onFailure} = createFrame();
  tell({type: 'ready'});
  for (let count = 0; count < 4; count += 1) {
    tell({type: 'done'});
    vi.advanceTimersByTime(second);
  }
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('stuck');
});

test('a frame that never loads is given up, after a while', () => {
  const {frame, onFailure} = createFrame();
  frame.run('code()');
  vi.advanceTimersByTime(60 * second);
  expect(onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(second);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('unreachable');
});

test('a page of the browser in its place is given up sooner', () => {
  const {element, onFailure} = createFrame();
  element.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(3 * second);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('unreachable');
});

test('a frame that goes to another address is ended', () => {
  const {element, tell, onFailure} = createFrame();
  tell({type: 'ready'});
  element.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(3 * second);
  expect(onFailure).not.toHaveBeenCalled();
  element.dispatchEvent(new Event('load'));
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('gone');
});

test('a frame that floods the page is ended', () => {
  const {tell, onNews, onFailure} = createFrame();
  tell({type: 'ready'});
  for (let count = 0; count < 10_000; count += 1) {
    tell({type: 'console', level: 'log', text: 'again'});
  }
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('flooding');
  expect(onNews).toHaveBeenCalledTimes(2000);
});

test('messages without a meaning flood it as well', () => {
  const {say, onFailure} = createFrame();
  for (let count = 0; count < 2001; count += 1) say('noise');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('flooding');
});

test('a busy inbox does not', () => {
  const {tell, onFailure} = createFrame();
  tell({type: 'ready'});
  for (let round = 0; round < 10; round += 1) {
    for (let count = 0; count < 1000; count += 1) tell({type: 'done'});
    tell({type: 'pong'});
    vi.advanceTimersByTime(second);
  }
  expect(onFailure).not.toHaveBeenCalled();
});

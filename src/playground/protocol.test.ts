import fc from 'fast-check';
import {expect, test} from 'vitest';
import {envelope, type FrameMessage, readFrameMessage, unwrap} from './protocol';

const request = {
  type: 'request',
  id: 1,
  url: 'https://api.engagespot.co/v3/notifications',
  method: 'GET',
  headers: [['accept', 'application/json']],
  body: null,
} satisfies FrameMessage;

const messages: FrameMessage[] = [
  {type: 'ready'},
  {type: 'done'},
  {type: 'pong'},
  {type: 'error', message: 'TypeError: x is undefined'},
  {type: 'error', message: 'TypeError: x is undefined', line: 3},
  {type: 'console', level: 'warn', text: ''},
  {type: 'blocked', directive: 'connect-src', url: 'https://example.com/'},
  {type: 'opened', url: 'https://app.example.com/orders/1'},
  request,
  {...request, method: 'POST', headers: [], body: '{}'},
  {type: 'socket', id: 2, action: 'open', url: 'wss://api.engagespot.co/socket.io/'},
  {type: 'socket', id: 2, action: 'send', text: '40'},
  {type: 'socket', id: 2, action: 'close'},
];

/** As the browser passes it on: a copy. */
const received = (message: unknown) => structuredClone(envelope(message as FrameMessage));

test.each(messages)('reads $type', message => {
  expect(readFrameMessage(received(message))).toEqual(message);
});

test.each([
  ['a type that it does not have', {type: 'run', code: 'alert(1)'}],
  ['a type that every object has', {type: 'toString'}],
  ['a type that is no text', {type: ['ready']}],
  ['an error without a message', {type: 'error'}],
  ['a line between two lines', {type: 'error', message: 'x', line: 1.5}],
  ['a line that is a text', {type: 'error', message: 'x', line: '1'}],
  ['an unknown level', {type: 'console', level: 'toString', text: 'x'}],
  ['an object for a text', {type: 'console', level: 'log', text: {}}],
  ['no address', {type: 'opened'}],
  ['an identifier that is not a number', {...request, id: '1'}],
  ['an identifier without an end', {...request, id: Number.POSITIVE_INFINITY}],
  ['headers as an object', {...request, headers: {accept: 'text/html'}}],
  ['a header without a value', {...request, headers: [['accept']]}],
  ['a header of three parts', {...request, headers: [['accept', 'text/html', 'x']]}],
  ['a header with a gap', {...request, headers: [new Array(2)]}],
  ['a gap among the headers', {...request, headers: new Array(1)}],
  ['nothing but gaps', {...request, headers: new Array(2 ** 32 - 1)}],
  ['too many headers', {...request, headers: new Array(101).fill(['a', 'b'])}],
  ['a body that is missing', {...request, body: undefined}],
  ['a socket without an action', {type: 'socket', id: 1}],
  ['an action that every object has', {type: 'socket', id: 1, action: 'constructor'}],
  ['nothing to send', {type: 'socket', id: 1, action: 'send'}],
])('refuses %s', (_, message) => {
  expect(readFrameMessage(received(message))).toBeUndefined();
});

test('takes lines and texts up to their length', () => {
  const longest = {type: 'console', level: 'log', text: 'x'.repeat(10_000)};
  expect(readFrameMessage(received(longest))).toEqual(longest);
  const longer = {...longest, text: 'x'.repeat(10_001)};
  expect(readFrameMessage(received(longer))).toBeUndefined();
  for (const field of ['url', 'method', 'body']) {
    const tooLong = {...request, [field]: 'x'.repeat(100_001)};
    expect(readFrameMessage(received(tooLong))).toBeUndefined();
  }
});

test.each([undefined, null, 'ready', 1, [], {}, {type: 'ready'}, {source: 'react-devtools'}])(
  'passes over the messages of others: %j',
  data => {
    expect(unwrap(data)).toBeUndefined();
    expect(readFrameMessage(data)).toBeUndefined();
  },
);

test('never fails, whatever a frame sends', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (anything, type) => {
      expect(readFrameMessage(anything)).toBeUndefined();
      expect(readFrameMessage(envelope(anything as FrameMessage))).toBeUndefined();
      const message = readFrameMessage(envelope({...Object(anything), type}));
      expect([undefined, type]).toContain(message?.type);
    }),
    {seed: 1},
  );
});

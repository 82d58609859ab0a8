import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {credentialHeaders} from '../../../tests/sandbox/support/client';
import {type BodyRoom, createSandbox} from '../index';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A request whose sender stops after the first part of the body. */
function endlessRequest(headers: Record<string, string>): Request {
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(new TextEncoder().encode('{"name": "')),
  });
  const init: RequestInit & {duplex: 'half'} = {method: 'PUT', headers, body, duplex: 'half'};
  return new Request('http://localhost/v3/profile', init);
}

test.each([
  ['announced', {'Content-Length': '100000'}],
  ['of unknown length', {}],
])('a body that does not end gives its room back: %s', async (_, headers) => {
  let taken = 0;
  const bodyRoom: BodyRoom = {
    take(bytes) {
      taken += bytes;
      return Promise.resolve(true);
    },
    giveBack(bytes) {
      taken -= bytes;
    },
  };
  const caller = {...credentialHeaders('user'), 'Content-Type': 'application/json'};
  const answering = createSandbox({bodyRoom}).fetch(endlessRequest({...caller, ...headers}));
  await vi.advanceTimersByTimeAsync(10_000);
  const response = await answering;
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({message: ['body took too long to arrive']});
  expect(taken).toBe(0);
});

/** Two bytes that cannot follow each other in UTF-8, in the place of a letter. */
const brokenText = Buffer.concat([
  Buffer.from('{"name":"'),
  Buffer.from([0xc3, 0x28]),
  Buffer.from('"}'),
]);

test.each([
  ['text that is no UTF-8', brokenText, 'body must be UTF-8'],
  ['text that is cut', Buffer.from('{"name":"é"}').subarray(0, 10), 'body must be UTF-8'],
  ['a number that none can hold', '{"n":[1e309]}', 'body must not have numbers above'],
  ['nothing else', '-1e309', 'body must not have numbers above'],
])('%s is refused, whether its length is announced or not', async (_, body, message) => {
  const headers = {...credentialHeaders('user'), 'Content-Type': 'application/json'};
  const lengths: Record<string, string>[] = [
    {'Content-Length': String(Buffer.from(body).length)},
    {},
  ];
  for (const length of lengths) {
    const init: RequestInit & {duplex: 'half'} = {
      method: 'PUT',
      headers: {...headers, ...length},
      body: new Blob([body]).stream(),
      duplex: 'half',
    };
    const response = await createSandbox().fetch(new Request('http://localhost/v3/profile', init));
    expect(response.status).toBe(400);
    expect((await response.json()).message[0]).toContain(message);
  }
});

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

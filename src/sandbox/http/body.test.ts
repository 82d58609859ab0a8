import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createBodySeat, readBody} from './body';

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
  const seat = createBodySeat({
    take(bytes) {
      taken += bytes;
      return Promise.resolve(true);
    },
    giveBack(bytes) {
      taken -= bytes;
    },
  });
  const reading = readBody(
    endlessRequest({'Content-Type': 'application/json', ...headers}),
    seat,
  ).finally(() => seat.leave());
  const refusal = expect(reading).rejects.toMatchObject({
    status: 408,
    details: 'The body took too long to arrive',
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await refusal;
  expect(taken).toBe(0);
});

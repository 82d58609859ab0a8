import {expect, test} from 'vitest';
import {createBodyRoom} from './bodyRoom.ts';

const megabyte = 2 ** 20;

test('a body that waits is let in when another one has been received', async () => {
  const room = createBodyRoom();
  expect(await room.take(40 * megabyte)).toBe(true);
  const next = room.take(20 * megabyte);
  room.giveBack(40 * megabyte);
  expect(await next).toBe(true);
});

test('a body that waits for too long is refused, and takes no room', async () => {
  const room = createBodyRoom();
  expect(await room.take(40 * megabyte)).toBe(true);
  expect(await room.take(20 * megabyte)).toBe(false);
  expect(await room.take(8 * megabyte)).toBe(true);
});

import {setTimeout as wait} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {sideBySide} from './sideBySide.ts';

test.each([
  [5, 2],
  [2, 5],
  [0, 3],
])('of %i items, each is worked on once, %i at a time at most', async (amount, count) => {
  const items = Array.from({length: amount}, (_, index) => index);
  const done: number[] = [];
  let [current, most] = [0, 0];
  await sideBySide(items, count, async item => {
    most = Math.max(most, ++current);
    await wait(1);
    done.push(item);
    current--;
  });
  expect(done.sort()).toEqual(items);
  expect(most).toBe(Math.min(amount, count));
});

test('a failure ends it', async () => {
  const work = async (item: string) => {
    if (item === 'b') throw new Error('b failed');
  };
  await expect(sideBySide(['a', 'b', 'c'], 2, work)).rejects.toThrow('b failed');
});

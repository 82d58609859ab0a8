import {expect, test} from 'vitest';
import {titleSize} from './titleSize.ts';

const width = 1040;
const height = 250;

test('short titles are large, longer ones smaller', () => {
  const sizes = [5, 12, 20, 40].map(words =>
    titleSize('word '.repeat(words).trim(), width, height),
  );
  expect(sizes[0]).toBe(96);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes.at(-1)).toBeLessThan(96);
});

test('a long word fits on a line, and breaks where it may', () => {
  const name = 'UseEngagespotOptionsDisableNotificationChime';
  const size = titleSize(name, width, height);
  expect(size * 0.56 * name.length).toBeLessThanOrEqual(width);
  expect(
    titleSize('UseEngagespotOptions.\u200BdisableNotificationChime', width, height),
  ).toBeGreaterThan(size);
});

test('the smallest size is the last resort', () => {
  expect(titleSize('W'.repeat(500), width, height)).toBe(42);
});

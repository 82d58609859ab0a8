import {expect, test} from 'vitest';
import {keptShare, wordParts} from './words.ts';

test('words that lie between changes are a part of both', () => {
  expect(wordParts('Read the old profile here', 'Read a new profile here')).toEqual([
    'Read ',
    [-1, 'the old'],
    [1, 'a new'],
    ' profile here',
  ]);
});

test('the share that both have is between none and all', () => {
  expect(keptShare(wordParts('a b', 'a b'))).toBe(1);
  expect(keptShare(wordParts('one', 'two'))).toBe(0);
  expect(keptShare(['same', [1, 'diff']])).toBeCloseTo(2 / 3);
  expect(keptShare([])).toBe(1);
});

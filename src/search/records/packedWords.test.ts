import {expect, it} from 'vitest';
import {packWords, unpackWords} from './packedWords';

it('gives each list its words again', () => {
  const far = Array.from({length: 300}, (): string[] => []);
  const lists = [['b', 'a', 'b'], [], ['a', 'żółć'], ...far, ['a']];
  expect([...unpackWords(packWords(lists))].sort(([a], [b]) => a - b)).toEqual([
    [0, ['a', 'b']],
    [2, ['a', 'żółć']],
    [303, ['a']],
  ]);
});

it('packs nothing', () => {
  expect([...unpackWords(packWords([[], []]))]).toEqual([]);
});

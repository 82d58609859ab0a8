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

it('does not write down what both sides know', () => {
  const known = ['inbox', 'a', 'bell'];
  const lists = [['b', 'bell'], ['a', 'bell'], []];
  const packed = packWords(lists, known);
  expect(packed[0]).toBe('b');
  expect([...unpackWords(packed, known)]).toEqual([
    [1, ['a', 'bell']],
    [0, ['bell', 'b']],
  ]);
});

it('packs nothing', () => {
  expect([...unpackWords(packWords([[], []]))]).toEqual([]);
});

import {describe, expect, it} from 'vitest';
import {joinNeighbors, splitWord} from './compounds';

describe('joinNeighbors', () => {
  it.each([
    [['quick', 'start'], ['quickstart']],
    [
      ['mark', 'as', 'read'],
      ['markas', 'markasread', 'asread'],
    ],
    [
      ['how', 'to', 'send'],
      ['tosend', 'howtosend'],
    ],
  ])('%s', (words, joined) => {
    expect(
      joinNeighbors(words)
        .map(({word}) => word)
        .sort(),
    ).toEqual([...joined].sort());
  });
});

describe('splitWord', () => {
  const known = new Set(['hook', 'web', 'ho', 'ok', 'quick', 'start']);
  const split = (word: string) => splitWord(word, part => known.has(part));

  it('takes as few known words as possible', () => {
    expect(split('webhook')).toEqual(['web', 'hook']);
    expect(split('quickstart')).toEqual(['quick', 'start']);
  });

  it('leaves alone what is not made of known words', () => {
    expect(split('webs')).toBeUndefined();
    expect(split('web')).toBeUndefined();
  });
});

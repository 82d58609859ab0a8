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
  const known = new Set(['push', 'token', 'to', 'ken', 'web']);
  const split = (word: string) => splitWord(word, part => known.has(part));

  it('takes as few known words as possible', () => {
    expect(split('pushtoken')).toEqual(['push', 'token']);
    expect(split('webpushtoken')).toEqual(['web', 'push', 'token']);
  });

  it('leaves alone what is not made of known words', () => {
    expect(split('pushes')).toBeUndefined();
    expect(split('push')).toBeUndefined();
  });
});

import {describe, expect, it} from 'vitest';
import {
  allowedTypos,
  editDistance,
  isMisspelled,
  misspelledStarts,
  swappedSpellings,
} from './spelling';

describe('editDistance', () => {
  it.each([
    ['inbox', 'inbox', 0],
    ['inbox', 'inbx', 1],
    ['inbox', 'inboxx', 1],
    ['inbox', 'imbox', 1],
    ['inbox', 'ibnox', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('%s → %s', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});

describe('allowedTypos', () => {
  it.each([
    ['sms', 0],
    ['mail', 1],
    ['2024', 0],
    ['attachments', 2],
  ])('%s', (term, typos) => {
    expect(allowedTypos(term)).toBe(typos);
  });
});

describe('what a mistyped word may mean', () => {
  const vocabulary = new Set(['service', 'authentication', 'author', 'sms']);

  it('is a word with few differences', () => {
    expect(isMisspelled('attachments', 'atachments')).toBe(true);
    expect(isMisspelled('sms', 'sns')).toBe(false);
  });

  it('is a known word with two letters swapped', () => {
    expect(swappedSpellings('sevrice', vocabulary)).toEqual(['service']);
    expect(swappedSpellings('service', vocabulary)).toEqual([]);
  });

  it('is a known word of which only the start was typed', () => {
    expect(misspelledStarts('authebtica', vocabulary)).toEqual(['authentication']);
    expect(misspelledStarts('xyz', vocabulary)).toEqual([]);
  });
});

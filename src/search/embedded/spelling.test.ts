import {describe, expect, it} from 'vitest';
import {
  allowedTypos,
  editDistance,
  isInflection,
  isMisspelled,
  misspelledStarts,
  otherSpellings,
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
  const vocabulary = new Set(['service', 'authentication', 'author', 'sms', 'box']);

  it('is a word with few differences', () => {
    expect(isMisspelled('attachments', 'atachments')).toBe(true);
    expect(isMisspelled('sms', 'sns')).toBe(false);
  });

  it('is the other number of a noun', () => {
    expect(isInflection('region', 'regions')).toBe(true);
    expect(isInflection('switches', 'switch')).toBe(true);
    expect(isInflection('region', 'regional')).toBe(false);
    expect(isInflection('as', 'ass')).toBe(false);
    expect(otherSpellings('boxes', vocabulary)).toEqual(['box']);
  });

  it('is a known word with two letters swapped', () => {
    expect(otherSpellings('sevrice', vocabulary)).toEqual(['service']);
    expect(otherSpellings('service', vocabulary)).toEqual([]);
  });

  it('is a known word of which only the start was typed', () => {
    expect(misspelledStarts('authebtica', vocabulary)).toEqual(['authentication']);
    expect(misspelledStarts('xyz', vocabulary)).toEqual([]);
  });
});

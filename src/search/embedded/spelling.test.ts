import {describe, expect, it} from 'vitest';
import {allowedTypos, createSpelling, editDistance} from './spelling';
import {createVocabulary} from './vocabulary';

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
  const spelling = createSpelling(
    createVocabulary(
      new Set(['service', 'authentication', 'author', 'channel', 'sms', 'attachments']),
    ),
  );

  it.each([
    ['few differences', 'atachments', ['attachments']],
    ['swapped letters', 'sevrice', ['service']],
    ['another form of a word', 'chanels', ['channel']],
    ['nothing for a short word', 'sns', []],
    ['nothing for a word that is not alike', 'workflow', []],
  ])('%s: %s', (_, term, words) => {
    expect(spelling(term, false)).toEqual(words);
  });

  it('is a known word of which only the start was typed', () => {
    expect(spelling('authebtica', true)).toEqual(['authentication']);
    expect(spelling('authebtica', false)).toEqual([]);
  });
});

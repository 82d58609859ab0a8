import {expect, test} from 'vitest';
import {cut} from './cut';

const text = 'One two three.\n\nFour five six.\n\n```js\na();\n\nb();\n```\n\nSeven.\n';

/** All pieces, one after the other. */
function pieces(whole: string, limit: number): string[] {
  const found: string[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const piece = cut(whole, offset, limit);
    found.push(piece.text);
    offset = piece.next;
  }
  return found;
}

test('a text that fits is whole', () => {
  expect(cut(text, 0, text.length)).toEqual({text, next: undefined});
});

test('a piece ends with a paragraph, never between two lines of code', () => {
  expect(pieces(text, 40)).toEqual([
    'One two three.\n\nFour five six.',
    '```js\na();\n\nb();\n```\n\nSeven.\n',
  ]);
});

test('a long paragraph ends with a line, a long line anywhere', () => {
  expect(pieces('ab\ncd\nef\ngh', 7)).toEqual(['ab\ncd', 'ef\ngh']);
  expect(pieces('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});

test('the pieces have all words, and none is longer than the limit', () => {
  for (const limit of [5, 8, 13, 21, 34]) {
    const found = pieces(text, limit);
    expect(found.join('\n').split(/\s+/).join('')).toBe(text.split(/\s+/).join(''));
    expect(Math.max(...found.map(({length}) => length))).toBeLessThanOrEqual(limit);
  }
});

test('there is nothing behind the end', () => {
  expect(cut(text, text.length + 10, 40)).toEqual({text: '', next: undefined});
});

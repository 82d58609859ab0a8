import {expect, test} from 'vitest';
import {cutLine, openTypeface} from './typeface.ts';

const typeface = await openTypeface();
const style = {weight: 400} as const;
const width = (text: string) => typeface.setLine(text, style).width;

test('letters are as wide as the font says, closer where they are kerned, and wider in bold', () => {
  expect(width('HH')).toBeCloseTo(2 * width('H'));
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
  expect(typeface.setLine('word', {weight: 700}).width).toBeGreaterThan(width('word'));
  expect(typeface.setLine('word', {weight: 400, spacing: 0.1}).width).toBeCloseTo(
    width('word') + 0.4,
  );
});

test.each([
  ['marks that nobody sees', 'use\u200BOptions\u202E\u0000', 'useOptions'],
  ['spaces at the ends and twice', ' a \n b ', 'a b'],
  ['other scripts and emoji', '🎉 Hi 你好 \uD800there', 'Hi there'],
  ['marks apart from their letters', 'e\u0301', 'é'],
])('%s leave no gap', (_, text, same) => {
  expect(typeface.setLine(text, style)).toEqual(typeface.setLine(same, style));
});

test('letters of two faces are on one line', () => {
  const {glyphs} = typeface.setLine('Łódź', style);
  expect(glyphs).toHaveLength(4);
  for (const {outline} of glyphs) expect(outline).not.toBe('');
});

test('a line that is too long ends with an ellipsis, without a space before it', () => {
  const end = typeface.setLine('…', style);
  const line = typeface.setLine('one two', style);
  expect(cutLine(line, line.width, end)).toBe(line);
  expect(cutLine(line, width('one t') + end.width - 0.01, end)).toEqual(
    typeface.setLine('one…', style),
  );
});

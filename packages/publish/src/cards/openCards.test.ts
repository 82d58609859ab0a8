import sharp from 'sharp';
import {expect, test} from 'vitest';
import {openCards} from './openCards.ts';

test.each([
  ['other scripts', 'Привет 你好 مرحبا ภาษาไทย'],
  ['emoji', '🎉 👩‍👩‍👧 🇪🇪'],
  ['letters with marks', 'Łódź, é as two letters: e\u0301'],
  ['marks that nobody sees', 'a\u0000b\u202E\uFEFF\uD800'],
  ['markup', '<b>&amp;</b> "\''],
  ['a word without end', 'W'.repeat(400)],
  ['a sentence without end', 'word '.repeat(400)],
  ['nothing', ''],
])('a title of %s is drawn within the size that services take', async (_, title) => {
  const cards = await openCards();
  const picture = await cards.get({title, section: [title, 'Section'], label: '1.5.x'});
  expect(await sharp(picture).metadata()).toMatchObject({width: 1200, height: 630, format: 'png'});
  expect(picture.length).toBeLessThan(60_000);
});

import path from 'node:path';
import {openCache} from '@engagespot-docs/cache/cache';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {rootDirectory} from '../../../../src/project/rootDirectory.ts';
import {temporaryFolder} from '../../../../tests/support/temporaryFolder.ts';
import {openCards} from './openCards.ts';

const card = {title: 'Send a notification', section: ['Guides', 'React'], label: '1.5.x'};

/** Cards with an empty cache. */
async function openEmpty() {
  const cards = await openCards(openCache('card', await temporaryFolder({})));
  return (changes: Partial<typeof card> = {}) => cards.get({...card, ...changes});
}

/** Tells the color of each pixel of a picture. */
async function colorsOf(picture: Buffer): Promise<(x: number, y: number) => string> {
  const {data, info} = await sharp(picture).raw().toBuffer({resolveWithObject: true});
  return (x, y) => {
    const at = (y * info.width + x) * info.channels;
    return data.subarray(at, at + 3).toString('hex');
  };
}

test('a card has the same bytes whatever was drawn before it', async () => {
  const draw = await openEmpty();
  const drawLater = await openEmpty();
  await drawLater({title: 'Send'});
  expect((await drawLater()).equals(await draw())).toBe(true);
});

test('a card shows its title, section and label, but not where a name may break', async () => {
  const draw = await openEmpty();
  const picture = await draw();
  for (const changes of [{title: 'Send'}, {section: ['Guides']}, {label: '1.4.x'}]) {
    expect(picture.equals(await draw(changes))).toBe(false);
  }
  expect(picture.equals(await draw({section: ['Guides', 'Re\u200Bact']}))).toBe(true);
});

test('the background, the bar and our mark have exactly their colors', async () => {
  const draw = await openEmpty();
  const at = await colorsOf(await draw());
  expect(at(5, 5)).toBe('111113');
  expect(at(600, 620)).toBe('5b5bd6');
  const markAt = await colorsOf(
    await sharp(path.join(rootDirectory, 'static/img/mark.svg')).resize(60, 60).png().toBuffer(),
  );
  for (const x of [8, 40]) expect(at(80 + x, 72 + 20)).toBe(markAt(x, 20));
});

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

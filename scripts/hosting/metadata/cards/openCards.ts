/** Draws cards, or takes them from the cache. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {openContentCache} from '../../../lib/contentCache.ts';
import {rootDirectory} from '../../../lib/paths.ts';
import {type Card, partsOf} from './card.ts';
import {indexedPng} from './indexedPng.ts';
import {palette} from './palette.ts';
import {drawSvg, layOn, type Picture} from './picture.ts';
import {openTypeface} from './typeface.ts';

export interface Cards {
  /** The PNG of a card, and whether the cache had it. */
  get(card: Card): Promise<[Buffer, boolean]>;
  /** Removes cards from the cache that no build has asked for in two weeks. */
  forgetOld(): Promise<void>;
}

const markFile = path.join(rootDirectory, 'static/img/mark.svg');

/** Everything that the look of a card depends on besides what it says. */
async function readLook(mark: string): Promise<string> {
  const folder = import.meta.dirname;
  const code = (await readdir(folder)).filter(file => !file.includes('.test.')).sort();
  const texts = await Promise.all(code.map(file => readFile(path.join(folder, file), 'utf8')));
  const packages = ['harfbuzzjs', 'sharp', '@fontsource-variable/inter'].map(name =>
    readFile(path.join(rootDirectory, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return JSON.stringify([mark, texts, await Promise.all(packages)]);
}

/** Opens the cards in a cache folder. */
export async function openCards(cacheFolder: string): Promise<Cards> {
  const mark = await readFile(markFile, 'utf8');
  const look = await readLook(mark);
  const cache = await openContentCache(cacheFolder, 'png');
  const pictures = new Map<string, Promise<Picture>>();
  let typeface: ReturnType<typeof openTypeface> | undefined;

  /** Draws each SVG only once: many cards have the same title, section or label. */
  function pictureOf(svg: string): Promise<Picture> {
    const picture = pictures.get(svg) ?? drawSvg(svg);
    pictures.set(svg, picture);
    return picture;
  }

  async function draw(card: Card): Promise<Buffer> {
    typeface ??= openTypeface();
    const {frame, lines} = partsOf(card, mark, await typeface);
    const {width, height, pixels} = await pictureOf(frame);
    const picture = {width, height, pixels: pixels.slice()};
    for (const {svg, left, top} of lines) layOn(picture, await pictureOf(svg), left, top);
    return indexedPng(picture, palette);
  }

  return {
    get: card => cache.get(JSON.stringify([look, card]), () => draw(card)),
    forgetOld: cache.forgetOld,
  };
}

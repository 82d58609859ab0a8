/** Draws cards, or takes them from the cache. */
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {type Cache, openCache} from '@engagespot-docs/cache/cache';
import {readCode} from '@engagespot-docs/cache/code';
import {type Card, partsOf} from './card.ts';
import {indexedPng} from './indexedPng.ts';
import {palette} from './palette.ts';
import {drawSvg, layOn, type Picture} from './picture.ts';
import {openTypeface} from './typeface.ts';

export interface Cards {
  /** The PNG of a card. */
  get(card: Card): Promise<Buffer>;
}

const markFile = new URL('../../../../static/img/mark.svg', import.meta.url);

/** Opens the cards that were drawn before. */
export async function openCards(cache: Cache = openCache('card')): Promise<Cards> {
  const mark = await readFile(markFile, 'utf8');
  const {version} = await readCode(fileURLToPath(import.meta.url));
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
    get: async card => Buffer.from(await cache.get([version, mark, card], () => draw(card))),
  };
}

/** Draws cards in a thread of its own. */
import type {OpenWork} from '@engagespot-docs/cache/thread';
import {partsOf} from './card.ts';
import {indexedPng} from './indexedPng.ts';
import type {Card} from './model.ts';
import {palette} from './palette.ts';
import {drawSvg, layOn, type Picture} from './picture.ts';
import {openTypeface} from './typeface.ts';

/** The PNG of a card. The setup is the logo as SVG. */
const open: OpenWork<string, Card, Promise<Uint8Array>> = mark => {
  const pictures = new Map<string, Promise<Picture>>();
  const typeface = openTypeface();

  /** Draws each SVG only once: many cards have the same title, section or label. */
  function pictureOf(svg: string): Promise<Picture> {
    const picture = pictures.get(svg) ?? drawSvg(svg);
    pictures.set(svg, picture);
    return picture;
  }

  return async card => {
    const {frame, lines} = partsOf(card, mark, await typeface);
    const {width, height, pixels} = await pictureOf(frame);
    const picture = {width, height, pixels: pixels.slice()};
    for (const {svg, left, top} of lines) layOn(picture, await pictureOf(svg), left, top);
    return indexedPng(picture, palette);
  };
};

export default open;

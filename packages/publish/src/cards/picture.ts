/** Pictures in the colors of the palette. */
import sharp from 'sharp';
import {paletteIndexes} from './palette.ts';

export interface Picture {
  width: number;
  height: number;
  /** A byte for each pixel, row by row: the index of its color in the palette. */
  pixels: Uint8Array;
}

/** Draws an SVG that has an opaque background and no text elements. */
export async function drawSvg(svg: string): Promise<Picture> {
  const {data, info} = await sharp(Buffer.from(svg)).raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, pixels: paletteIndexes(data)};
}

/** Copies everything but the background of a picture onto a larger one. */
export function layOn(target: Picture, picture: Picture, left: number, top: number): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const color = picture.pixels[y * picture.width + x];
      if (color) target.pixels[(top + y) * target.width + left + x] = color;
    }
  }
}

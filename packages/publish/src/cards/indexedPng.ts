/**
 * Writes PNG files with a palette that is known beforehand. sharp can't do that: it searches for the best palette of each
 * picture, which takes ten times as long as everything else.
 */
import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';
import type {Picture} from './picture.ts';

const compress = promisify(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: 'IHDR' | 'PLTE' | 'IDAT' | 'IEND', ...data: Uint8Array[]): Buffer {
  const content = Buffer.concat([Buffer.from(type), ...data]);
  return Buffer.concat([uint32(content.length - 4), content, uint32(crc32(content))]);
}

/** Encodes a picture. @param palette at most 256 colors as red, green and blue */
export async function indexedPng(
  {width, height, pixels}: Picture,
  palette: readonly (readonly number[])[],
): Promise<Buffer> {
  // Each row begins with the number of its filter: zero for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const [bitDepth, indexedColor] = [8, 3];
  const format = Uint8Array.of(bitDepth, indexedColor, 0, 0, 0);
  return Buffer.concat([
    signature,
    chunk('IHDR', uint32(width), uint32(height), format),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await compress(rows)),
    chunk('IEND'),
  ]);
}

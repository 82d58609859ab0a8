/** The colors of cards. */

/** The dark tokens of src/css/palette.css. */
export const colors = {
  background: '#111113',
  text: '#edeef0',
  muted: '#b0b4ba',
  border: '#43484e',
  brand: '#5b5bd6',
  brandText: '#b1a9ff',
} as const;

/** Pairs of colors that touch. Our mark is white on the color of the brand. */
const edges = [
  [colors.background, colors.text],
  [colors.background, colors.muted],
  [colors.background, colors.border],
  [colors.background, colors.brandText],
  [colors.background, colors.brand],
  [colors.brand, '#ffffff'],
] as const;

/** Shades that smooth the edge between two colors. More of them make files larger, with no visible difference. */
const steps = 10;

type Rgb = readonly number[];

function rgbOf(color: string): Rgb {
  return [...Buffer.from(color.slice(1), 'hex')];
}

function shadesBetween([from, to]: readonly [string, string]): Rgb[] {
  const target = rgbOf(to);
  return Array.from({length: steps}, (_, step) =>
    rgbOf(from).map((part, at) =>
      Math.round(part + (((target[at] ?? 0) - part) * (step + 1)) / steps),
    ),
  );
}

/** All colors of a card, as red, green and blue. The first one is the background. */
export const palette: readonly Rgb[] = [rgbOf(colors.background), ...edges.flatMap(shadesBetween)];

function nearestIndex(color: number): number {
  const rgb = [color >> 16, (color >> 8) & 255, color & 255];
  const distances = palette.map(known =>
    known.reduce((sum, part, at) => sum + (part - (rgb[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

const nearestIndexes = new Map<number, number>();

function indexOf(color: number): number {
  const index = nearestIndexes.get(color) ?? nearestIndex(color);
  nearestIndexes.set(color, index);
  return index;
}

/**
 * Finds the nearest color in the palette for each pixel.
 *
 * @param pixels four bytes each: red, green, blue and opacity, which is ignored
 * @returns a byte for each pixel: the index of its color in the palette
 */
export function paletteIndexes(pixels: Uint8Array): Uint8Array {
  const indexes = new Uint8Array(pixels.length / 4);
  let last = -1;
  let index = 0;
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    const at = pixel * 4;
    const color = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    if (color !== last) index = indexOf(color);
    last = color;
    indexes[pixel] = index;
  }
  return indexes;
}

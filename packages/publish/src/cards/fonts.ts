/** The fonts of cards: Inter, as on the site, with more letters than pages need. */
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const fontPackage = '@fontsource-variable/inter';

/** Files of the package, by the family that they are for satori, which looks for a letter in one after the other. */
const subsets = {Inter: 'latin', 'Inter Extended': 'latin-ext'} as const;

/** The value of `font-family` in a card. */
export const fontFamilies = Object.keys(subsets).join(', ');

/** A font in one weight, as satori takes it. */
export interface CardFont {
  name: string;
  data: Buffer;
  weight: 400 | 700;
}

/** `U+0000-00FF,U+0131` → the characters. */
function charactersIn(ranges: string): string {
  return ranges
    .split(',')
    .map(range => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map(code => Number.parseInt(code, 16));
      const codes = Array.from({length: last - first + 1}, (_, index) => first + index);
      return String.fromCodePoint(...codes);
    })
    .join('');
}

/** The characters of each file, by its name. */
async function readCharacters(): Promise<(subset: string) => string> {
  const ranges = JSON.parse(await readFile(require.resolve(`${fontPackage}/unicode.json`), 'utf8'));
  return subset => charactersIn(ranges[subset]);
}

/** Invisible marks that direct or join letters: no font draws them. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Reduces a text to what the fonts can draw: other scripts and emoji are left out, which is better than boxes.
 */
export async function drawableText(): Promise<(text: string) => string> {
  const characters = await readCharacters();
  const known = new Set(Object.values(subsets).map(characters).join(''));
  return text =>
    [...text.normalize('NFC').replace(invisible, ' ')]
      .filter(character => known.has(character))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
}

/** The weights of the fonts, cut from the variable font, because satori draws only its lightest otherwise. */
export async function cardFonts(): Promise<CardFont[]> {
  const characters = await readCharacters();
  const fonts = Object.entries(subsets).flatMap(([name, subset]) =>
    ([400, 700] as const).map(async weight => {
      const file = require.resolve(`${fontPackage}/files/inter-${subset}-wght-normal.woff2`);
      const data = await subsetFont(await readFile(file), characters(subset), {
        targetFormat: 'sfnt',
        variationAxes: {wght: weight},
        keepFeatures: ['kern'],
      });
      return {name, data, weight};
    }),
  );
  return Promise.all(fonts);
}

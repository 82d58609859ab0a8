/**
 * Sets lines of text in Inter, the font of the site, and gives the outlines of their letters. Drawn as outlines, text
 * looks the same everywhere, even on a machine without any fonts.
 */
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Files of the font. A character comes from the first one that has it. */
const subsets = ['latin', 'latin-ext'];

/** The grid that Inter is designed on: outlines and advances are measured in its units. */
export const unitsPerEm = 2048;

/** Height of a capital letter, in ems. */
export const capHeight = 1490 / unitsPerEm;

export interface TextStyle {
  weight: 400 | 700;
  /** Extra space after each letter, in ems. */
  spacing?: number;
}

/** A letter, measured in units of the font. */
interface Glyph {
  /** SVG path data, with a y axis that points up; empty for a space. */
  outline: string;
  /** Distance from the start of this letter to the start of the next one. */
  advance: number;
}

/** A line of text, in any font size. */
export interface Line {
  glyphs: readonly Glyph[];
  /** In ems. */
  width: number;
}

export interface Typeface {
  /** Sets a text on one line. Leaves out what the font can't draw, such as emoji, rather than show boxes. */
  setLine(text: string, style: TextStyle): Line;
}

function lineOf(glyphs: readonly Glyph[]): Line {
  return {glyphs, width: glyphs.reduce((sum, {advance}) => sum + advance, 0) / unitsPerEm};
}

/**
 * Shortens a line that is too long.
 *
 * @param width in ems
 * @param end what a shortened line ends with, such as an ellipsis
 */
export function cutLine(line: Line, width: number, end: Line): Line {
  if (line.width <= width) return line;
  let left = (width - end.width) * unitsPerEm;
  const cut = line.glyphs.findIndex(({advance}) => {
    left -= advance;
    return left < 0;
  });
  const last = line.glyphs.slice(0, cut).findLastIndex(({outline}) => outline !== '');
  return lineOf([...line.glyphs.slice(0, last + 1), ...end.glyphs]);
}

async function readFace(subset: string): Promise<harfbuzz.Face> {
  const file = require.resolve(
    `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
  );
  const font = await subsetFont(await readFile(file), '', {
    keepAllGlyphs: true,
    keepFeatures: ['kern'],
    targetFormat: 'sfnt',
  });
  return new harfbuzz.Face(new harfbuzz.Blob(font));
}

/** A function that shapes text in one weight of a face. */
function setterOf(face: harfbuzz.Face, weight: number): (text: string) => Glyph[] {
  const font = new harfbuzz.Font(face);
  font.setScale(unitsPerEm, unitsPerEm);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  return text => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions().map(({codepoint, xAdvance = 0}) => ({
      outline: font.glyphToPath(codepoint),
      advance: xAdvance,
    }));
  };
}

/** Opens the font. This takes a third of a second. */
export async function openTypeface(): Promise<Typeface> {
  const faces = await Promise.all(subsets.map(readFace));
  const characters = faces.map(face => new Set(face.collectUnicodes()));
  const setters = {
    400: faces.map(face => setterOf(face, 400)),
    700: faces.map(face => setterOf(face, 700)),
  };

  function faceOf(character: string): number {
    return characters.findIndex(known => known.has(character.codePointAt(0) ?? 0));
  }

  function drawable(text: string): string {
    // Control and format characters, such as zero-width spaces, have no shape.
    const visible = text
      .normalize('NFC')
      .replace(/\s/g, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '');
    const known = [...visible].filter(character => faceOf(character) >= 0);
    return known.join('').replace(/ +/g, ' ').trim();
  }

  /** Splits a text into pieces that each need only one face. */
  function runsOf(text: string): {face: number; text: string}[] {
    const runs: {face: number; text: string}[] = [];
    for (const character of drawable(text)) {
      const face = faceOf(character);
      const last = runs.at(-1);
      if (last?.face === face) last.text += character;
      else runs.push({face, text: character});
    }
    return runs;
  }

  function shapeLine(text: string, {weight, spacing = 0}: TextStyle): Line {
    const glyphs = runsOf(text).flatMap(run => setters[weight][run.face]?.(run.text) ?? []);
    const extra = spacing * unitsPerEm;
    return lineOf(glyphs.map(({outline, advance}) => ({outline, advance: advance + extra})));
  }

  const lines = new Map<string, Line>();

  return {
    setLine(text, style) {
      const key = JSON.stringify([text, style.weight, style.spacing]);
      const line = lines.get(key) ?? shapeLine(text, style);
      lines.set(key, line);
      return line;
    },
  };
}

/**
 * Cuts the fonts to what English pages use, writes them to static/assets/fonts, and writes
 * the style sheet that declares them and their fallbacks, src/css/fonts.css.
 *
 * Every kilobyte of font delays the first paint, and what takes more than 14 KB takes another round trip. So nothing is
 * kept that few pages use: browsers take a rare letter from another font. Code has one weight; browsers make it bolder
 * themselves. File names hold a hash of the content, so browsers keep the files for ever. Run it after an update of the
 * @fontsource-variable packages; the results are committed because they change rarely.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {fromBuffer} from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import {desktopWidth} from '../config/fonts.ts';
import {runQuietly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';
import {
  type Fallback,
  type FontMetrics,
  fallbackFaces,
  type WebFont,
  webFontFace,
} from './lib/fontFaces.ts';
import {binary} from './lib/paths.ts';
import {ensureSystemFonts} from './lib/systemFonts.ts';

const styleSheet = 'src/css/fonts.css';

const require = createRequire(import.meta.url);

const asciiPrintable = Array.from({length: 95}, (_, index) =>
  String.fromCodePoint(32 + index),
).join('');
const characters = `${asciiPrintable} ©·×é–—‘’“”…→−`;

/** A system font, with the files that its widths are measured in. */
interface SystemFont extends Pick<Fallback, 'name' | 'local'> {
  /** Fonts of the same widths whose files are free. */
  measure: {regular: string; bold: string} | {width: number};
}

interface Source {
  family: string;
  package: string;
  target: string;
  /** One weight, or all between two. */
  weight: number | {min: number; max: number};
  /** Features of the font that text needs. */
  features: string[];
  /** In the order in which readers get them. Windows, macOS and iOS all have Arial. */
  fallbacks: readonly SystemFont[];
}

const sources: readonly Source[] = [
  {
    family: 'Inter',
    package: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    target: 'inter',
    weight: {min: 400, max: 700},
    features: ['kern'],
    fallbacks: [
      {
        name: 'Arial',
        local: ['Arial', 'Liberation Sans', 'Helvetica'],
        measure: {regular: 'LiberationSans-Regular.ttf', bold: 'LiberationSans-Bold.ttf'},
      },
      {
        name: 'Roboto',
        local: ['Roboto'],
        measure: {regular: 'Roboto-Regular.ttf', bold: 'Roboto-Bold.ttf'},
      },
      {
        name: 'Noto Sans',
        local: ['Noto Sans'],
        measure: {regular: 'NotoSans-Regular.ttf', bold: 'NotoSans-Bold.ttf'},
      },
      {
        name: 'DejaVu Sans',
        local: ['DejaVu Sans'],
        measure: {regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf'},
      },
    ],
  },
  {
    family: 'JetBrains Mono',
    package: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'jetbrains-mono',
    weight: 400,
    features: [],
    fallbacks: [
      {
        name: 'Menlo',
        local: ['Menlo', 'DejaVu Sans Mono'],
        measure: {regular: 'DejaVuSansMono.ttf', bold: 'DejaVuSansMono-Bold.ttf'},
      },
      // Windows has Courier New as well, but its thin strokes are hard to read. No free font is as wide.
      {name: 'Consolas', local: ['Consolas'], measure: {width: 1126 / 2048}},
      {
        name: 'Courier New',
        local: ['Roboto Mono', 'Droid Sans Mono', 'Liberation Mono', 'Courier New'],
        measure: {regular: 'LiberationMono-Regular.ttf', bold: 'LiberationMono-Bold.ttf'},
      },
    ],
  },
];

async function metricsOf(font: Buffer): Promise<FontMetrics> {
  const {ascent, descent, unitsPerEm, xWidthAvg} = await fromBuffer(font);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

async function measureFile(name: string): Promise<FontMetrics> {
  const files = await ensureSystemFonts([name]);
  return metricsOf(await readFile(files.get(name) ?? name));
}

async function fallbackOf({name, local, measure}: SystemFont): Promise<Fallback> {
  if ('width' in measure) return {name, local, regular: measure, bold: measure};
  const [regular, bold] = [await measureFile(measure.regular), await measureFile(measure.bold)];
  return {name, local, regular, bold};
}

async function cut(source: Source): Promise<WebFont> {
  const original = await readFile(require.resolve(source.package));
  const {weight} = source;
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: {wght: typeof weight === 'number' ? weight : {...weight, default: weight.min}},
    keepFeatures: source.features,
    noHinting: true,
  });
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  const address = `/assets/fonts/${source.target}.${hash}.woff2`;
  await writeFile(`static${address}`, subset);
  console.log(`${address}: ${original.length} → ${subset.length} bytes`);
  const at = (wght: number) =>
    subsetFont(original, characters, {targetFormat: 'sfnt', variationAxes: {wght}});
  const [regular, bold] = [await metricsOf(await at(400)), await metricsOf(await at(700))];
  const weights = typeof weight === 'number' ? `${weight}` : `${weight.min} ${weight.max}`;
  return {family: source.family, address, weights, regular, bold};
}

async function makeFonts(): Promise<void> {
  await rm('static/assets/fonts', {recursive: true, force: true});
  await mkdir('static/assets/fonts', {recursive: true});
  const rules = ['/* Made by scripts/fonts.ts, which says why the rules are as they are. */\n'];
  for (const source of sources) {
    const font = await cut(source);
    rules.push(webFontFace(font, desktopWidth));
    for (const system of source.fallbacks)
      rules.push(fallbackFaces(font, await fallbackOf(system)));
  }
  await writeFile(styleSheet, rules.join('\n'));
  await runQuietly(binary('biome'), ['format', '--write', styleSheet]);
}

await makeFonts().catch(exitWithMessage);

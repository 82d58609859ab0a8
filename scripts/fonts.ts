/**
 * Cuts the variable fonts to what English pages use and writes them to static/fonts.
 *
 * Invariants: Latin text, the typographic punctuation and arrows our pages use, weights 400 to 700.
 * Every kilobyte of font delays the first paint, so nothing else is kept. Run it after an update of
 * the @fontsource-variable packages; the results are committed because they change rarely.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const asciiPrintable = Array.from({length: 95}, (_, index) =>
  String.fromCodePoint(32 + index),
).join('');
const characters = `${asciiPrintable} ©®°±·×÷éüñ–—‘’“”•…→←↑↓↵−≤≥≠≈✓✕⌘⌥⇧`;

const fonts = [
  {source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', target: 'inter.woff2'},
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'jetbrains-mono.woff2',
  },
];

for (const {source, target} of fonts) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: 400, max: 700, default: 400}},
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'tnum', 'zero'],
    noHinting: true,
  });
  await writeFile(`static/fonts/${target}`, subset);
  console.log(`${target}: ${original.length} → ${subset.length} bytes`);
}

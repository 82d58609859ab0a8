/** Writes the `@font-face` rules of the web fonts and of the system fonts that stand in for them. */

/** What the rules need to know of a font at one weight; all in em. */
export interface FontMetrics {
  ascent: number;
  /** Below the baseline, as a positive number. */
  descent: number;
  /** Average width of a letter in English text. */
  width: number;
}

export interface WebFont {
  family: string;
  /** Address of the file. */
  address: string;
  /** Its weight, or the least and the greatest. */
  weights: string;
  regular: FontMetrics;
  bold: FontMetrics;
}

export interface Fallback {
  /** The family is named after it: `Inter Fallback Arial`. */
  name: string;
  /** Fonts of this width, by the names that browsers find them by. */
  local: readonly string[];
  regular: Pick<FontMetrics, 'width'>;
  bold: Pick<FontMetrics, 'width'>;
}

function rule(declarations: readonly string[]): string {
  return `@font-face {\n${declarations.map(line => `  ${line}\n`).join('')}}\n`;
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/**
 * The rule of a web font, for screens of this width and more: on a phone, the first picture would wait for it, since
 * a slow line carries one thing at a time. Its file keeps its name in the build, so that pages can preload it.
 *
 * @param from pixels
 */
export function webFontFace({family, address, weights}: WebFont, from: number): string {
  const face = rule([
    `font-family: "${family}";`,
    '/* webpackIgnore: true */',
    `src: url("${address}") format("woff2");`,
    `font-weight: ${weights};`,
    'font-style: normal;',
    'font-display: optional;',
  ]);
  return `@media (min-width: ${from}px) {\n${indented(face)}}\n`;
}

/**
 * The rules, for regular and bold text, of a system font that is scaled to the width of a web font
 * and takes its height: lines break where they would with the web font, as far as one number can say.
 */
export function fallbackFaces(font: WebFont, {name, local, regular, bold}: Fallback): string {
  const faces = [
    {weights: '400 500', suffix: '', target: font.regular, width: regular.width},
    {weights: '600 700', suffix: ' Bold', target: font.bold, width: bold.width},
  ];
  return faces
    .map(({weights, suffix, target, width}) => {
      const scale = target.width / width;
      return rule([
        `font-family: "${font.family} Fallback ${name}";`,
        `src: ${local.map(localName => `local("${localName}${suffix}")`).join(', ')};`,
        `font-weight: ${weights};`,
        `ascent-override: ${percent(target.ascent / scale)};`,
        `descent-override: ${percent(target.descent / scale)};`,
        'line-gap-override: 0%;',
        `size-adjust: ${percent(scale)};`,
      ]);
    })
    .join('\n');
}

/** The colours of the design tokens, read from the stylesheets that define them. */
import {readFileSync} from 'node:fs';

export type Mode = 'light' | 'dark';

export const modes: readonly Mode[] = ['light', 'dark'];

/** The custom properties of a stylesheet by colour mode; dark inherits what it does not set. */
export function customProperties(css: string): Record<Mode, Map<string, string>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selector = '', body = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const target = selector.includes('dark') ? dark : light;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      if (!(target === light && light.has(name))) target.set(name, value.trim());
    }
  }
  return {light, dark: new Map([...light, ...dark])};
}

function read(file: string): Record<Mode, Map<string, string>> {
  return customProperties(readFileSync(new URL(`../src/css/${file}`, import.meta.url), 'utf8'));
}

/** The steps of the colour scales. */
export const palette = read('palette.css');

const tokens = read('tokens.css');

/**
 * The hexadecimal colour behind a colour of the site in a colour mode.
 *
 * @param color `#rrggbb` or `var(--name)`
 * @returns undefined for a name that is not defined, and for any other notation
 */
export function hexOf(color: string, mode: Mode): string | undefined {
  if (/^#[\da-f]{6}$/i.test(color)) return color;
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1] ?? '';
  const value = tokens[mode].get(name) ?? palette[mode].get(name);
  return value && hexOf(value, mode);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(index => Number.parseInt(hex.slice(index, index + 2), 16) / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two colours as WCAG 2.2 defines it, from 1 to 21.
 *
 * @param first `#rrggbb`
 */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

import {readFileSync} from 'node:fs';
import * as radix from '@radix-ui/colors';
import {describe, expect, test} from 'vitest';

type Mode = 'light' | 'dark';

/** The custom properties of a stylesheet by colour mode; dark inherits what it does not set. */
function customProperties(file: string): Record<Mode, Map<string, string>> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.includes('@media')) continue;
    const target = selector.includes('dark') ? dark : light;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      if (!(target === light && light.has(name))) target.set(name, value.trim());
    }
  }
  return {light, dark: new Map([...light, ...dark])};
}

const palette = customProperties('./palette.css');
const tokens = customProperties('./tokens.css');

/** The hexadecimal colour behind a token in a colour mode. */
function resolve(name: string, mode: Mode): string {
  const value = tokens[mode].get(name) ?? palette[mode].get(name);
  if (!value) throw new Error(`${name} is not defined`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  return reference?.[1] ? resolve(reference[1], mode) : value;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(index => Number.parseInt(hex.slice(index, index + 2), 16) / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const statuses = ['success', 'info', 'warning', 'danger'];
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const syntax = [
  'text',
  'comment',
  'punctuation',
  'keyword',
  'string',
  'number',
  'function',
  'property',
  'tag',
  'inserted',
  'deleted',
];

/** Foreground and background of every text that our stylesheets write. */
const textPairs: [string, string][] = [
  ...[
    '--es-color-background',
    '--es-color-surface',
    '--es-color-surface-hover',
    '--es-color-overlay',
  ].flatMap((background): [string, string][] => [
    ['--es-color-text', background],
    ['--es-color-text-muted', background],
    ['--es-color-brand-text', background],
  ]),
  ['--es-color-brand-text', '--es-color-brand-subtle'],
  ['--es-color-brand-contrast', '--es-color-brand'],
  ['--es-color-brand-contrast', '--es-color-brand-pressed'],
  ['--es-announcement-text', '--es-announcement-background'],
  ...statuses.flatMap((status): [string, string][] => [
    [`--es-color-${status}-text`, `--es-color-${status}-subtle`],
    [`--es-color-${status}-text`, `--es-color-${status}-surface`],
    ['--es-color-text', `--es-color-${status}-surface`],
  ]),
  ...methods.map((method): [string, string] => [
    `--es-method-${method}`,
    `--es-method-${method}-subtle`,
  ]),
  ...syntax.flatMap((part): [string, string][] => [
    [`--es-code-${part}`, '--es-code-background'],
    [`--es-code-${part}`, '--es-code-highlight'],
  ]),
];

describe.each<Mode>(['light', 'dark'])('%s', mode => {
  test.each(textPairs)('%s on %s reaches 4.5:1', (foreground, background) => {
    expect(contrast(resolve(foreground, mode), resolve(background, mode))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test('the line around inputs reaches 3:1', () => {
    const line = resolve('--es-color-border-strong', mode);
    expect(contrast(line, resolve('--es-color-background', mode))).toBeGreaterThanOrEqual(3);
  });

  test('the palette holds the values of @radix-ui/colors', () => {
    const scales = radix as unknown as Record<string, Record<string, string>>;
    for (const [name, value] of palette[mode]) {
      const [, hue = '', step = ''] = /^--(\w+)-(\d+)$/.exec(name) ?? [];
      expect({name, value}).toEqual({
        name,
        value: scales[mode === 'dark' ? `${hue}Dark` : hue]?.[hue + step],
      });
    }
  });
});

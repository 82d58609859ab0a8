import * as radix from '@radix-ui/colors';
import {describe, expect, test} from 'vitest';
import {contrast, hexOf, type Mode, modes, palette} from '../../config/designTokens.ts';

/** The hexadecimal colour behind a token in a colour mode. */
function resolve(name: string, mode: Mode): string {
  const hex = hexOf(`var(${name})`, mode);
  if (!hex) throw new Error(`${name} is not defined`);
  return hex;
}

const statuses = ['success', 'info', 'warning', 'danger'];
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const syntax = [
  'text',
  'comment',
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

describe.each(modes)('%s', mode => {
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

import {expect, test} from 'vitest';
import {inlineConstants} from './constantVariables.ts';

const inline = (css: string, ...keep: string[]) => inlineConstants(css, new Set(keep));

test('a value that is the same everywhere stands where it is used', () => {
  expect(inline(':root{--a:1px;--b:var(--a)}p{margin:var(--b)}')).toBe('p{margin:1px}');
});

test('spaces part values that only brackets parted', () => {
  const css =
    ':root{--a:1px;--b:2px}p{margin:var(--a)var(--b);border:var(--a)solid #000;inset:0 var(--a)}';
  expect(inline(css)).toBe('p{margin:1px 2px;border:1px solid #000;inset:0 1px}');
});

test('numbers in a calculation and parts with a slash need none', () => {
  const css =
    ':root{--a:2;--b:1px}p{margin:calc(var(--b)*var(--a));font:var(--b)/var(--a) x;inset:calc(var(--b)*-1)}';
  expect(inline(css)).toBe('p{margin:calc(1px*2);font:1px/2 x;inset:calc(1px*-1)}');
});

test('a property stays that another mode, element or screen sets', () => {
  for (const css of [
    ':root{--a:1px}html[data-theme=dark]{--a:2px}p{margin:var(--a)}',
    ':root{--a:1px}.wide{--a:2px}p{margin:var(--a)}',
    ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}',
    '@media print{:root{--a:2px}}p{margin:var(--a)}',
    '.wide{--a:2px}p{margin:var(--a)}',
  ]) {
    expect(inline(css)).toBe(css);
  }
});

test('a property stays that depends on one that changes', () => {
  const css = ':root{--a:1px;--b:var(--a)}.wide{--a:2px}p{margin:var(--b)}';
  expect(inline(css)).toBe(css);
});

test('a property stays that others use, and one with a fallback', () => {
  const css = ':root{--a:1px}p{margin:var(--a)}';
  expect(inline(css, '--a')).toBe(css);
  const fallback = ':root{--a:1px}p{margin:var(--a,2px)}';
  expect(inline(fallback)).toBe(fallback);
});

test('definitions in a layer go when one outside of layers always wins', () => {
  expect(
    inline(
      '@layer a{:root{--a:1px}html[data-theme=dark]{--a:2px}}:root{--a:3px}p{margin:var(--a)}',
    ),
  ).toBe('@layer a{}p{margin:3px}');
});

test('a definition in a layer stays when the other is for some elements or screens', () => {
  for (const css of [
    '@layer a{:root{--a:1px}}.wide{--a:3px}p{margin:var(--a)}',
    '@layer a{:root{--a:1px}}@media print{:root{--a:3px}}p{margin:var(--a)}',
    '@layer a{.wide{--a:1px}}:root{--a:3px}p{margin:var(--a)}',
  ]) {
    expect(inline(css)).toBe(css);
  }
});

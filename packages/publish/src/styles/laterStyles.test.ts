import {expect, test} from 'vitest';
import {splitStyles} from './laterStyles.ts';

const known = new Set(['shown', 'menu']);

function split(css: string): {first: string; later: string} {
  const {first, later} = splitStyles(css, known);
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {first: tidy(first), later: tidy(later)};
}

test('a rule for a class that no page has comes later', () => {
  expect(split('.shown { a: b } .open { a: b } .menu.open > p { a: b }')).toEqual({
    first: '.shown { a: b }',
    later: '.open { a: b } .menu.open > p { a: b }',
  });
});

test('the drawer of phones comes first, since it would lie over the text', () => {
  const css = '.navbar-sidebar { a: b } .navbar-sidebar--show .navbar-sidebar__backdrop { a: b }';
  expect(split(css)).toEqual({first: css, later: ''});
});

test('a picture comes first, where it most often is already', () => {
  const css = '.open { background: url("data:image/svg+xml;utf8,<svg/>") }';
  expect(split(css)).toEqual({first: css, later: ''});
});

test('a list of selectors is parted', () => {
  expect(split('.shown, .open { a: b }')).toEqual({
    first: '.shown { a: b }',
    later: '.open { a: b }',
  });
});

test('what excludes a class, or offers another, comes first', () => {
  const css = '.menu:not(.open) { a: b } :where(.open, .menu) { a: b } p:has(.open) { a: b }';
  expect(split(css)).toEqual({first: css, later: ''});
});

test('layers and conditions stay around their rules, and are gone where nothing is left', () => {
  expect(
    split('@layer a, b; @layer a { @media print { .open { a: b } } .shown { a: b } }'),
  ).toEqual({
    first: '@layer a, b; @layer a { .shown { a: b } }',
    later: '@layer a, b; @layer a { @media print { .open { a: b } } }',
  });
});

test('fonts and animations come first, whole', () => {
  const css = '@font-face { font-family: A } @keyframes turn { from { a: b } 50.5% { a: b } }';
  expect(split(css)).toEqual({first: css, later: ''});
});

test('numbers in values are no classes', () => {
  const css = '@media (width >= 1.5em) { html[data-a=".5"] { a: .5em } }';
  expect(split(css).first).toContain('@media (width >= 1.5em)');
});

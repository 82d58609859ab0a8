import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {checkSelectors, shortClasses, shortenNames, shortProperties} from './shortNames.ts';

test('classes of CSS modules are their last four characters, others stay', () => {
  expect(
    shortClasses([
      '.card_wFz9, .card_wFz9:hover > .icon--big_x2-A { } .menu__item, .menu__link--on { }',
      '.list_4bcd { } .words__lnT { }',
    ]),
  ).toEqual(
    new Map([
      ['card_wFz9', 'wFz9'],
      ['icon--big_x2-A', 'x2-A'],
      ['list_4bcd', '_4bcd'],
    ]),
  );
});

test('what two classes share, or another class is called, keeps its long name', () => {
  expect(shortClasses(['.a_wFz9 { } .b_wFz9 { } .c_navi { } .navi { }'])).toEqual(new Map());
});

test('custom properties that are used most are shortest, and those that scripts know stay', () => {
  const sheet =
    ':root { --rare: 1; --often: 2; --known: 3 } a { b: var(--often); c: var(--known) }';
  expect(shortProperties([sheet], new Set(['--known', '--a']))).toEqual(
    new Map([
      ['--often', '--b'],
      ['--rare', '--c'],
    ]),
  );
});

test('after z come two letters', () => {
  const sheet = Array.from({length: 28}, (_, index) => `--name-${index}: 0;`).join('');
  const names = [...shortProperties([sheet], new Set()).values()];
  expect(names.slice(-3)).toEqual(['--z', '--aa', '--ab']);
});

test('a selector that asks for a part of a shortened class is refused', () => {
  const short = new Map([['title_wFz9', 'wFz9']]);
  expect(() => checkSelectors('a [class*="title"] { }', short)).toThrow(
    /\[class\*="title"\].*title_wFz9/,
  );
  expect(() => checkSelectors('.col[class*=col--] { }', short)).not.toThrow();
});

test('style sheets, scripts and pages get the same names', async () => {
  const folder = await temporaryFolder({
    'assets/css/styles.0.css':
      ':root { --space: 1px; --ink: red; --top: 0 } .card_wFz9 { gap: var(--space) }',
    'assets/css/search.0.css': '.hit_aB3d { gap: var(--space); width: var(--scale) }',
    'assets/js/main.1.js': 'a={card:"card_wFz9",hit:"hit_aB3d"};s.setProperty("--scale","1")',
    'assets/js/other.1.js': 'b="my card_wFz9x"',
    'own.css': 'a { top: var(--top) } .card_wFz9 { }',
    'frames/frame.html': '<p class="card_wFz9" style="--space: 0">',
  });
  await mkdir(path.join(folder, 'docs'));
  const pages = new Map([['docs/page.html', '<div class="big card_wFz9">card</div>']]);
  await shortenNames(folder, pages, ['--ink']);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  expect(await read('assets/css/styles.0.css')).toBe(
    ':root { --a: 1px; --ink: red; --top: 0 } .wFz9 { gap: var(--a) }',
  );
  expect(await read('assets/css/search.0.css')).toBe(
    '.aB3d { gap: var(--a); width: var(--scale) }',
  );
  expect(await read('assets/js/main.1.js')).toBe(
    'a={card:"wFz9",hit:"aB3d"};s.setProperty("--scale","1")',
  );
  expect(await read('assets/js/other.1.js')).toBe('b="my card_wFz9x"');
  expect(await read('docs/page.html')).toBe('<div class="big wFz9">card</div>');
  expect(await read('frames/frame.html')).toContain('card_wFz9');
  expect(await read('own.css')).toBe('a { top: var(--top) } .card_wFz9 { }');
});

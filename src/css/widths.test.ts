import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const source = path.resolve(import.meta.dirname, '..');

/** The search dialog is another thing on a phone; its own tests look at it in both widths and modes. */
const dialog = path.join('theme', 'SearchBar', 'SearchDialog');

/** The rules inside of the queries about the width of the window. */
function widthRules(css: string): string[] {
  return [...css.matchAll(/@media[^{]*width[^{]*\{/g)].map(({0: head, index}) => {
    const start = index + head.length;
    let depth = 1;
    let end = start;
    while (depth > 0 && end < css.length) {
      if (css[end] === '{') depth += 1;
      if (css[end] === '}') depth -= 1;
      end += 1;
    }
    return css.slice(start, end);
  });
}

const colors = /(?:^|[\s;{])(?:color|background(?:-color)?|fill|stroke|--[\w-]*color[\w-]*)\s*:/;

/** The accessibility of colors is tested in the light at one width and in the dark at another. */
test('no color of a page depends on the width of the window', () => {
  const files = readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.css') && !file.startsWith(dialog))
    .map(file => ({file, rules: widthRules(readFileSync(path.join(source, file), 'utf8'))}));
  expect(files.flatMap(({rules}) => rules)).not.toEqual([]);
  expect(files.filter(({rules}) => rules.some(rule => colors.test(rule)))).toEqual([]);
});

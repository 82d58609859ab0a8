import original from 'path-to-regexp';
import {expect, test} from 'vitest';
import pathToRegexp from './pathToRegexp.ts';

const paths = ['/', '/docs', '/docs/', '/docs/1.3.x/a-b', '/docs-site/api/{x}', '/a|b$', '*'];
const addresses = [
  ...paths,
  '',
  '/docs/page',
  '/docs//',
  '/Docs',
  '/docsx',
  '/docs/1a3ax/a-b',
  '/docs/1.3.x/a-b/',
  '/docs/1.3.x/a-b/c',
];
const settings = [false, true].flatMap(end =>
  [false, true].flatMap(strict => [false, true].map(sensitive => ({end, strict, sensitive}))),
);

test.each(paths)('%s stands for the same addresses as in the package', path => {
  for (const options of settings) {
    const matches = (pattern: RegExp) => addresses.map(address => pattern.exec(address)?.[0]);
    expect(matches(pathToRegexp(path, [], options)), JSON.stringify(options)).toEqual(
      matches(original(path, [], options)),
    );
  }
});

test('the address of a path is the path', () => {
  expect(pathToRegexp.compile('/docs/a')()).toBe(original.compile('/docs/a')({}));
});

test.each(['/docs/:id', '/a(b)', '/a?', '/a+'])('%s, which has parameters, is refused', path => {
  expect(() => pathToRegexp(path, [])).toThrow(`${path} has parameters`);
  expect(() => pathToRegexp.compile(path)).toThrow(`${path} has parameters`);
});

import {expect, test} from 'vitest';
import {findInlineCode, inlineSources} from '../inlineCode.ts';
import {hashSource} from '../policy.ts';
import {renderedPage, settings} from '../testSite.ts';
import {addPolicy} from './policy.ts';

const pages = {
  'index.html': renderedPage('<script>one()</script>'),
  '404.html': renderedPage('<p style="color: red">a</p><script>two()</script>'),
};
const texts = new Map(
  Object.entries(pages).map(([file, html]) => [file, findInlineCode(html, file)]),
);
const step = addPolicy(settings.pagePolicy, texts, inlineSources([...texts.values()]));

test.each([
  ['index.html', 'one()'],
  ['404.html', 'two()'],
] as const)(
  '%s allows its own scripts and the style attributes of all, without what only headers can say',
  (file, script) => {
    const policy = `default-src 'none'; script-src 'self' ${hashSource(script)}; style-src-attr ${hashSource('color: red')}`;
    expect(step(pages[file], {file, path: ''})).toBe(
      pages[file].replace(
        '<meta charset="UTF-8">',
        tag => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      ),
    );
  },
);

test.each([
  '<html><head><title>A</title></head></html>',
  '<script></script><meta charset="utf-8">',
  '<link rel="icon"><meta charset="utf-8">',
])('a policy has to stand before what it is about: %s', html => {
  expect(() => step(html, {file: 'docs/a.html', path: ''})).toThrow('docs/a.html does not name');
});

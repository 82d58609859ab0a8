import {expect, test} from 'vitest';
import {sheets} from '../testSite.ts';
import {advanceScripts} from './earlyScripts.ts';

const step = advanceScripts(sheets);
const page = {file: 'docs/a.html', path: '/docs/a'};
const link = `<link rel="stylesheet" href="${sheets.site}" />`;

test('the scripts ahead of the app become one ahead of the style sheet, in their order', () => {
  const begin = '<noscript><link rel="stylesheet" href="/b.css"></noscript>';
  const rest =
    '<div id="__docusaurus"><p><script>later()</script></div><script>last()</script></body>';
  const html = `<head>${begin}<script>first( '$&' );</script>${link}</head><body class="a"><svg></svg>\n<script>second()</script>${rest}`;
  expect(step(html, page)).toBe(
    `<head>${begin}<script>first("$&"),second();</script>${link}</head><body class="a"><svg></svg>\n${rest}`,
  );
});

test('a page without scripts ahead of the app stays as it is', () => {
  const html = `<head>${link}</head><body><div id="__docusaurus"><script>a()</script></div></body>`;
  expect(step(html, page)).toBe(html);
});

test('a page without the style sheet of the site stops the build by its name', () => {
  const html = '<head><script>first()</script></head><body><div id="__docusaurus">';
  expect(() => step(html, page)).toThrow(`docs/a.html does not link ${sheets.site}`);
});

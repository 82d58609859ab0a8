import {expect, test} from 'vitest';
import {renderedPage} from '../testSite.ts';
import {linkMarkdown} from './markdownLinks.ts';

const files = new Set([
  'index.md',
  '404.md',
  'docs/a.md',
  'docs/1.4.x.md',
  'docs/1.4.x/b/c.md',
  'llms.txt',
  'docs/1.4.x/llms.txt',
]);
const step = linkMarkdown(files, '/below/');
const pageIn = (file: string) => ({file, path: ''});
const html = renderedPage('<p>a</p>');

test.each([
  ['index.html', '/below/index.md', '/below/llms.txt'],
  ['docs/a.html', '/below/docs/a.md', '/below/llms.txt'],
  ['docs/1.4.x.html', '/below/docs/1.4.x.md', '/below/docs/1.4.x/llms.txt'],
  ['docs/1.4.x/b/c.html', '/below/docs/1.4.x/b/c.md', '/below/docs/1.4.x/llms.txt'],
])('%s names its Markdown and the closest list of pages, which nobody sees', (file, twin, list) => {
  expect(step(html, pageIn(file))).toBe(
    html
      .replace('</title>', `$&<link rel="alternate" type="text/markdown" href="${twin}">`)
      .replace('<body class="a">', `$&<a hidden href="${list}">All pages as Markdown</a>`),
  );
});

test.each(['404.html', 'docs/b.html'])('%s has no Markdown of its own and stays as it is', file => {
  expect(step(html, pageIn(file))).toBe(html);
});

test('a site without lists has no link to one', () => {
  const result = linkMarkdown(new Set(['index.md']), '/')(html, pageIn('index.html'));
  expect(result).toContain('href="/index.md"');
  expect(result).not.toContain('<a ');
});

test.each([
  ['title', html.replace('</title>', '')],
  ['body', html.replace('<body', '<main')],
])('a page without a %s stops the build by its name', (tag, broken) => {
  expect(() => step(broken, pageIn('docs/a.html'))).toThrow(`docs/a.html has no ${tag}`);
});

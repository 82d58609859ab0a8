import {expect, test} from 'vitest';
import {renderedPage, sheets} from '../testSite.ts';
import {linkStyles} from './styles.ts';

const diagram = '/assets/css/diagram.2c.css';
const step = linkStyles(sheets, {
  scriptsOf: () => [],
  stylesOf: path => (path === '/docs/a' ? [diagram] : []),
});
const page = {file: 'docs/a.html', path: '/docs/a'};
const link = (href: string) => `<link rel="stylesheet" href="${href}">`;

test('a page links the style sheet of its site, and its own at the end of its head', () => {
  const html = renderedPage('<p>a</p>', `${link(sheets.bundled)}<meta name="b">`);
  expect(step(html, page)).toBe(
    renderedPage('<p>a</p>', `${link(sheets.site)}<meta name="b">${link(diagram)}`),
  );
  expect(step(html, {file: 'docs/b.html', path: '/docs/b'})).not.toContain(diagram);
});

test('each style sheet is linked once', () => {
  const html = renderedPage('', link(sheets.bundled) + link(diagram));
  expect(step(html, page)).toBe(renderedPage('', link(sheets.site) + link(diagram)));
});

test('a page without the style sheet of the bundler stops the build by its name', () => {
  expect(() => step(renderedPage(''), page)).toThrow(`docs/a.html does not link ${sheets.bundled}`);
});

import {describe, expect, test} from 'vitest';
import {
  addStyles,
  advanceScripts,
  deferScripts,
  dropEmptyClasses,
  hideShapes,
  preloadScripts,
} from './html.ts';

/** A page as the build writes it: minified, and as the template has it. */
const pages = {
  minified:
    '<!doctype html><html><head><title>T</title><script src=/assets/js/runtime~main.1.js defer></script><script src=/assets/js/main.2.js defer></script></head><body><div id=__docusaurus><p>Text $&amp;</p></div></body></html>',
  plain:
    '<!DOCTYPE html><html><head><title>T</title><script src="/assets/js/runtime~main.1.js" defer></script>\n<script src="/assets/js/main.2.js" defer="defer"></script></head><body><div id="__docusaurus"><p>Text $&amp;</p></div></body></html>',
};

const own = ['/assets/js/routes-1.3.js', '/assets/js/page-a.3.js'];
const styles = '/assets/css/later.1.css';
const empty = {own: [], styles, starter: ''};

describe.each(Object.entries(pages))('a page, %s', (_, html) => {
  test('has no scripts in its head, and all of them in their order at its end', () => {
    const result = deferScripts(html, {own, styles, starter: 'start()'}, 'a.html');
    const [head = '', body = ''] = result.split('</head>');
    expect(head).not.toContain('<script');
    expect(body).toContain(
      '<script data-styles="/assets/css/later.1.css" data-scripts="/assets/js/runtime~main.1.js /assets/js/routes-1.3.js /assets/js/page-a.3.js /assets/js/main.2.js">start()</script></body>',
    );
    expect(body).toContain('Text $&amp;');
  });

  test('keeps a starter that looks like a replacement pattern as it is', () => {
    expect(deferScripts(html, {...empty, starter: "a.replace(/x/, '$&')"}, 'a.html')).toContain(
      "a.replace(/x/, '$&')</script>",
    );
  });

  test('has speculation rules that a browser can read', () => {
    const result = deferScripts(html, {...empty, own}, 'a.html');
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(result) ?? [];
    expect(JSON.parse(rules)).toHaveProperty('prefetch');
  });

  test('can keep its scripts and preload its own', () => {
    const result = preloadScripts(html, own, 'a.html');
    const [head = ''] = result.split('</head>');
    expect(head.match(/rel="preload" as="script"/g)).toHaveLength(2);
    expect(head.indexOf('page-a')).toBeLessThan(head.indexOf('runtime~main'));
    expect(head).toMatch(/main\.2\.js/);
  });

  test('has its style sheets at the end of its head', () => {
    expect(addStyles(html, ['/assets/css/a.css'], 'a.html')).toContain(
      '<link rel="stylesheet" href="/assets/css/a.css"></head>',
    );
  });

  test('links each style sheet once', () => {
    const linked = html.replace('</head>', '<link rel=stylesheet href=/assets/css/a.css /></head>');
    expect(addStyles(linked, ['/assets/css/a.css'], 'a.html')).toBe(linked);
  });
});

describe.each([
  ['minified', '<link rel=stylesheet href=/a.css>', '<div id=__docusaurus>'],
  ['plain', '<link rel="stylesheet" href="/a.css" />', '<div id="__docusaurus">'],
])('the scripts ahead of the app, %s', (_, link, app) => {
  const begin = '<noscript><link rel=stylesheet href=/b.css></noscript>';
  const start = "<svg></svg>\n<script>color('$&')</script><script>second()</script>";
  const rest = '<p><script>later()</script></div><script>last()</script></body>';
  const page = `<head>${begin}<script>first()</script>${link}</head><body class="a">${start}${app}${rest}`;

  test('go ahead of the style sheet of the site, in their order', () => {
    expect(advanceScripts(page, '/a.css', 'a.html')).toBe(
      `<head>${begin}<script>first()\n;color('$&')\n;second()</script>${link}</head><body class="a"><svg></svg>\n${app}${rest}`,
    );
  });

  test('are refused with the page when that style sheet is missing', () => {
    expect(() => advanceScripts(page, '/c.css', 'docs/a.html')).toThrow(
      /docs\/a\.html does not link \/c\.css .*enabled: false/,
    );
  });
});

test('a page without scripts at the start of its body stays as it is', () => {
  const page =
    '<head><link rel=stylesheet href=/a.css></head><body><div id=__docusaurus><script>a()</script></div></body>';
  expect(advanceScripts(page, '/a.css', 'a.html')).toBe(page);
});

test.each([
  ['no scripts', '<html><head></head><body></body></html>'],
  ['no end', '<script src=/main.js defer></script>'],
])('a page with %s is refused by its name', (_, html) => {
  expect(() => deferScripts(html, empty, 'docs/a.html')).toThrow('docs/a.html');
  expect(() => deferScripts(html, empty, 'docs/a.html')).toThrow('enabled: false');
});

test('the shapes of the theme are hidden without a style attribute, other styles stay', () => {
  const other = '<div style="display: none;"></div>';
  expect(hideShapes(`<body><svg style="display: none;"><defs></defs></svg>${other}`)).toBe(
    `<body><svg display="none"><defs></defs></svg>${other}`,
  );
});

test('empty classes leave the tags, and stay in the text of samples', () => {
  const sample = '<pre>&lt;div class=""></pre>';
  expect(dropEmptyClasses(`<li class=""><a class="" href=/a class>A</a>${sample}`)).toBe(
    `<li><a href=/a class>A</a>${sample}`,
  );
});

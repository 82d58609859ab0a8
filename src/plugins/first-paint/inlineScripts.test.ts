import {compile, defaultConfig} from 'eta';
import {expect, test} from 'vitest';
import {bringScripts, minifyScripts, settingAside} from './inlineScripts.ts';

const script = `const mode = localStorage.getItem('mode');\nif (mode) document.title = '$&' + mode;`;
const tags = `<link rel="icon" href="a.svg"><script>${script}</script><script src="b.js"></script>`;

/** A page as the template of Docusaurus makes it. */
function pageOf(headTags: string, preBodyTags = ''): string {
  const data = {headTags, preBodyTags, metaAttributes: [], stylesheets: [], scripts: []};
  return compile(settingAside().trim())(data, defaultConfig);
}

test('scripts in the text of a page are set aside, and come back minified', async () => {
  const html = pageOf(tags, '<script>two()</script>');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<script src="b.js">');
  const minified = await minifyScripts(`${tags}<script>two()</script>`);
  const [first = ''] = minified.values();
  expect(first).toContain('localStorage.getItem("mode")');
  expect(first.length).toBeLessThan(script.length);
  const page = bringScripts(html, minified, 'a.html');
  expect(page).toContain(`<link rel="icon" href="a.svg"><script>${first}</script>`);
  expect(page).toContain('<script>two()</script>');
  expect(page).not.toContain('set-aside');
});

test('the minifier of HTML may leave out the quotes', async () => {
  const html = pageOf('<script>two()</script>').replace(/type="([^"]+)"/, 'type=$1');
  expect(html).toContain('<script type=text/');
  const page = bringScripts(html, await minifyScripts('<script>two()</script>'), 'a.html');
  expect(page).toContain('<script>two()</script>');
});

test('a script that no one has minified stops the build', () => {
  expect(() => bringScripts(pageOf(tags), new Map(), 'docs/a.html')).toThrow('docs/a.html');
});

test('a template without the expected places stops the build', () => {
  expect(() => settingAside('<head><%~ it.headTags %></head>')).toThrow('it.preBodyTags');
});

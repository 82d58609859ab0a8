import {expect, test} from 'vitest';
import {mainOf} from '../../content/articleHtml.ts';
import {readText} from './readText.ts';

/** The blocks of an article, one in each line. */
function read(article: string): string[] {
  const html = `<body><nav>Menu</nav><main class=m><article>${article}</article></main></body>`;
  return readText(mainOf(html)).map(({kind, text}) => `${kind}: ${text}`);
}

test('reads what a person reads, from the title on', () => {
  const blocks = read(`
    <div class="theme-doc-version-banner">Old.</div>
    <nav>Breadcrumbs</nav>
    <header><h1>Send</h1><p>A <code>POST</code> request.<ul data-search-ignore><li>1.5.x</ul></header>
    <p>First <b>paragraph</b>,
       in two lines.
    <h2 id=a>Usage<a class="hash-link" href=#a>#</a></h2>
    <ul><li>One<li><p>Two</p><p>and more</p></ul>
    <button>Copy</button><svg><title>Icon</title></svg>`);
  expect(blocks).toEqual([
    'h1: Send',
    'p: A POST request.',
    'p: First paragraph, in two lines.',
    'h2: Usage',
    'li: One',
    'li: Two',
    'li: and more',
  ]);
});

test('reads code line by line, with its indentation and empty lines', () => {
  expect(read('<h1>A</h1><pre><code><span>if (a) {\n  b();</span>\n\n}\n</code></pre>')).toEqual([
    'h1: A',
    'code: if (a) {',
    'code:   b();',
    'code: ',
    'code: }',
  ]);
});

test('reads tables row by row', () => {
  expect(
    read(
      '<h1>A</h1><table><thead><tr><th>Key</th><th>Use</th></tr></thead><tbody><tr><td><b>a</b><i>b</i></td><td>c</td></tr></tbody></table>',
    ),
  ).toEqual(['h1: A', 'row: Key | Use', 'row: a b | c']);
});

test('reads an entry of a list of terms with its term', () => {
  const list =
    '<dl><div><dt><code>key</code><span>string</span><dd><p>The key.</p><p>More.</p></div><div><dt><code>on</code><dd></div></dl>';
  expect(read(`<h1>A</h1>${list}<p>After.</p>`)).toEqual([
    'h1: A',
    'li: key string: The key.',
    'li: More.',
    'li: on',
    'p: After.',
  ]);
});

test('reads what only the search leaves out, but no marks', () => {
  const text = '<div data-search-ignore><h2>Up to 1.4.2</h2><pre>a</pre></div>';
  const mark = '<p>Answers 204<span data-search-ignore>assumed</span>.</p>';
  expect(read(`<h1>A</h1>${text}${mark}`)).toEqual([
    'h1: A',
    'h2: Up to 1.4.2',
    'code: a',
    'p: Answers 204.',
  ]);
});

test('a page without an article or a title has no text', () => {
  expect(readText(mainOf('<body></body>'))).toEqual([]);
  expect(readText('<main><p>Text</p></main>')).toEqual([]);
  expect(read('<p>Text</p>')).toEqual([]);
});

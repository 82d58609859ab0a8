import {expect, test} from 'vitest';
import {articleMarkdown} from './articleMarkdown.ts';

const resolve = (address: string) => new URL(address, 'https://docs.example/docs/a').href;

/** The Markdown of an article with a title and this content. */
function markdownOf(content: string): string | undefined {
  const html = `<body><main><article><h1>A</h1>${content}</article></main>`;
  return articleMarkdown(html, resolve)?.replace(/^# A\n\n/, '');
}

test('a page without a title has none', () => {
  expect(articleMarkdown('<main><p>A</main>', resolve)).toBeUndefined();
  expect(articleMarkdown('<body></body>', resolve)).toBeUndefined();
});

test('a title outside of articles makes the whole main part the text', () => {
  const html = '<main><h1>A</h1><article><p>One</article><article><p>Two</article></main>';
  expect(articleMarkdown(html, resolve)).toBe('# A\n\nOne\n\nTwo\n');
});

test.each([
  [
    'text that looks like Markdown',
    '<p>1. a * b * c # <b>d</b> &lt;Tag&gt; [x](y)',
    '1\\. a \\* b \\* c # **d** \\<Tag> \\[x]\\(y)\n',
  ],
  [
    'code with fences',
    '<pre class=language-md><code>```ts\n```</code></pre>',
    '````md\n```ts\n```\n````\n',
  ],
  [
    'code in colors, with links and line breaks',
    '<pre><code class=language-ts><span>a</span>.<a href=/x>b</a><br>c\n\n</code></pre>',
    '```ts\na.b\nc\n```\n',
  ],
  ['code in a line, with a fence', '<p><code>a`b</code>', '``a`b``\n'],
  ['invisible characters', '<p>a\u200Bb\u00ADc', 'abc\n'],
  ['two elements side by side', '<p><code>a</code><span>b</span>', '`a` b\n'],
  [
    'a pipe in a table',
    '<table><thead><tr><th>a|b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
    '| a\\|b |\n| - |\n| c |\n',
  ],
  [
    'an icon in a link',
    '<p><a href=/b>Go <svg></svg></a><a href="#c">There</a>',
    '[Go](https://docs.example/b) [There](https://docs.example/docs/a#c)\n',
  ],
  [
    'a picture that leads to itself',
    '<a href=/p.png><img src=/p.png alt="A bell"></a>',
    '![A bell](https://docs.example/p.png)\n',
  ],
  ['several terms of one meaning', '<dl><dt>a<dt>b<dd>Both<dt>c</dl>', '- a, b: Both\n- c\n'],
  ['what is left out', '<p>a<span data-markdown-ignore>b</span> <button>c</button>d', 'a d\n'],
  [
    'a list of loose items',
    '<ol><li><p>a</p><p>b</p></li><li>c</li></ol>',
    '1. a\n\n   b\n\n2. c\n',
  ],
])('%s', (_what, html, expected) => {
  expect(markdownOf(html)).toBe(expected);
});

test('labels of tabs are one level below the heading above, also behind them', () => {
  const tabs = (panel: string) =>
    `<div class="theme-tabs-container"><ul role=tablist><li>One<li>Two</ul><div><div role=tabpanel>${panel}</div><div role=tabpanel hidden>b</div></div></div>`;
  expect(markdownOf(`<h2>H</h2>${tabs(tabs('a'))}${tabs('c')}`)?.match(/^#+ .*/gm)).toEqual([
    '## H',
    '### One',
    '#### One',
    '#### Two',
    '### Two',
    '### One',
    '### Two',
  ]);
});

import {expect, test} from 'vitest';
import {highlight, type LineLooks} from './highlight';

const plain: LineLooks = {classNames: {}, hasNumbers: false};

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const samples: [language: string, code: string][] = [
  ['ts', 'const a: Map<string, number> = new Map(); // "x" & <y>\n\nexport {a};'],
  ['tsx', '<Inbox apiKey="key" onClick={() => a && b} />'],
  ['bash', 'npm install a && echo "$HOME" # done'],
  ['json', '{"a": [1, true, null], "b": "<script>"}'],
  ['php', '<?php\necho $user["name"] . "\\n";'],
  ['handlebars', '<p>{{#if name}}Hello {{name}}{{/if}}</p>'],
  ['python', 'def send(to: str) -> None:\n    """Sends."""\n    return None'],
  ['vue', '<template><p>{{ a }}</p></template>'],
  ['no-such-language', 'a < b && c > d'],
];

test.each(samples)(
  '%s: the text is that of the code, and nothing of it becomes markup',
  (language, code) => {
    const html = highlight(code, language, plain);
    expect(textOf(html)).toBe(code);
    expect(html.replace(/<span class="code-[a-z]+">|<\/span>/g, '')).not.toMatch(/[<>]/);
  },
);

test('words of one color are one element, and words of the color of text are none', () => {
  expect(highlight('export default function', 'ts', plain)).toBe(
    '<span class="code-keyword">export default function</span>',
  );
  expect(highlight('value', 'ts', plain)).toBe('value');
});

test('punctuation has the color of text, and a quote that of its string', () => {
  expect(highlight("if (!a) b = ['c'];", 'ts', plain)).toBe(
    '<span class="code-keyword">if </span>(!a) b = [<span class="code-string">\'c\'</span>];',
  );
  expect(highlight('<p id="a" />', 'html', plain)).toBe(
    '&lt;<span class="code-tag">p </span><span class="code-property">id</span>=<span class="code-string">"a" </span>/&gt;',
  );
});

test('code in the attributes of JSX has the colors of code elsewhere', () => {
  expect(highlight('<A b={() => c.d} />', 'tsx', plain)).toContain('>b</span>={() =&gt; c.d} /');
});

test('a language that is not known has no colors', () => {
  expect(highlight('const a = 1', 'no-such-language', plain)).toBe('const a = 1');
});

test('marked lines are elements of their own, also empty ones and the last', () => {
  const looks: LineLooks = {classNames: {1: ['marked'], 2: ['marked']}, hasNumbers: false};
  expect(highlight('one\n\nthree', 'text', looks)).toBe(
    'one\n<span class="marked">\n</span><span class="marked">three\n</span>',
  );
});

test('a comment over marked lines keeps its color in each', () => {
  const looks: LineLooks = {classNames: {1: ['marked']}, hasNumbers: false};
  expect(highlight('/* one\ntwo */', 'ts', looks)).toBe(
    '<span class="code-comment">/* one\n</span><span class="marked"><span class="code-comment">two */</span>\n</span>',
  );
});

test('numbered lines have a place for their number', () => {
  const html = highlight('a\nb', 'text', {classNames: {1: ['marked']}, hasNumbers: true});
  expect(html.match(/code-line-number/g)).toHaveLength(2);
  expect(html).toContain('<span class="marked code-line">');
  expect(textOf(html)).toBe('a\nb');
});

test('a name with an entry is a link inside of its color; a name that has moved is none', () => {
  const code = "import {createInstance} from '@engagespot/core';";
  const links = {symbols: '8:createInstance:core#createinstance', reference: '/docs/'};
  const html = highlight(code, 'ts', plain, links);
  expect(html).toContain('<a href="/docs/core#createinstance">createInstance</a>');
  expect(textOf(html)).toBe(code);
  expect(highlight(`// Moved\n${code}`, 'ts', plain, links)).not.toContain('<a');
});

import {describe, expect, test} from 'vitest';
import {hashSource} from './policy.ts';
import {findInlineCode, inlineSources} from './inlineCode.ts';

const hash = (text: string) => hashSource(text);

describe('scripts', () => {
  test.each([
    ['<script>run()</script>', ['run()']],
    ['<SCRIPT data-a="1>2">run()</SCRIPT>', ['run()']],
    ['<script data-scripts="/a.js /b.js">go()</script>', ['go()']],
    ['<script type=module>go()</script>', ['go()']],
    ['<script type="speculationrules">{}</script>', ['{}']],
    ['<script>if(a<b)x=\'<p style="color:red">\'</script>', ['if(a<b)x=\'<p style="color:red">\'']],
    ['<script>\n a \n</script>', ['\n a \n']],
    ['<script type=application/ld+json>{"a":1}</script>', []],
    ['<script data-rh=true type="application/ld+json">{}</script>', []],
    ['<script src=/a.js></script><script src="/b.js" defer></script>', []],
    ['<script></script>', []],
    ['<code>&lt;script&gt;run()&lt;/script&gt;</code>', []],
  ])('%s', (html, scripts) => {
    expect([...findInlineCode(html, 'a.html').scripts]).toEqual(scripts);
  });
});

describe('style attributes', () => {
  test.each([
    ['<p style="color: red">', ['color: red']],
    ["<p class=a style='color: red' id=b>", ['color: red']],
    ['<div class=bar style=color:var(--a);top:0 role=banner>', ['color:var(--a);top:0']],
    ['<p style="content: &quot;a&#x27;&quot; &amp; b">', ['content: "a\'" & b']],
    ['<path style="fill:red"/>', ['fill:red']],
    ['<p data-style="color: red" title=\'style="a"\'>', []],
    ['<p>style="color: red"</p>', []],
    ['<script>"<p style=a>"</script>', []],
  ])('%s', (html, styleAttributes) => {
    expect([...findInlineCode(html, 'a.html').styleAttributes]).toEqual(styleAttributes);
  });
});

test.each([
  ['<style>p{}</style>', 'a <style> element'],
  ['<button class=a onclick="go()">', 'the attribute onclick of <button>'],
  ['<img src=x ONERROR=go()>', 'the attribute onerror of <img>'],
  ['<a href="javascript:go()">', 'a javascript: address in <a>'],
  ['<a href=" JavaScript:go()">', 'a javascript: address in <a>'],
])('%s is refused with the name of the page', (html, reason) => {
  expect(() => findInlineCode(html, 'docs/a.html')).toThrow(`docs/a.html has ${reason}`);
});

test('a source is the hash that browsers compute', () => {
  expect(hash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

test('texts that several pages have count once, in an order of their own', () => {
  const pages = [
    findInlineCode('<script>a</script><script>b</script><p style=c>', 'a.html'),
    findInlineCode('<script>b</script><script>a</script>', 'b.html'),
  ];
  expect(inlineSources(pages)).toEqual(inlineSources([...pages].reverse()));
  expect(inlineSources(pages)).toEqual({
    scripts: [hash('a'), hash('b')].sort(),
    styleAttributes: [hash('c')],
  });
});

test('a text of its own on each page is refused', () => {
  const pages = Array.from({length: 9}, (_, index) =>
    findInlineCode(`<script>page(${index})</script>`, `${index}.html`),
  );
  expect(() => inlineSources(pages)).toThrow('9 different inline scripts');
  expect(() => inlineSources(pages)).toThrow('page(8)');
});

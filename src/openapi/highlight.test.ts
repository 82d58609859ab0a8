import {expect, test} from 'vitest';
import {highlight, highlightJson} from './highlight.ts';

test('samples have the color classes of code blocks, and what is in them is text', () => {
  expect(highlightJson({name: '<b>'})).toBe(
    '{\n  <span class="code-property">"name"</span>: <span class="code-string">"&lt;b&gt;"\n</span>}',
  );
  expect(highlight("curl 'https://api.example'", 'bash')).toBe(
    '<span class="code-function">curl </span><span class="code-string">\'https://api.example\'</span>',
  );
  expect(highlight('<?php echo $name;', 'php')).toContain('class="code-property">$name');
});

test('a language that is not loaded is an error', () => {
  expect(() => highlight('a', 'cobol')).toThrow('No grammar for the language "cobol"');
});

import {loadHighlighter} from '@site/src/theme/CodeBlock/Content/highlighter';
import {markupInSite} from '@site/tests/support/renderInSite';
import {beforeAll, expect, test} from 'vitest';
import Signature from './index';

beforeAll(async () => {
  await loadHighlighter();
});

test('shows the declaration as code below where it comes from', () => {
  const html = markupInSite(<Signature title="Types of core 1.4.2" code="apiKey: string;" />);
  expect(html).toContain('Types of core 1.4.2');
  expect(html).toContain('language-ts');
  expect(html.replace(/<[^>]+>/g, '')).toContain('apiKey: string;');
});

test('says below where the declaration stands', () => {
  const html = markupInSite(<Signature title="Types" code="a" note="Not exported by `core`." />);
  expect(html).toContain('Not exported by <code>core</code>.');
});

test('shows the types that it names: a few with the declaration, many when they are opened', () => {
  const few = markupInSite(<Signature title="Types" code="a: A;" types="type A = 'b';" />);
  expect(few.replace(/<[^>]+>/g, '')).toContain("a: A;\n\ntype A = 'b';");
  expect(few).not.toContain('<details');
  const types = Array.from({length: 13}, (_, index) => `type A${index} = string;`).join('\n');
  const many = markupInSite(<Signature title="Types" code="a: A;" types={types} />);
  expect(many).toContain('<summary>Types in this declaration</summary>');
  expect(many.replace(/<[^>]+>/g, '')).toContain('type A12 = string;');
});

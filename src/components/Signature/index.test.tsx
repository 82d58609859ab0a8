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

test('shows the types that it names when they are opened', () => {
  const html = markupInSite(<Signature title="Types" code="a: A;" types="type A = 'b';" />);
  expect(html).toContain('<summary>Types in this declaration</summary>');
  expect(html.replace(/<[^>]+>/g, '')).toContain("type A = 'b';");
});

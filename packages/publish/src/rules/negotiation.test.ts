import {expect, test} from 'vitest';
import {variantFor} from './negotiation.ts';

test.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'Text/Markdown',
  'text/markdown;q=1.0, text/html;q=0.8',
  'text/html;q=0.8, text/markdown',
  'text/markdown; variant=GFM; q=1, text/html;q=0.9',
  'application/json,text/markdown;charset=utf-8',
  'text/markdown;q=0.5',
  'text/markdown;q=0.05, */*;q=0.01',
])('%s is for Markdown', accept => {
  expect(variantFor(accept)).toBe('.md');
});

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.0, text/html',
  'text/markdown;q=0.000',
  'text/html, text/markdown;q=0.9',
  'text/html, text/markdown',
  'text/html;level=1;q=1.0, */*;q=0.1, text/markdown',
  'text/markdown;q=0.9, text/html;q=0.8',
  'text/markdownx',
  'x-text/markdown',
  'application/x;a="text/markdown"',
])('%s is for HTML', accept => {
  expect(variantFor(accept)).toBe('.html');
});

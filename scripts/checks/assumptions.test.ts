import {expect, test} from 'vitest';
import {assumptionProblems, assumptions} from './assumptions.ts';

const page = (text: string, file = 'docs/page.mdx') => ({file, text});
const ids = new Set(['status']);
const marked = page('It <Assumed id="status">returns 200</Assumed>.');

test('a mark with an entry is right, on a page and in the OpenAPI document', () => {
  expect(assumptionProblems([marked], ids)).toEqual([]);
  const link = page('It [returns 200](/docs/assumptions#status).', 'openapi/engagespot.yaml');
  expect(assumptionProblems([link], ids)).toEqual([]);
});

test('a mark without an entry, and an entry without a mark, are problems', () => {
  const unknown = page('It <Assumed id="state">returns 200</Assumed>.');
  expect(assumptionProblems([unknown], ids)).toEqual([
    'docs/page.mdx: no assumption "state"',
    'status: no page marks it',
  ]);
});

test('the mark that the list shows as an example does not count', () => {
  expect(assumptionProblems([page(marked.text, 'docs/assumptions.mdx')], ids)).toEqual([
    'status: no page marks it',
  ]);
});

test.each([
  'We assume that it returns 200.',
  'The status is our assumption.',
  'We [assume](/api) the secret.',
])('"%s" needs a mark', text => {
  expect(assumptionProblems([marked, page(text)], ids)).toHaveLength(1);
});

test('the pages are right', async () => {
  expect(await assumptions.run()).toEqual([]);
});

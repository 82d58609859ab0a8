import {expect, test} from 'vitest';
import {overlaps, repetitionProblems} from './repetition.ts';

const common =
  'Connect the provider to the channel once. Send a test before anybody depends on it.';
const own = (subject: string) =>
  `The ${subject} wants a key of its own. Give the ${subject} a name that people know.`;

function page(file: string, source: string, collection = 'current') {
  return {file, collection, source};
}

test('fails for pages that share half of their sentences and names both', () => {
  const pages = [
    page('docs/a.mdx', `${common} ${own('first')}`),
    page('docs/b.mdx', `${common} ${own('second')}`),
  ];
  expect(repetitionProblems(pages)).toEqual([
    'docs/a.mdx and docs/b.mdx share 50 % of their sentences',
  ]);
});

test('measures the smaller page, so that a copied part cannot hide in a long one', () => {
  const long = page('docs/long.mdx', `${common} ${own('third')} ${own('fourth')} ${own('fifth')}`);
  expect(overlaps([page('docs/copy.mdx', common), long])[0]?.share).toBe(1);
});

test('an older page may share a third of its sentences with the latest one, and not half', () => {
  const third = `${common} ${own('third')} ${own('fourth')}`;
  const pages = (source: string, collection: string) => [
    page('docs/a.mdx', `${common} ${own('first')} ${own('second')}`),
    page('docs/b.mdx', source, collection),
  ];
  expect(repetitionProblems(pages(third, 'current'))).toHaveLength(1);
  expect(repetitionProblems(pages(third, '1.4.x'))).toEqual([]);
  expect(repetitionProblems(pages(`${common} ${own('third')}`, '1.4.x'))).toHaveLength(1);
});

test('member pages, made from the same data in every version, may be the same', () => {
  const file = (folder: string) => `${folder}/api-reference/javascript/core.options.mdx`;
  expect(
    repetitionProblems([page(file('docs'), common), page(file('older'), common, '1.4.x')]),
  ).toEqual([]);
});

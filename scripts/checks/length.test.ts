import {expect, test} from 'vitest';
import {lengthProblems, medianWords} from './length.ts';

function page(words: number, contentType = 'concept', collection = 'current', file = 'docs/a.mdx') {
  const source = `${'word '.repeat(words)}\n\n\`\`\`ts\n${'code '.repeat(900)}\n\`\`\`\n`;
  return {file, collection, frontMatter: {content_type: contentType}, source};
}

test('takes the median of a version, without code and pages that are looked up', () => {
  const pages = [
    page(100),
    page(400),
    page(500),
    page(5, 'sdk-reference'),
    page(5, 'overview', 'current', 'docs/additional-resources/api-reference/javascript/index.mdx'),
    page(5, 'concept', '1.4.x'),
  ];
  expect(medianWords(pages)).toEqual(
    new Map([
      ['current', 400],
      ['1.4.x', 5],
    ]),
  );
});

test('fails for a version whose median page is too short, and says by how much', () => {
  expect(lengthProblems([page(400), page(500)])).toEqual([]);
  expect(lengthProblems([page(300), page(390)])).toEqual([
    'current: the median page has 345 words of prose, not 350',
  ]);
});

import {describe, expect, test} from 'vitest';
import {testTitles} from '../lib/testTitles.ts';
import {renderTable, type Specification, specificationProblems} from '../specification/table.ts';

const file = 'tests/e2e/specification/page.spec.ts';

const text = `
  test('skips to the content', async () => {});
  fixtureTest(\`every page: \${path}\`, async () => {});
  test.describe('Section 2', () => test.skip('is not run', () => {}));
  test.each<[string]>([['a']])('a list with %s is refused: $why', () => {});
  for (const [line] of [['named by a list', 1], ['another of the list', 2]] as const) test(line, () => {});
  describe('Routes', () => routes.map(route => test(route, () => {})));
  test.use({locale: 'en'});
  suite('no test', () => {});
`;

const titles = testTitles({file, text});

function specificationOf(...proof: string[]): Specification {
  return [
    {
      title: 'Section 2: Screens and routes',
      parts: [{title: 'Chrome', lines: [{line: 'Skips to the content, always.', proof}]}],
    },
  ];
}

test('finds the tests that run, with a gap for what is put in', () => {
  expect(titles.map(({title}) => title)).toEqual([
    'skips to the content',
    'every page: …',
    'a list with … is refused: …',
    'named by a list',
    'another of the list',
    '…',
  ]);
});

describe('a line is proven by', () => {
  test.each([
    'page.spec.ts',
    'page.spec.ts > every page: …',
    'page.spec.ts > another of the list',
    'page.spec.ts > Routes › …',
    `${file} > skips to the content`,
  ])('%s', proof => {
    expect(specificationProblems(specificationOf(proof), titles)).toEqual([]);
  });
});

describe('a line is not proven by', () => {
  test.each([
    ['a title that there is not', 'page.spec.ts > is gone'],
    ['a test that is skipped', 'page.spec.ts > is not run'],
    ['the beginning of a title', 'page.spec.ts > every page'],
    ['another file', 'footer.spec.ts'],
  ])('%s', (_, proof) => {
    expect(specificationProblems(specificationOf('page.spec.ts', proof), titles)).toEqual([
      `Section 2: Screens and routes: "Skips to the content, always.": no such test: ${proof}`,
    ]);
  });
});

test('the table has a row for every line and counts them', () => {
  const [section] = specificationOf('page.spec.ts');
  const lines = [{line: 'Older | versions', proof: ['page.spec.ts > every page: …']}];
  const table = renderTable(
    [...(section ? [section] : []), {title: 'Section 9', parts: [{title: 'Limits', lines}]}],
    titles,
  );
  expect(table).toContain('2 lines, each with its tests.');
  expect(table).toContain(
    '| Skips to the content, always. | `page.spec.ts` skips to the content |',
  );
  expect(table).toContain('| Older \\| versions | `page.spec.ts` every page: … |');
});

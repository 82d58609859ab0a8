import {describe, expect, test} from 'vitest';
import {renderTable, type Specification, specificationProblems} from '../specification/table.ts';
import {taggedTests} from '../specification/taggedTests.ts';

const file = 'tests/e2e/page.spec.ts';

function testsIn(text: string) {
  return taggedTests({file, text});
}

const specification: Specification = [
  {
    title: 'Section 2: Screens and routes',
    parts: [{title: 'Chrome', lines: [{id: 'page.skip-link', line: 'A link <skips> | jumps'}]}],
  },
];

describe('a test carries', () => {
  test.each([
    ["test('skips', {tag: '@spec:a'}, run)", [{title: 'skips', ids: ['a']}]],
    ['fixtureTest(`at \x24{width} px`, {tag: "@spec:a"}, run)', [{title: 'at … px', ids: ['a']}]],
    [
      "test.each([['b']])('a %s', {tags: ['@spec:a', '@spec:b']}, run)",
      [{title: 'a …', ids: ['a', 'b']}],
    ],
    [
      "for (const [title, tag] of [['one', '@spec:a'], ['two', '@spec:b']] as const) test(title, {tag}, run)",
      [
        {title: 'one', ids: ['a']},
        {title: 'two', ids: ['b']},
      ],
    ],
    [
      "for (const [tags, at] of [[['@spec:a', '@spec:b'], '/']]) test('both', {tag: [...tags]}, run)",
      [{title: 'both', ids: ['a', 'b']}],
    ],
    [
      "for (const [title, tag] of [['one', '@spec:a']]) test(title, {tag: [tag, '@spec:c']}, run)",
      [{title: 'one', ids: ['a', 'c']}],
    ],
    ["test('untold', run)", []],
  ])('%s', (text, expected) => {
    expect(testsIn(text).tests).toEqual(expected.map(carried => ({file, ...carried})));
  });
});

test('a line with a test has no problem', () => {
  const tagged = testsIn("test('skips', {tag: '@spec:page.skip-link'}, run)");
  expect(specificationProblems(specification, tagged)).toEqual([]);
});

test.each([
  [
    'a line without a test',
    "test('skips', run)",
    [
      'tests/e2e/specification.yaml: page.skip-link: no test proves "A link <skips> | jumps": ' +
        "add {tag: '@spec:page.skip-link'} to the one that does ({tags: …} in Vitest)",
    ],
  ],
  [
    'a tag that is no line',
    "test('skips', {tag: ['@spec:page.skip-link', '@spec:page.skip']}, run)",
    [
      `${file}: "skips": tests/e2e/specification.yaml has no line page.skip: correct the tag or add it`,
    ],
  ],
  [
    'a tag on a test that does not run',
    "test('skips', {tag: '@spec:page.skip-link'}, run); test.skip('more', {tag: '@spec:page.more'}, run)",
    ["'@spec:page.more' is on no test that runs: put it into the details of one"],
  ],
])('names %s and the remedy', (_, text, expected) => {
  expect(specificationProblems(specification, testsIn(text))).toEqual(expected);
});

test('names an id that two lines have', () => {
  const tagged = testsIn("test('skips', {tag: '@spec:page.skip-link'}, run)");
  expect(specificationProblems([...specification, ...specification], tagged)).toEqual([
    expect.stringContaining('two lines have the id page.skip-link'),
  ]);
});

test('the table has a row for every line, with the tests that prove it, and counts them', () => {
  const {tests} = testsIn("test('skips *', {tag: '@spec:page.skip-link'}, run)");
  const table = renderTable(specification, tests);
  expect(table).toContain('1 lines, each with its tests.');
  expect(table).toContain('| A link \\<skips> \\| jumps | `page.spec.ts` skips \\* |');
});

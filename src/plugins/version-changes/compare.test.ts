import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Block, BlockKind} from '../../content/versionChanges.ts';
import {apply} from './apply.ts';
import {compare} from './compare.ts';

const block = (kind: BlockKind, text: string): Block => ({kind, text});
const page = (...blocks: Block[]) => [block('h1', 'Profile'), ...blocks];

/** What a reader is shown: each section with its state and its steps. */
function shown(older: Block[], newer: Block[]): string[] {
  return compare(older, newer).map(({heading, state, isMoved, changes}) =>
    [heading, state, isMoved && 'moved', JSON.stringify(changes)].filter(Boolean).join(' '),
  );
}

test('a page that is the same has no changes', () => {
  const same = page(block('p', 'Text.'), block('h2', 'More'), block('code', 'run()'));
  expect(shown(same, same)).toEqual(['Profile same []', 'More same []']);
});

test('a paragraph that became another is shown word by word, one that was replaced as two', () => {
  const older = page(block('p', 'Set your email in the profile of the user.'), block('p', 'Old.'));
  const newer = page(block('p', 'Set your phone in the profile of the user.'), block('p', 'New.'));
  expect(shown(older, newer)).toEqual([
    `Profile changed ${JSON.stringify([
      1,
      ['p', ['Set your ', [-1, 'email'], [1, 'phone'], ' in the profile of the user.']],
      ['p', [[-1, 'Old.']]],
      ['p', [[1, 'New.']]],
    ])}`,
  ]);
});

test('code is shown line by line, with the lines around it', () => {
  const lines = (...texts: string[]) => page(...texts.map(text => block('code', text)));
  const [section] = compare(
    lines('a()', 'b()', 'c()', '', 'old(1, 2, 3)', 'e()'),
    lines('a()', 'b()', 'c()', '', 'old(1, 2, 4)', 'e()'),
  );
  expect(section?.changes).toEqual([
    3,
    ['code', ['c()']],
    ['code', ['']],
    ['code', [[-1, 'old(1, 2, 3)']]],
    ['code', [[1, 'old(1, 2, 4)']]],
    ['code', ['e()']],
  ]);
});

describe('sections', () => {
  const limits = [
    block('h2', 'Limits'),
    block('p', 'At most twenty attributes of a hundred bytes.'),
  ];
  const usage = [block('h2', 'Usage'), block('p', 'Send the profile with every call.')];
  const errors = [block('h2', 'Errors'), block('p', 'A name that is taken is refused.')];

  test('are recognized when they move', () => {
    const older = page(...limits, ...usage, ...errors);
    const newer = page(...usage, ...errors, ...limits);
    expect(shown(older, newer)).toEqual([
      'Profile same []',
      'Usage same []',
      'Errors same []',
      'Limits same moved []',
    ]);
  });

  test('are recognized when their heading changes', () => {
    const [section] = compare(page(...usage), [
      ...page(block('h3', 'Use it'), block('p', 'Send the profile with every call.')),
    ]).slice(1);
    expect(section).toMatchObject({heading: 'Use it', level: 3, state: 'changed', from: 1});
  });

  test('are added, and removed where they were', () => {
    expect(
      compare(page(...limits, ...usage), page(...usage, ...errors)).map(
        ({heading, state}) => `${heading} ${state}`,
      ),
    ).toEqual(['Profile same', 'Limits removed', 'Usage same', 'Errors added']);
  });
});

const words = fc.constantFrom(
  'set',
  'the',
  'profile',
  'user',
  'email',
  'send',
  'call',
  'inbox',
  '+',
);
const text = fc.array(words, {minLength: 1, maxLength: 8}).map(list => list.join(' '));
const content = fc.record({
  kind: fc.constantFrom<BlockKind>('p', 'li', 'row', 'code', 'h2', 'h3', 'h4'),
  text,
});
const anyPage = fc
  .tuple(text, fc.array(content, {maxLength: 25}))
  .map(([title, blocks]): Block[] => [block('h1', title), ...blocks]);

describe('the difference', () => {
  test('applied to the older page gives the newer one', () => {
    fc.assert(
      fc.property(anyPage, anyPage, (older, newer) => {
        expect(apply(older, compare(older, newer))).toEqual(newer);
      }),
      {numRuns: 1000, seed: 1},
    );
  });

  test('belongs to one page', () => {
    const changes = compare(page(block('p', 'One.')), page(block('p', 'Two.')));
    expect(() => apply(page(block('p', 'Other.')), changes)).toThrow('no p "One."');
    expect(() => apply(page(block('p', 'One.'), block('p', 'More.')), changes)).toThrow('has more');
    expect(() => apply(page(block('p', 'One.'), block('h2', 'More')), changes)).toThrow(
      'A section of the older page is not named',
    );
  });
});

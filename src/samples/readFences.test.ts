import {expect, test} from 'vitest';
import {fencesIn} from '../../tests/support/samplePage.ts';

test('reads fences with their lines, and takes the indentation of components away', () => {
  const fences = fencesIn([
    '```ts title="a.ts"',
    'a();',
    '```',
    '',
    '  ```JSON',
    '  {',
    '    "a": 1',
    '  }',
    '  ```',
  ]);
  expect(fences).toMatchObject([
    {line: 5, language: 'ts', code: 'a();', meta: {title: 'a.ts'}},
    {line: 9, language: 'json', code: '{\n  "a": 1\n}'},
  ]);
});

test('a longer fence can show shorter ones', () => {
  expect(fencesIn(['````md', '```', 'text', '```', '````'])).toMatchObject([
    {language: 'md', code: '```\ntext\n```'},
  ]);
});

test('code in text is no fence', () => {
  expect(
    fencesIn(['Write ```` ```ts ```` before it, and `code` in it.', '```inline``` too.']),
  ).toEqual([]);
});

test('goes on from the fence before of the same family', () => {
  const [first, , third] = fencesIn([
    '```ts',
    'const a = 1;',
    '```',
    '```json',
    '{}',
    '```',
    '```tsx continues',
    'a;',
    '```',
  ]);
  expect(third?.before).toBe(first);
});

test('names a fence that goes on from nothing, and one that is never closed', () => {
  expect(fencesIn(['```ts continues', 'a;'])[0]?.meta.problems).toEqual([
    'continues: no fence before it to go on from',
    'the fence is never closed',
  ]);
});

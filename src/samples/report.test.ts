import {expect, test} from 'vitest';
import {fencesIn} from '../../tests/support/samplePage.ts';
import {problemAt} from './fence.ts';
import {
  checkedLine,
  formatTable,
  hasTooManyUnchecked,
  tableRows,
  uncheckedLines,
} from './report.ts';

const text = ['```text', 'a', '```'];
const optedOut = ['```js unchecked="in a worker"', 'a', '```'];

test('counts fences by version and language', () => {
  const fences = fencesIn(['```ts', 'a', '```', '```tsx', 'b', '```', ...text, ...optedOut]);
  const [first] = fences;
  const rows = tableRows(fences, first ? [problemAt(first, 'wrong'), problemAt(first, 'too')] : []);
  const row = {version: 'current', unchecked: 0, failed: 0};
  expect(rows).toEqual([
    {...row, language: 'TypeScript', fences: 2, checked: 2, failed: 1},
    {...row, language: 'Text', fences: 1, checked: 0},
    {...row, language: 'JavaScript', fences: 1, checked: 0, unchecked: 1},
  ]);
  expect(formatTable(rows).split('\n').at(-1)).toMatch(/^total +4 +2 +1 +1$/);
});

test('counts what each kind of check looked at', () => {
  const python = ['```python', 'a', '```'];
  const curl = ['```bash run', 'curl a', '```'];
  const fences = fencesIn(['```ts', 'a', '```', ...python, ...curl, ...text, ...optedOut]);
  expect(checkedLine(fences, {requests: 3, sdkCalls: 4})).toBe(
    'compiled: 1, JSON parsed: 0, run in the sandbox: 1, parsed by a grammar: 2, requests held to the OpenAPI document: 3, SDK calls held to the published SDK: 4',
  );
});

test('lists who opts out, with the reason', () => {
  expect(uncheckedLines(fencesIn(optedOut))).toEqual(['docs/page.mdx:5: not checked: in a worker']);
});

test('more than two of a hundred fences must not opt out', () => {
  const many = (count: number) => Array.from({length: count}, () => text).flat();
  expect(hasTooManyUnchecked(fencesIn([...optedOut, ...many(49)]))).toBe(false);
  expect(hasTooManyUnchecked(fencesIn([...optedOut, ...many(48)]))).toBe(true);
});

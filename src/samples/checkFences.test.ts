import {expect, test} from 'vitest';
import {problemsIn} from '../../tests/support/samplePage.ts';

test('a page of good samples has no problems', async () => {
  const lines = [
    '```json',
    '{"a": 1}',
    '```',
    '```python',
    'print(1)',
    '```',
    '```text',
    'a',
    '```',
  ];
  expect(await problemsIn(lines)).toEqual([]);
});

test('problems are in the order of the page', async () => {
  const lines = ['```python', 'def f(:', '```', '```json', '{"a": }', '```'];
  expect((await problemsIn(lines)).map(problem => problem.split(': ')[0])).toEqual([
    'docs/page.mdx:6',
    'docs/page.mdx:9',
  ]);
});

test('an opt-out hides what is wrong, and is refused when nothing is', async () => {
  const optOut = '```json unchecked="a template of another tool"';
  expect(await problemsIn([optOut, '{{ value }}', '```'])).toEqual([]);
  expect(await problemsIn([optOut, '{}', '```'])).toEqual([
    'docs/page.mdx:5: the fence passes its check: leave unchecked out',
  ]);
});

import {expect, test} from 'vitest';
import {excessOf} from './json';

test.each([
  ['a flat list', JSON.stringify(Array(49_000).fill(0))],
  ['a text full of commas', JSON.stringify({a: ','.repeat(200_000)})],
  ['a text full of brackets', JSON.stringify({a: '['.repeat(200)})],
  // A search that starts again at each of them would not end.
  ['escaped quotes', `["${'\\"'.repeat(2_000_000)}",[[]]]`],
  ['no JSON', 'null]'],
])('%s is not too much', (_, text) => {
  expect(excessOf(text)).toBeUndefined();
});

test.each([
  ['values', `[${'[],'.repeat(100_000)}[]]`, 'must not have more than 50,000 values'],
  ['members', `{${'"a":0,'.repeat(100_000)}"b":0}`, 'must not have more than 50,000 values'],
  ['depth', '['.repeat(101), 'must not be nested deeper than 100 levels'],
  ['values behind an unfinished escape', `["\\\\",${'0,'.repeat(100_000)}`, 'must not have more'],
])('too many: %s', (_, text, problem) => {
  expect(excessOf(text)).toContain(problem);
});

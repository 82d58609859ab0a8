import {describe, expect, test} from 'vitest';
import {patchCases} from '../../../tests/sandbox/support/jsonPatchCases';
import type {Model} from '../contract/document';
import {Problem} from '../http/problem';
import {applyJsonPatch} from './jsonPatch';

type Operation = Model<'JsonPatchOperation'>;

describe.each([
  ['applies', patchCases.filter(({expected}) => expected !== undefined)],
  ['refuses', patchCases.filter(({expected}) => expected === undefined)],
])('%s', (_, cases) => {
  test.each(cases)('$name', ({document, patch, expected}) => {
    const original = JSON.stringify(document);
    const result = () => applyJsonPatch(document, patch as Operation[]);
    if (expected === undefined) expect(result).toThrow(Problem);
    else expect(result()).toEqual(expected);
    expect(JSON.stringify(document)).toBe(original);
  });
});

test.each<[string, Operation[]]>([
  [
    'moves of a large value',
    Array.from({length: 200}, (_, index) => ({
      op: 'move',
      from: index % 2 ? '/b' : '/a',
      path: index % 2 ? '/a' : '/b',
    })),
  ],
  ['insertions at the front', Array(200).fill({op: 'add', path: '/a/0', value: 1})],
  ['tests of a large value', Array(200).fill({op: 'test', path: '/a', value: []})],
])('%s end within a second', (_, patch) => {
  const document = {a: Array.from({length: 60_000}, (__, index) => index)};
  const start = performance.now();
  try {
    applyJsonPatch(document, patch);
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});

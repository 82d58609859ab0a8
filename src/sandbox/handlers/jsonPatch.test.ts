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

test.each<Operation['op']>(['copy', 'move'])('a large value is not to %s again and again', op => {
  const document = {a: Array(60_000).fill(0)};
  const there: Operation = {op, from: '/a', path: '/b'};
  const back: Operation = {op, from: '/b', path: '/a'};
  expect(() => applyJsonPatch(document, Array(100).fill([there, back]).flat())).toThrow(
    'the operations copy too much',
  );
});

import {expect, test} from 'vitest';
import {shapeProblems} from './answerShape.ts';

test('values may differ, keys and kinds may not', () => {
  expect(shapeProblems({a: 1, b: [{c: 'x'}]}, {a: 2, b: [{c: 'y'}, {c: 'z'}]})).toEqual([]);
  expect(shapeProblems({a: '1'}, {a: 1})).toEqual([
    'a is number in the answer, string on the page',
  ]);
  expect(shapeProblems({a: {b: 1}}, {a: {c: 1}})).toEqual([
    'a.c is in the answer and not on the page',
    'a.b is on the page and not in the answer',
  ]);
  expect(shapeProblems([], {})).toEqual(['the body is object in the answer, array on the page']);
});

test('null fits everything', () => {
  expect(shapeProblems({a: null, b: 1}, {a: {}, b: null})).toEqual([]);
});

test('an item of a list fits when one of the answer has its shape', () => {
  expect(shapeProblems([{a: 1}], [{b: 1}, {a: 2}])).toEqual([]);
  expect(shapeProblems({list: [{a: 1}]}, {list: [{a: 'x'}]})).toEqual([
    'list[0].a is string in the answer, number on the page',
  ]);
  expect(shapeProblems({list: [1]}, {list: []})).toEqual(['list is an empty list in the answer']);
});

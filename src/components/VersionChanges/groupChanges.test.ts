import {expect, test} from 'vitest';
import {groupChanges} from './groupChanges';

test('the heading stands above, lines of code together', () => {
  expect(
    groupChanges([3, ['code', ['a()']], ['code', [[1, 'b()']]], 2, ['p', [[-1, 'Gone.']]]]),
  ).toEqual({
    heading: undefined,
    groups: [
      {kind: 'unchanged', count: 2},
      {kind: 'code', lines: [['a()'], [[1, 'b()']]]},
      {kind: 'unchanged', count: 2},
      {kind: 'p', parts: [[-1, 'Gone.']]},
    ],
  });
});

test('a heading that changed has its parts', () => {
  const {heading, groups} = groupChanges([['h2', ['Send ', [1, 'now']]], 1]);
  expect(heading).toEqual(['Send ', [1, 'now']]);
  expect(groups).toEqual([{kind: 'unchanged', count: 1}]);
});

test('a section without changes has none to show', () => {
  expect(groupChanges([])).toEqual({heading: undefined, groups: []});
  expect(groupChanges([1, ['p', [[1, 'New.']]]]).groups).toEqual([
    {kind: 'p', parts: [[1, 'New.']]},
  ]);
});

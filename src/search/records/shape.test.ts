import {expect, it} from 'vitest';
import {hasShape} from './shape';

const example = {name: '', pair: ['', 0] as [string, number], lists: [{words: ['']}]};

it('takes what is like the example, with whatever else it holds', () => {
  const good = {name: 'a', pair: ['b', 1], lists: [{words: []}, {words: ['c']}], more: null};
  expect(hasShape(good, example)).toBe(true);
  expect(hasShape({...good, lists: []}, example)).toBe(true);
});

it.each([
  {},
  [],
  null,
  '',
  {name: 1, pair: ['b', 1], lists: []},
  {name: 'a', pair: ['b'], lists: []},
  {name: 'a', pair: [1, 'b'], lists: []},
  {name: 'a', pair: ['b', 1], lists: {}},
  {name: 'a', pair: ['b', 1], lists: [null]},
  {name: 'a', pair: ['b', 1], lists: [{words: 'c'}]},
  {name: 'a', pair: ['b', 1], lists: [{words: ['c', 1]}]},
])('takes nothing else: %j', content => {
  expect(hasShape(content, example)).toBe(false);
});

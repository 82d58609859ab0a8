import {expect, it} from 'vitest';
import {holds} from './shape';

it('takes an object with the members, whatever else it has', () => {
  expect(holds({words: [], texts: '', more: null}, ['words', 'texts'])).toBe(true);
  expect(holds([['a'], ['b']], ['0', '1'])).toBe(true);
});

it.each([{}, [], null, '', 'a', [1], {words: ['a']}, {words: ['a'], texts: 1}])(
  'takes nothing else: %j',
  content => {
    expect(holds(content, ['words', 'texts'])).toBe(false);
  },
);

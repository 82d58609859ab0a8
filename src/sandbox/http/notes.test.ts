import {expect, test} from 'vitest';
import {noteHeader, someOf} from './notes';

test('notes become one line that every header may hold', () => {
  expect(noteHeader([])).toBe('');
  expect(noteHeader(['One', 'Two', 'One'])).toBe('One; Two');
  expect(noteHeader(['Zoë\r\nX-Evil: 1'])).toBe('Zo???X-Evil: 1');
  const long = noteHeader(['a'.repeat(10_000)]);
  expect(long).toHaveLength(603);
  expect(long.endsWith('a...')).toBe(true);
});

test('long lists are shortened', () => {
  expect(someOf(['a', 'b"'])).toBe('"a", "b\\""');
  expect(someOf(['1', '2', '3', '4', '5', '6'])).toBe('"1", "2", "3", "4", "5" and others');
});

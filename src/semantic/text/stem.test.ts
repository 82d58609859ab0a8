import {expect, test} from 'vitest';
import {stem} from './stem';

test.each([
  ['batches', 'batching'],
  ['batched', 'batch'],
  ['deliveries', 'delivery'],
  ['cancelling', 'canceling'],
  ['stopped', 'stops'],
  ['quickly', 'quick'],
])('%s and %s are one word', (word, other) => {
  expect(stem(word)).toBe(stem(other));
});

test.each(['sms', 'status', 'ios', 'es1005', 'd-'])('%s stays as it is', word => {
  expect(stem(word)).toBe(word);
});

test('words of different meaning stay apart', () => {
  expect(stem('string')).not.toBe(stem('str'));
  expect(stem('send')).not.toBe(stem('sender'));
});

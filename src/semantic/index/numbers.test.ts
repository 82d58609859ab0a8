import {expect, test} from 'vitest';
import {numberReader, pairReader, writeNumbers, writePairs} from './numbers';

test('numbers come back as they were written', () => {
  const numbers = [0, 1, 57, 92, 500, 2_000, 50_000];
  const next = numberReader(JSON.parse(JSON.stringify(writeNumbers(numbers))));
  expect(numbers.map(next)).toEqual(numbers);
});

test.each([[[0, 7, 3]], [[6, 6]], [[]]])('pairs come back as they were written: %j', numbers => {
  const next = pairReader(writePairs(numbers));
  expect(numbers.map(next)).toEqual(numbers);
});

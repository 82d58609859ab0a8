import {expect, test} from 'vitest';
import {thrownToText, toText} from './toText';

const circular: Record<string, unknown> = {name: 'a'};
circular.self = circular;
circular.list = [circular];

test.each<[unknown, string]>([
  ['plain', 'plain'],
  ['', ''],
  [12, '12'],
  [12n, '12n'],
  [null, 'null'],
  [undefined, 'undefined'],
  [Symbol('s'), 'Symbol(s)'],
  [function named() {}, '[Function: named]'],
  [() => {}, '[Function: anonymous]'],
  [new TypeError('no'), 'TypeError: no'],
  [{a: 1, b: [undefined, 2n]}, '{"a":1,"b":["undefined","2n"]}'],
  [{error: new Error('inside')}, '{"error":"Error: inside"}'],
  [new Map([['a', 1]]), '[["a",1]]'],
  [new Set([1, 2]), '[1,2]'],
  [circular, '{"name":"a","self":"[Circular]","list":["[Circular]"]}'],
  [new Date(0), '"1970-01-01T00:00:00.000Z"'],
])('%# says what it is', (value, expected) => {
  expect(toText(value)).toBe(expected);
});

test('the same object twice is not a circle', () => {
  const part = {a: 1};
  expect(toText({one: part, two: part})).toBe('{"one":{"a":1},"two":{"a":1}}');
});

test('what throws when it is read does not throw here', () => {
  const refuse = () => {
    throw new Error('no');
  };
  const hostile = [
    new Proxy({}, {get: refuse, ownKeys: refuse, getPrototypeOf: refuse}),
    {
      get secret() {
        return refuse();
      },
    },
    {toJSON: refuse},
    Object.assign(new Error('a'), {toString: refuse}),
  ];
  for (const value of hostile) {
    expect(toText(value)).toBe('[An object that cannot be read]');
    expect(thrownToText(value)).toContain('[An object that cannot be read]');
  }
});

test('long texts are shortened', () => {
  expect(toText('a'.repeat(20_000))).toHaveLength(10_000);
});

test('says what was thrown if it is not an error', () => {
  expect(thrownToText(new RangeError('far'))).toBe('RangeError: far');
  expect(thrownToText('in words')).toBe('in words');
  expect(thrownToText(null)).toBe('The code threw null.');
  expect(thrownToText({code: 1})).toBe('The code threw {"code":1}.');
});

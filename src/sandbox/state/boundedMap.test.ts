import {expect, test} from 'vitest';
import {BoundedMap} from './boundedMap';

function createMap(entries: number, weight: number) {
  const dropped: string[] = [];
  const map = new BoundedMap<number, string>({
    bounds: {entries, weight},
    weigh: value => value.length,
    onDrop: value => dropped.push(value),
  });
  return {map, dropped};
}

test('drops the oldest when there are too many', () => {
  const {map, dropped} = createMap(2, 100);
  for (const key of [1, 2, 3]) map.set(key, `value ${key}`);
  expect([...map.values()]).toEqual(['value 2', 'value 3']);
  expect(dropped).toEqual(['value 1']);
});

test('drops as many as it takes when they are too heavy', () => {
  const {map, dropped} = createMap(10, 10);
  map.set(1, 'aaaa');
  map.set(2, 'bbbb');
  map.set(3, 'cccccc');
  expect([...map.values()]).toEqual(['bbbb', 'cccccc']);
  map.set(4, 'dddddddddd');
  expect([...map.values()]).toEqual(['dddddddddd']);
  expect(dropped).toEqual(['aaaa', 'bbbb', 'cccccc']);
});

test('keeps the value that was set last, however heavy', () => {
  const {map} = createMap(10, 3);
  map.set(1, 'too heavy');
  expect(map.get(1)).toBe('too heavy');
});

test('a value that is set again is the youngest', () => {
  const {map, dropped} = createMap(2, 100);
  map.set(1, 'one');
  map.set(2, 'two');
  map.set(1, 'one again');
  map.set(3, 'three');
  expect(dropped).toEqual(['two']);
});

test('forgets the weight of what is deleted', () => {
  const {map, dropped} = createMap(10, 8);
  map.set(1, 'aaaaaaa');
  expect(map.delete(1)).toBe('aaaaaaa');
  expect(map.delete(1)).toBeUndefined();
  map.set(2, 'bbbbbbb');
  expect([map.size, dropped]).toEqual([1, []]);
});

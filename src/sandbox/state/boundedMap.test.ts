import {expect, test} from 'vitest';
import {BoundedMap, type Bounds} from './boundedMap';

/** Values are texts that begin with their owner: `a:1` belongs to `a`. */
function createMap(perOwner: Bounds, bounds: Bounds = {entries: 100, weight: 1_000}) {
  const dropped: string[] = [];
  const map = new BoundedMap<string, string>({
    bounds: {...bounds, perOwner},
    weigh: value => value.length,
    ownerOf: value => value.split(':')[0] ?? '',
    onDrop: value => dropped.push(value),
  });
  const add = (...values: string[]) => values.map(value => map.set(value.slice(0, 3), value));
  const valuesOf = (owner: string) => [...map.values()].filter(value => value.startsWith(owner));
  return {map, dropped, add, valuesOf};
}

test('drops the oldest of the same owner when there are too many', () => {
  const {map, dropped, add, valuesOf} = createMap({entries: 2, weight: 100});
  add('b:0', 'a:1', 'a:2', 'a:3');
  expect([...map.values()]).toEqual(['b:0', 'a:2', 'a:3']);
  expect(valuesOf('a')).toEqual(['a:2', 'a:3']);
  expect(dropped).toEqual(['a:1']);
});

test('drops as many as it takes when they are too heavy', () => {
  const {dropped, add, valuesOf} = createMap({entries: 10, weight: 10});
  add('b:0aaaaaaa', 'a:1a', 'a:2b', 'a:3cccc');
  expect(valuesOf('a')).toEqual(['a:3cccc']);
  expect(dropped).toEqual(['a:1a', 'a:2b']);
  expect(valuesOf('b')).toEqual(['b:0aaaaaaa']);
});

test('refuses what is heavier than the share of an owner, and drops nothing for it', () => {
  const {map, dropped, add} = createMap({entries: 10, weight: 5});
  add('a:1');
  expect(add('a:2too heavy')).toEqual(['too large']);
  expect([...map.values(), ...dropped]).toEqual(['a:1']);
});

test('when the map is full, the oldest value of who has the most goes', () => {
  const {map, dropped, add, valuesOf} = createMap(
    {entries: 3, weight: 100},
    {entries: 4, weight: 1_000},
  );
  add('a:1', 'a:2', 'a:3', 'b:1', 'b:2');
  expect([valuesOf('a'), valuesOf('b')]).toEqual([
    ['a:2', 'a:3'],
    ['b:1', 'b:2'],
  ]);
  expect(add('c:1', 'd:1')).toEqual(['kept', 'kept']);
  expect(dropped).toEqual(['a:1', 'a:2', 'b:1']);
  expect(map.size).toBe(4);
});

test('many who have little leave room for one more', () => {
  const {dropped, add} = createMap({entries: 100, weight: 10_000}, {entries: 4, weight: 1_000});
  expect(add('a:1', 'a:2', 'b:1', 'b:2', 'c:1')).toContain('kept');
  expect(dropped).toEqual(['a:1']);
});

test('who would have more than anybody else is refused', () => {
  const {dropped, add} = createMap({entries: 10_000, weight: 100}, {entries: 100, weight: 9});
  expect(add('a:1', 'b:1', 'c:1', 'd:1+')).toEqual(['kept', 'kept', 'kept', 'full']);
  expect(dropped).toEqual([]);
});

test('a value that is set again is the youngest', () => {
  const {map, dropped, add} = createMap({entries: 2, weight: 100});
  add('a:1', 'a:2', 'a:1', 'a:3');
  expect(dropped).toEqual(['a:2']);
  expect(map.get('a:1')).toBe('a:1');
});

test('forgets the weight of what is deleted', () => {
  const {map, dropped, add} = createMap({entries: 10, weight: 8});
  add('a:1aaaaa');
  expect(map.delete('a:1')).toBe('a:1aaaaa');
  expect(map.delete('a:1')).toBeUndefined();
  expect(add('a:2bbbbb')).toEqual(['kept']);
  expect([map.size, dropped]).toEqual([1, []]);
});

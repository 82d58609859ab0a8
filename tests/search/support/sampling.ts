/** Draws that hang on hashes of what is drawn: the same site gives the same queries. */
import {stableHash} from '../../../src/search/records/hash';

/** A number from 0 to 1, always the same for a seed. */
export function chance(seed: string): number {
  return Number.parseInt(stableHash(seed).slice(-6), 36) / 36 ** 6;
}

/** One of the values, always the same for a seed; undefined when there is none. */
export function choose<T>(values: readonly T[], seed: string): T | undefined {
  return values[Math.floor(chance(seed) * values.length)];
}

/** At most so many of the values, in an order that hangs on the seed and on their keys. */
export function draw<T>(
  values: readonly T[],
  count: number,
  seed: string,
  keyOf: (value: T) => string,
): T[] {
  const drawn = values.map(value => ({value, place: chance(`${seed} ${keyOf(value)}`)}));
  return drawn
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({value}) => value);
}

import {availableParallelism} from 'node:os';

/** Works on all items, on a few at a time: enough to keep all cores busy, and few enough to be kept in memory. */
export async function inLanes<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  async function lane(): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  }
  await Promise.all(Array.from({length: 2 * availableParallelism()}, lane));
}

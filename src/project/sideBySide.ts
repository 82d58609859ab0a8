/**
 * Does the same work for each of many items, some of them at a time: while one waits for the disk, another computes.
 *
 * @param count items at a time
 * @throws what the first work to fail throws
 */
export async function sideBySide<Item>(
  items: Iterable<Item>,
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All lanes draw from the same iterator, which gives each item once.
  const queue = items[Symbol.iterator]();
  async function lane(): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  }
  await Promise.all(Array.from({length: count}, lane));
}

/**
 * Whether parsed JSON is made like an example. A list with one item stands for any number of such items, a longer one
 * for a list with these. Members that the example does not have do not matter.
 */
export function hasShape<T>(content: unknown, example: T): content is T {
  if (typeof content !== typeof example || content === null) return false;
  if (Array.isArray(example) && example.length === 1) {
    return Array.isArray(content) && content.every(item => hasShape(item, example[0]));
  }
  if (typeof example !== 'object') return true;
  return Object.entries(example ?? {}).every(([name, value]) =>
    hasShape((content as Record<string, unknown>)[name], value),
  );
}

/**
 * Whether parsed JSON is an object in which these members are lists or texts: what a good file of the index has,
 * and a wrong one lacks.
 */
export function holds(content: unknown, members: readonly string[]): boolean {
  const object = Object(content) as Record<string, {length?: number} | undefined>;
  return members.every(member => object[member]?.length !== undefined);
}

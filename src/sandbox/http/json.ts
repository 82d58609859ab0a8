/** Deeper than any request needs, and far from what overflows the stack of a recursive reader. */
const maximumDepth = 100;
const loneSurrogate = /\p{Surrogate}/u;

/**
 * What makes a parsed JSON value unfit to be worked on, although JSON allows it. Not recursive
 * itself.
 *
 * @returns the problem in words; undefined when there is none
 */
export function unfitness(value: unknown): string | undefined {
  const waiting: {value: unknown; depth: number}[] = [{value, depth: 0}];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    const depth = next.depth + 1;
    if (depth > maximumDepth) return `must not be nested deeper than ${maximumDepth} levels`;
    for (const [name, member] of Object.entries(next.value)) {
      if (loneSurrogate.test(name)) return 'must not have names with half a surrogate pair';
      if (typeof member === 'object') waiting.push({value: member, depth});
    }
  }
  return undefined;
}

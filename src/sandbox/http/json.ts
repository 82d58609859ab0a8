/** Deeper than any request needs, and far from what overflows the stack of a recursive reader. */
const maximumDepth = 100;
/** Of values in a body; far more than any request needs. */
const maximumValues = 50_000;
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
    if (next.value === Infinity || next.value === -Infinity) {
      return 'must not have numbers above 1.7976931348623157e308';
    }
    if (typeof next.value !== 'object' || next.value === null) continue;
    const depth = next.depth + 1;
    if (depth > maximumDepth) return `must not be nested deeper than ${maximumDepth} levels`;
    for (const [name, member] of Object.entries(next.value)) {
      if (loneSurrogate.test(name)) return 'must not have names with half a surrogate pair';
      if (typeof member === 'object' || typeof member === 'number') {
        waiting.push({value: member, depth});
      }
    }
  }
  return undefined;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openers = [0x5b, 0x7b];
const closers = [0x5d, 0x7d];

/** The position of the quote that ends a string; the length of the text when there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/**
 * What is too much about a JSON text, found without parsing it: it has more values, or is deeper,
 * than anybody needs. Says nothing of whether it is JSON.
 *
 * @returns the problem in words; undefined when there is none
 */
export function excessOf(text: string): string | undefined {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) {
      index = endOfString(text, index);
    } else if (code === comma) {
      values += 1;
    } else if (openers.includes(code)) {
      values += 1;
      depth += 1;
    } else if (closers.includes(code)) {
      depth -= 1;
    }
    if (depth > maximumDepth) return `must not be nested deeper than ${maximumDepth} levels`;
    if (values > maximumValues) {
      return `must not have more than ${maximumValues.toLocaleString('en')} values`;
    }
  }
  return undefined;
}

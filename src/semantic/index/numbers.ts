/** Writes numbers from 0 to 50,000 as one character each; small ones take one byte, and no escapes. */

const first = 35;
/** Below it, two small numbers fit in one that takes one byte. */
const pairBase = 8;

export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map(number => String.fromCharCode(number + first)).join('');
}

/** @returns a function that gives the next number of the text with each call */
export function numberReader(text: string): () => number {
  let position = 0;
  return () => text.charCodeAt(position++) - first;
}

/** @param numbers from 0 to 7 */
export function writePairs(numbers: readonly number[]): string {
  const pairs = Array.from(
    {length: Math.ceil(numbers.length / 2)},
    (_, at) => (numbers[2 * at] ?? 0) + pairBase * (numbers[2 * at + 1] ?? 0),
  );
  return writeNumbers(pairs);
}

/** @returns a function that gives the next number that `writePairs` wrote with each call */
export function pairReader(text: string): () => number {
  const next = numberReader(text);
  let waiting: number | undefined;
  return () => {
    if (waiting !== undefined) {
      const second = waiting;
      waiting = undefined;
      return second;
    }
    const pair = next();
    waiting = Math.floor(pair / pairBase);
    return pair % pairBase;
  };
}

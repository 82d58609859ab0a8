/** Any value as text that a reader can use. Values come from foreign code, so each of them may throw when it is read. */

/** Longest text that is worth reading, in characters. */
const longestText = 10_000;

/** What JSON has no word for, in the words of JavaScript. */
function replace(value: unknown): unknown {
  if (value instanceof Error) return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof value === 'function') return `[Function: ${value.name || 'anonymous'}]`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol' || value === undefined) return String(value);
  return value;
}

function inJson(value: unknown): string {
  /** The objects that hold the one that is being read, outermost first. */
  const holders: unknown[] = [];
  return JSON.stringify(value, function (this: unknown, _key, each: unknown) {
    const replaced = replace(each);
    if (typeof replaced !== 'object' || replaced === null) return replaced;
    while (holders.length > 0 && holders.at(-1) !== this) holders.pop();
    if (holders.includes(replaced)) return '[Circular]';
    holders.push(replaced);
    return replaced;
  });
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  const replaced = replace(value);
  return typeof replaced === 'object' && replaced !== null ? inJson(replaced) : String(replaced);
}

/** A value as one text, shortened when it is too long to read. Never throws. */
export function toText(value: unknown): string {
  try {
    return inWords(value).slice(0, longestText);
  } catch {
    return '[An object that cannot be read]';
  }
}

/** What was thrown, or what a promise was rejected with. Never throws. */
export function thrownToText(value: unknown): string {
  try {
    if (value instanceof Error || typeof value === 'string') return toText(value);
  } catch {
    // A proxy may throw when it is asked what it is; `toText` answers for it.
  }
  return `The code threw ${toText(value)}.`;
}

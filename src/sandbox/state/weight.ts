/** What a value takes besides its characters: about what an engine keeps for it. */
const overhead = 16;

/** One byte for each character, or two when one of them needs two. */
function weighText(text: string): number {
  return overhead + (/[^\0-\xff]/.test(text) ? 2 * text.length : text.length);
}

/**
 * About the bytes that a JSON value takes in memory. Small values count more than their characters:
 * an empty list is two characters and many more bytes. Not recursive, so that no depth overflows it.
 */
export function weigh(value: unknown): number {
  let weight = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      weight += weighText(next);
      continue;
    }
    weight += overhead;
    if (typeof next !== 'object' || next === null) continue;
    weight += overhead;
    if (Array.isArray(next)) {
      for (const member of next) waiting.push(member);
      continue;
    }
    for (const [name, member] of Object.entries(next)) {
      weight += weighText(name);
      waiting.push(member);
    }
  }
  return weight;
}

/** How much two texts have in common. */

/** The distinct words of a text. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]);
}

/** Share of the words of two texts that both have: 0 for none, 1 for all. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}

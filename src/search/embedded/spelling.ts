/** What counts as a typing mistake, and which words of the pages a mistyped word may mean. */

/** Longer query terms may differ from a word of the page by a fifth of their letters. */
export function allowedTypos(term: string): number {
  return term.length > 3 && !/^\d+$/.test(term) ? Math.round(term.length * 0.2) : 0;
}

/**
 * Letters to insert, delete, replace or swap with their neighbour to turn one word into the other
 * (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({length: to.length + 1}, (_, column) => column);
  for (let row = 0; row < from.length; row++) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column++) {
      const replaced = (previous[column] ?? 0) + (from[row] === to[column] ? 0 : 1);
      const inserted = (current[column] ?? 0) + 1;
      const deleted = (previous[column + 1] ?? 0) + 1;
      const isSwap = from[row] === to[column - 1] && from[row - 1] === to[column];
      const swapped = isSwap ? (beforePrevious[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replaced, inserted, deleted, swapped));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** Whether a reader may have typed `term` for `word`. */
export function isMisspelled(word: string, term: string): boolean {
  const typos = allowedTypos(term);
  return Math.abs(word.length - term.length) <= typos && editDistance(word, term) <= typos;
}

/** Whether a reader may have typed `term`, with one typo at most, while beginning to type `word`. */
export function isMisspelledStart(word: string, term: string): boolean {
  if (word.length <= term.length || word[0] !== term[0] || allowedTypos(term) === 0) return false;
  const lengths = [term.length - 1, term.length, term.length + 1];
  return lengths.some(length => editDistance(word.slice(0, length), term) <= 1);
}

/** The term with each pair of neighbouring letters swapped. */
function swaps(term: string): string[] {
  return Array.from(
    {length: term.length - 1},
    (_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2),
  );
}

/**
 * The known words that differ from the term by a swap (`sevrice` → `service`), where a search with
 * `allowedTypos` does not reach them: it counts a swap as two mistakes.
 */
export function swappedSpellings(term: string, vocabulary: ReadonlySet<string>): string[] {
  if (allowedTypos(term) !== 1) return [];
  return swaps(term).filter(word => word !== term && vocabulary.has(word));
}

/** The known words that begin almost like the term: `authentcat` → `authentication`. */
export function misspelledStarts(term: string, vocabulary: ReadonlySet<string>): string[] {
  return [...vocabulary].filter(word => isMisspelledStart(word, term));
}

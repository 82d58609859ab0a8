/** The words of an index, in an order that finds beginnings without looking at all of them. */
export interface Vocabulary {
  words: readonly string[];
  has(word: string): boolean;
  /** The words that begin so, the text itself among them. */
  startingWith(text: string): string[];
}

export function createVocabulary(known: ReadonlySet<string>): Vocabulary {
  const words = [...known].sort();

  /** Position of the first word that is not before the text. */
  function positionOf(text: string): number {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    words,
    has: word => known.has(word),
    startingWith(text) {
      const start = positionOf(text);
      let end = start;
      while (words[end]?.startsWith(text)) end++;
      return words.slice(start, end);
    },
  };
}

/** Which words are forms of one word: `cancel`, `cancels`, `canceled`, `cancelling`. */

const shortestBase = 3;

/** What may be left of a word without its ending, the word itself among them. */
export function bases(word: string): string[] {
  const verb = word.replace(/(?:ed|ing)$/, '');
  const found = [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    verb,
    verb === word ? word : `${verb}e`,
    verb === word ? word : verb.replace(/([bdglmnprt])\1$/, '$1'),
  ];
  return [...new Set(found)].filter(({length}) => length >= shortestBase);
}

/** Whether two words are forms of one word. */
export function isInflection(word: string, other: string): boolean {
  const shared = new Set(bases(word));
  return bases(other).some(base => shared.has(base));
}

/** Gives the other forms of a word that a vocabulary knows. */
export type Inflections = (word: string) => string[];

/** Sorts a vocabulary by the bases of its words. */
export function createInflections(vocabulary: Iterable<string>): Inflections {
  const words = new Map<string, string[]>();
  for (const word of vocabulary) {
    for (const base of bases(word)) words.set(base, [...(words.get(base) ?? []), word]);
  }
  return word => {
    const forms = new Set(bases(word).flatMap(base => words.get(base) ?? []));
    forms.delete(word);
    return [...forms];
  };
}

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

/** The words whose bases a base may be among: what `bases` undoes. */
function formsOf(base: string): string[] {
  const verbs = [base, base.replace(/e$/, ''), base.replace(/([bdglmnprt])$/, '$1$1')];
  return [
    base,
    `${base}s`,
    `${base}es`,
    base.replace(/y$/, 'ies'),
    ...verbs.flatMap(verb => [`${verb}ed`, `${verb}ing`]),
  ];
}

/** @param isKnown whether the vocabulary has a word */
export function createInflections(isKnown: (word: string) => boolean): Inflections {
  return word => {
    const forms = new Set(bases(word).flatMap(formsOf).filter(isKnown));
    forms.delete(word);
    return [...forms].sort();
  };
}

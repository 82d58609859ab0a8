/** What the words of a query may mean in a vocabulary: as typed, unfinished, mistyped, or joined. */
import {splitWord} from './compounds';
import type {Inflections} from './inflections';
import type {Query} from './query';
import {createSpelling} from './spelling';
import {strengths} from './strengths';
import type {Expansion} from './synonyms';
import type {Vocabulary} from './vocabulary';

/** A query against a vocabulary. */
export interface Reading extends Query {
  /** Terms that may be the beginning of a word. */
  open: ReadonlySet<string>;
  /** By term, the words that it may be a mistake for, each with how well it answers the term. */
  corrections: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Other forms of the terms, as the vocabulary has them. */
  forms: readonly string[];
  /** By a word that the reader wrote as several, the terms that it is made of. */
  compounds: ReadonlyMap<string, readonly string[]>;
  /** Terms that nobody knows but as two words or more. */
  splits: readonly Expansion[];
}

export type Reader = (query: Query) => Reading;

/** Words that are not the last are finished, as a rule; shorter ones always are. */
const shortestStart = 3;

/** Builds a reader over the words of an index. */
export function createReader(vocabulary: Vocabulary, inflections: Inflections): Reader {
  const spelling = createSpelling(vocabulary);
  const isStart = (term: string) => vocabulary.startingWith(term).length > 0;
  /** A term that only lacks the `e` of a word is a mistake for it, although both have the same forms. */
  const isKnown = (term: string) =>
    vocabulary.has(term) || (inflections(term).length > 0 && !vocabulary.has(`${term}e`));

  /** Words that a mistyped term may mean, and their other forms. */
  function correct(term: string, isLast: boolean): Map<string, number> {
    const words = spelling(term, isLast);
    const forms = words.flatMap(inflections);
    return new Map([
      ...forms.map(form => [form, strengths.typoInForm] as const),
      ...words.map(word => [word, strengths.typo] as const),
    ]);
  }

  function readCompounds({joined, last}: Query): Map<string, readonly string[]> {
    const compounds = new Map<string, readonly string[]>();
    for (const {word, parts} of joined) {
      const isOpen = last.has(parts.at(-1) ?? '');
      const found = isOpen ? vocabulary.startingWith(word) : [word];
      for (const known of found.filter(vocabulary.has)) compounds.set(known, parts);
    }
    return compounds;
  }

  return query => {
    const open = new Set<string>();
    const corrections = new Map<string, Map<string, number>>();
    const splits: Expansion[] = [];
    for (const term of query.terms) {
      const isLast = query.last.has(term);
      const isFinished = isKnown(term);
      if (isLast || (!isFinished && term.length >= shortestStart)) open.add(term);
      // A word that others follow is finished: what begins another one is sooner a mistake.
      if (isFinished || (isLast && isStart(term))) continue;
      const parts = splitWord(term, part => vocabulary.has(part));
      if (parts)
        splits.push({terms: [term], phrases: [parts.join(' ')], strength: strengths.split});
      corrections.set(term, correct(term, isLast));
    }
    return {
      ...query,
      open,
      corrections,
      forms: query.terms.flatMap(inflections),
      compounds: readCompounds(query),
      splits,
    };
  };
}

/** What a record holds of a query: which of its words answer which terms, and how well. */
import type {SearchRecord} from '../records/record';
import type {Candidate, Replacement} from './candidates';
import {isInflection} from './inflections';
import type {Query} from './query';
import {isMisspelled, isMisspelledStart} from './spelling';
import {indexFields, nameFields} from './textIndex';

/** How well a word answers a term that it does not equal; an equal one answers it with 1. */
export const strengths = {
  prefix: 0.9,
  inflection: 0.8,
  synonym: 0.75,
  inflectionInText: 0.45,
  typo: 0.4,
};

/** The best answer to a term. */
interface Answer {
  /** From 0 to 1. */
  strength: number;
  /** Place of the field in `indexFields`; the first is the most telling. */
  field: number;
}

export interface Evidence {
  record: SearchRecord;
  /** BM25 of the words typed, and half of that of synonyms. */
  relevance: number;
  answers: ReadonlyMap<string, Answer>;
  /** For each word of the record that was typed, the terms that it answers, and how well. */
  words: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The synonyms that answer a term better than the words typed. */
  synonyms: readonly Replacement[];
  /** Matching words, each with the number of letters that the reader typed of it. */
  marks: ReadonlyMap<string, number>;
}

/** How well a word answers a term; 0 when it does not. */
type Strength = (word: string, term: string, isName: boolean) => number;

function strengthOf(word: string, term: string, isOpen: boolean, isName: boolean): number {
  if (word === term) return 1;
  if (isOpen && word.startsWith(term)) return strengths.prefix;
  if (isInflection(word, term)) return isName ? strengths.inflection : strengths.inflectionInText;
  const isTypo = isMisspelled(word, term) || (isOpen && isMisspelledStart(word, term));
  return isTypo ? strengths.typo : 0;
}

/** Compares words with the terms of a query, each pair once: records share most of their words. */
export function createStrength({open}: Query): Strength {
  const known = new Map<string, number>();
  return (word, term, isName) => {
    const key = `${word} ${term} ${isName}`;
    const strength = known.get(key) ?? strengthOf(word, term, open.has(term), isName);
    known.set(key, strength);
    return strength;
  };
}

/** Place of the most telling field. */
function firstField(fields: readonly string[]): number {
  return Math.min(...fields.map(name => indexFields.indexOf(name)));
}

/** What a candidate holds of the query, by term and by word. */
export function readEvidence(
  {match, score, replacements}: Candidate,
  record: SearchRecord,
  {terms}: Query,
  strengthOfPair: Strength,
): Evidence {
  const answers = new Map<string, Answer>();
  const words = new Map<string, Map<string, number>>();
  const marks = new Map<string, number>();

  /** @returns whether nothing answered the term as well before */
  function answer(term: string, strength: number, field: number): boolean {
    const known = answers.get(term);
    const isBetter =
      !known || strength > known.strength || (strength === known.strength && field < known.field);
    if (isBetter) answers.set(term, {strength, field});
    return isBetter;
  }

  for (const [word, fields] of Object.entries(match)) {
    const field = firstField(fields);
    for (const term of terms) {
      const strength = strengthOfPair(word, term, field < nameFields);
      if (strength === 0) continue;
      answer(term, strength, field);
      words.set(word, (words.get(word) ?? new Map()).set(term, strength));
      const letters = word.startsWith(term) ? term.length : word.length;
      marks.set(word, Math.max(letters, marks.get(word) ?? 0));
    }
  }

  // A synonym adds nothing to a record that holds the words themselves.
  const synonyms = replacements.filter(({terms: replaced, found}) => {
    const field = firstField(Object.values(found.match).flat());
    return replaced.map(term => answer(term, strengths.synonym, field)).includes(true);
  });
  for (const {found} of synonyms) {
    for (const word of Object.keys(found.match)) marks.set(word, word.length);
  }

  const synonymScore = Math.max(0, ...synonyms.map(({found}) => found.score));
  return {record, relevance: score + synonymScore / 2, answers, words, synonyms, marks};
}

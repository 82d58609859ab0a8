/** What a record holds of a query: which of its words answer which terms, and how well. */
import type {SearchRecord} from '../records/record';
import type {Candidate, Replacement} from './candidates';
import {readKey} from './compounds';
import {isInflection} from './inflections';
import type {Reading} from './reading';
import {strengths} from './strengths';
import {indexFields, nameFields, type TextIndex} from './textIndex';

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
  /** How well its address fits the one that was typed, from 0 to 1. */
  endpoint: number;
  /** The most words of the query that it holds as one. */
  whole: readonly string[];
  answers: ReadonlyMap<string, Answer>;
  /** For each word of the record that was typed, the terms that it answers, and how well. */
  words: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The synonyms that answer a term better than the words typed. */
  synonyms: readonly Replacement[];
  /** Whether it holds what the query as a whole stands for. */
  isMeant: boolean;
  /** Matching words, each with the number of letters that the reader typed of it. */
  marks: ReadonlyMap<string, number>;
}

/** How well a word answers a term; 0 when it does not. */
function strengthOf(word: string, term: string, reading: Reading, isName: boolean): number {
  if (word === term) return 1;
  if (reading.compounds.get(word)?.includes(term)) return strengths.compound;
  if (reading.open.has(term) && word.startsWith(term)) return strengths.prefix;
  if (isInflection(word, term)) return isName ? strengths.inflection : strengths.inflectionInText;
  return reading.corrections.get(term)?.get(word) ?? 0;
}

/** The terms of a query that a word answers, each with how well it does. */
type Answers = (
  word: string,
  isName: boolean,
) => readonly (readonly [term: string, strength: number])[];

/** Compares each word with the terms of a query once: records share most of their words. */
export function createAnswers(reading: Reading): Answers {
  const inNames = new Map<string, ReturnType<Answers>>();
  const inText = new Map<string, ReturnType<Answers>>();
  return (word, isName) => {
    const known = isName ? inNames : inText;
    const answers =
      known.get(word) ??
      reading.terms
        .map(term => [term, strengthOf(word, term, reading, isName)] as const)
        .filter(([, strength]) => strength > 0);
    known.set(word, answers);
    return answers;
  };
}

const fieldPlaces = new Map<string, number>(indexFields.map((name, place) => [name, place]));

const askedField = indexFields.indexOf('asked');

/** Place of the most telling field. */
function firstField(fields: readonly string[]): number {
  return Math.min(...fields.map(name => fieldPlaces.get(name) ?? indexFields.length));
}

/** What a candidate holds of the query, by term and by word. */
export function readEvidence(
  {found: {match, score}, replacements, endpoint}: Candidate,
  record: SearchRecord,
  {terms, parts: partial, compounds}: Reading,
  answersOf: Answers,
  partsOf: TextIndex['partsOf'],
): Evidence {
  const answers = new Map<string, Answer>();
  const words = new Map<string, Map<string, number>>();
  const marks = new Map<string, number>();
  let whole: readonly string[] = [];

  function mark(word: string, letters: number): void {
    marks.set(word, Math.max(letters, marks.get(word) ?? 0));
  }

  /** Marks those of the words that so many letters reach. */
  function markParts(parts: readonly string[], letters: number): void {
    let reached = 0;
    for (const part of parts) {
      if (reached < letters) mark(part, part.length);
      reached += part.length;
    }
  }

  /** @returns whether nothing answered the term as well before */
  function answer(term: string, strength: number, field: number): boolean {
    const known = answers.get(term);
    const isBetter =
      !known || strength > known.strength || (strength === known.strength && field < known.field);
    if (isBetter) answers.set(term, {strength, field});
    return isBetter;
  }

  /** Reads what the record says of the query, or what only those who ask for it say. */
  function readWords(isAsked: boolean): void {
    for (const [key, fields] of Object.entries(match)) {
      const {word, isJoined} = readKey(key);
      const field = firstField(fields);
      if ((field === askedField) !== isAsked) continue;
      const parts = compounds.get(word) ?? [];
      if (parts.length > whole.length) whole = parts;
      for (const [term, ofWord] of answersOf(word, field < nameFields || isAsked)) {
        // Who types an identifier asks nothing.
        if (isAsked && partial.has(term)) continue;
        const strength = isJoined ? ofWord * strengths.joined : ofWord;
        answer(term, strength, field);
        words.set(key, (words.get(key) ?? new Map()).set(term, strength));
        if (isJoined) markParts(partsOf(word), term.length);
        else mark(word, word.startsWith(term) ? term.length : word.length);
      }
    }
  }

  readWords(false);

  // A synonym adds nothing to a record that holds the words themselves.
  const synonyms = replacements.filter(({terms: replaced, strength, found}) => {
    const field = firstField(Object.values(found.match).flat());
    return replaced.map(term => answer(term, strength, field)).includes(true);
  });
  readWords(true);
  for (const {found} of synonyms) {
    for (const word of Object.keys(found.match)) mark(word, word.length);
  }

  const synonymScore = Math.max(0, ...synonyms.map(({found}) => found.score));
  return {
    record,
    relevance: score + synonymScore / 2,
    endpoint,
    whole,
    answers,
    words,
    synonyms,
    isMeant: replacements.some(({terms: replaced}) => replaced.length === terms.length),
    marks,
  };
}

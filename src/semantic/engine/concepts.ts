/** Finds the concepts of the lexicon in a question. */
import type {ConceptStems} from '../index/shape.ts';
import {stopWords} from '../text/plainWords.ts';
import type {Term} from '../text/terms.ts';

/** A concept that a question names. */
export interface NamedConcept {
  /** Place in the lexicon. */
  concept: number;
  /** Places of the words that name it. */
  at: readonly number[];
  /** Whether the question uses the words of the pages, not those of readers. */
  isOwn: boolean;
}

interface Phrase {
  concept: number;
  isOwn: boolean;
  stems: readonly string[];
}

/** A word between two words of a phrase may be something else: "group *my* notifications". */
const reach = 2;

function match(stems: readonly string[], terms: readonly Term[], start: number) {
  const at = [start];
  for (const stem of stems.slice(1)) {
    const last = at.at(-1) ?? start;
    const next = [...Array(reach).keys()].map(step => last + 1 + step);
    const found = next.find(place => terms[place]?.stem === stem);
    if (found === undefined) return undefined;
    at.push(found);
  }
  return at;
}

export type ConceptFinder = (terms: readonly Term[]) => NamedConcept[];

/** Takes the longest phrase of each concept. */
export function createConceptFinder(lexicon: readonly ConceptStems[]): ConceptFinder {
  const byFirst = new Map<string, Phrase[]>();
  lexicon.forEach(([own, near, asks], concept) => {
    const add = (phrases: readonly string[], isOwn: boolean) => {
      for (const phrase of phrases) {
        const stems = phrase.split(' ');
        const first = stems[0] ?? '';
        byFirst.set(first, [...(byFirst.get(first) ?? []), {concept, isOwn, stems}]);
      }
    };
    add([...own, ...near], true);
    add(asks, false);
  });
  return terms => {
    const found = new Map<number, NamedConcept>();
    terms.forEach(({word, stem}, start) => {
      for (const {concept, isOwn, stems} of byFirst.get(stem) ?? []) {
        if (stems.length === 1 && stopWords.has(word)) continue;
        const at = match(stems, terms, start);
        const known = found.get(concept);
        if (at && (!known || at.length > known.at.length)) found.set(concept, {concept, at, isOwn});
      }
    });
    return [...found.values()];
  };
}

import {queryTerms} from '../records/words';
import type {Reading} from './reading';
import type {Expansion} from './synonyms';
import type {TextIndex} from './textIndex';
import type {TextMatch} from './wordIndex';

/** A record that may answer a query. */
export interface Candidate {
  found: TextMatch;
  replacements: Replacement[];
  /** How well its address fits the one that was typed, from 0 to 1. */
  endpoint: number;
}

/** A synonym that a record holds, or a word of the query as several. */
export interface Replacement extends Omit<Expansion, 'phrases'> {
  /** The words of the synonym. */
  words: readonly string[];
  found: TextMatch;
}

/** The ranking looks at so many of the records that hold words typed; nobody pages further. */
const maxTyped = 400;

/**
 * Collects the records that may answer a query: those with words of it, best first, then those with
 * nothing but synonyms, or with the address that was typed.
 *
 * @param endpoints how well addresses fit the query, by position of the record
 */
export function collectCandidates(
  index: TextIndex,
  reading: Reading,
  expansions: readonly Expansion[],
  endpoints: ReadonlyMap<number, number>,
): Candidate[] {
  const typed = new Map(index.findTyped(reading).map(found => [found.id, found]));
  const candidates = new Map<number, Candidate>();
  function candidateAt(id: number): Candidate {
    const known = candidates.get(id) ?? {
      found: typed.get(id) ?? {id, score: 0, match: {}},
      replacements: [],
      endpoint: endpoints.get(id) ?? 0,
    };
    candidates.set(id, known);
    return known;
  }
  for (const id of [...typed.keys()].slice(0, maxTyped)) candidateAt(id);
  for (const {phrases, ...replaced} of [...expansions, ...reading.splits]) {
    for (const phrase of phrases) {
      const words = queryTerms(phrase);
      for (const found of index.findPhrase(phrase))
        candidateAt(found.id).replacements.push({...replaced, words, found});
    }
  }
  for (const id of endpoints.keys()) candidateAt(id);
  return [...candidates.values()];
}

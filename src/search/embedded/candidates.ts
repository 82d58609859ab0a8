import type {Query} from './query';
import type {Expansion} from './synonyms';
import type {TextIndex, TextMatch} from './textIndex';

/** A record that may answer a query. */
export interface Candidate extends TextMatch {
  replacements: Replacement[];
}

/** A synonym that a record holds. */
export interface Replacement {
  /** The query terms that it may stand for. */
  terms: readonly string[];
  phrase: string;
  found: TextMatch;
}

/** The ranking looks at so many of the records that hold words typed; nobody pages further. */
const maxTyped = 400;

/**
 * Collects the records that may answer a query: those with words of it, best first, then those with
 * nothing but synonyms.
 */
export function collectCandidates(
  index: TextIndex,
  query: Query,
  expansions: readonly Expansion[],
): Candidate[] {
  const typed = index.findTyped(query);
  const candidates = new Map<number, Candidate>(
    typed.map(found => [found.id, {...found, replacements: []}]),
  );
  for (const {terms: replaced, phrases} of expansions) {
    for (const phrase of phrases) {
      for (const found of index.findPhrase(phrase)) {
        const {id} = found;
        const known = candidates.get(id) ?? {id, score: 0, match: {}, replacements: []};
        known.replacements.push({terms: replaced, phrase, found});
        candidates.set(id, known);
      }
    }
  }
  return [...candidates.values()].filter(
    ({replacements}, position) => position < maxTyped || replacements.length > 0,
  );
}

import type {Expansion} from './synonyms';
import type {TextIndex, TextMatch} from './textIndex';

/** A record that may answer a query. */
export interface Candidate extends TextMatch {
  /** Synonyms that it holds, each with the query terms that it may stand for. */
  replacements: {terms: readonly string[]; found: TextMatch}[];
}

/** The ranking looks at so many of the records that hold words typed; nobody pages further. */
const maxTyped = 250;

/**
 * Collects the records that may answer a query: those with words of it, best first, then those with
 * nothing but synonyms.
 *
 * @param terms query terms; the last one may be the beginning of a word
 * @param accepts whether the record at a position may be found
 */
export function collectCandidates(
  index: TextIndex,
  terms: readonly string[],
  expansions: readonly Expansion[],
  accepts: (position: number) => boolean,
): Candidate[] {
  const typed = index.findTyped(terms, accepts);
  const candidates = new Map<number, Candidate>(
    typed.map(found => [found.id, {...found, replacements: []}]),
  );
  for (const {terms: replaced, phrases} of expansions) {
    for (const found of phrases.flatMap(phrase => index.findPhrase(phrase, accepts))) {
      const {id} = found;
      const known = candidates.get(id) ?? {id, score: 0, match: {}, replacements: []};
      known.replacements.push({terms: replaced, found});
      candidates.set(id, known);
    }
  }
  return [...candidates.values()].filter(
    ({replacements}, position) => position < maxTyped || replacements.length > 0,
  );
}

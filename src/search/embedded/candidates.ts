import type {Reading} from './reading';
import type {Expansion} from './synonyms';
import type {TextIndex} from './textIndex';
import type {TextMatch} from './wordIndex';

/** A record that may answer a query. */
export interface Candidate extends TextMatch {
  replacements: Replacement[];
  /** How well its address fits the one that was typed, from 0 to 1. */
  endpoint: number;
}

/** A synonym that a record holds, or a word of the query as several. */
export interface Replacement extends Omit<Expansion, 'phrases'> {
  phrase: string;
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
  const newCandidate = (found: TextMatch): Candidate => ({
    ...found,
    replacements: [],
    endpoint: endpoints.get(found.id) ?? 0,
  });
  const typed = index.findTyped(reading);
  const candidates = new Map(typed.map(found => [found.id, newCandidate(found)]));
  const candidateAt = (id: number) => {
    const known = candidates.get(id) ?? newCandidate({id, score: 0, match: {}});
    candidates.set(id, known);
    return known;
  };
  for (const {phrases, ...replaced} of [...expansions, ...reading.splits]) {
    for (const phrase of phrases) {
      for (const found of index.findPhrase(phrase))
        candidateAt(found.id).replacements.push({...replaced, phrase, found});
    }
  }
  for (const id of endpoints.keys()) candidateAt(id);
  return [...candidates.values()].filter(
    ({replacements, endpoint}, position) =>
      position < maxTyped || replacements.length > 0 || endpoint > 0,
  );
}

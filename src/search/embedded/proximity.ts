/** Words that stand side by side in a query belong together, and mean more where they do so in a text. */
import type {SearchRecord} from '../records/record';
import type {Evidence} from './evidence';

/** Words may stand so far apart: `rate of requests` is near enough for `rate requests`. */
const reach = 3;

/** As many places between two texts of a record as keep their words apart. */
const gap = Array.from({length: reach}, () => '');

/** The words of a record in order, with gaps between its texts. */
function wordsOf({heading, names = [], topics = [], content = ''}: SearchRecord): string[] {
  return [heading, ...names, ...topics, content].flatMap(text => [
    ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    ...gap,
  ]);
}

/** The share of neighboring terms that stand near each other in a record, from 0 to 1. */
export type Proximity = (evidence: Evidence, terms: readonly string[]) => number;

/** Builds a measure that remembers the words of records: the next letters look at most of them again. */
export function createProximity(): Proximity {
  const known = new WeakMap<SearchRecord, readonly string[]>();
  return ({record, words}, terms) => {
    if (terms.length < 2) return 0;
    const text = known.get(record) ?? wordsOf(record);
    known.set(record, text);
    const places = new Map(terms.map((term, place) => [term, place]));
    /** By place in the query, where its term was seen last. */
    const seen: number[] = [];
    /** Pairs by the place of their first term. */
    const met = new Set<number>();
    const isNear = (place: number, at: number) =>
      at - (seen[place] ?? Number.NEGATIVE_INFINITY) <= reach;
    text.forEach((word, at) => {
      const answers = words.get(word);
      if (!answers) return;
      const answered = [...answers.keys()].flatMap(term => places.get(term) ?? []);
      for (const place of answered) {
        if (isNear(place - 1, at)) met.add(place - 1);
        if (isNear(place + 1, at)) met.add(place);
      }
      for (const place of answered) seen[place] = at;
    });
    return met.size / (terms.length - 1);
  };
}

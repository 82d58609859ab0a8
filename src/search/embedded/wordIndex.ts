/**
 * An inverted index over the fields of records, scored by BM25+ (k 1.2, b 0.7, d 0.5). It does what the ranking needs
 * of one, and nothing else: whole words and beginnings of words, any of them or all of them.
 */
import {createVocabulary} from './vocabulary';

/** The fields that hold a word of the record, by word. */
export type MatchInfo = Record<string, string[]>;

/** A record that was found. */
export interface TextMatch {
  /** Position of the record. */
  id: number;
  /** BM25+, times the number of words asked that it holds. */
  score: number;
  match: MatchInfo;
}

/** A record while it is searched. */
interface Found {
  score: number;
  match: MatchInfo;
  /** The words asked that it holds. */
  asked: Set<string>;
}

/** Where a word stands in a field. */
interface Postings {
  /** Positions of the records, in order. */
  positions: number[];
  /** How often it stands in each of them. */
  counts: number[];
}

/** A word to look up. */
export interface WordQuery {
  word: string;
  weight: number;
  /** Whether words that begin so count as well. */
  isOpen: boolean;
}

export interface WordIndex {
  /** How rare a word is: the more, the fewer records hold it; 0 when none does. */
  rarity(word: string): number;
  /** Records with any of the words, best first. */
  findAny(queries: readonly WordQuery[]): TextMatch[];
  /** Records with one form of each word, best first. */
  findAll(words: readonly (readonly string[])[]): TextMatch[];
}

const prefixWeight = 0.6;
const [saturation, lengthWeight, least] = [1.2, 0.7, 0.5];

/**
 * @param boosts how much each field counts
 * @param termsOf the terms of a record by field, asked for once
 */
export function createWordIndex<Field extends string, Indexed>(
  boosts: Readonly<Record<Field, number>>,
  records: readonly Indexed[],
  termsOf: (record: Indexed) => Readonly<Record<Field, readonly string[]>>,
): WordIndex {
  const fields = Object.keys(boosts) as Field[];
  /** By word, its postings in each field, in the order of the fields. */
  const index = new Map<string, (Postings | undefined)[]>();
  const lengths = fields.map(() => new Float64Array(records.length));
  function postingsOf(word: string, at: number): Postings {
    const ofWord = index.get(word) ?? [];
    const postings = ofWord[at] ?? {positions: [], counts: []};
    if (ofWord.length === 0) index.set(word, ofWord);
    ofWord[at] = postings;
    return postings;
  }

  records.forEach((record, position) => {
    const terms = termsOf(record);
    fields.forEach((field, at) => {
      const own = lengths[at];
      let distinct = 0;
      for (const word of terms[field]) {
        const {positions, counts} = postingsOf(word, at);
        const last = positions.length - 1;
        if (positions[last] === position) counts[last] = (counts[last] ?? 0) + 1;
        else {
          positions.push(position);
          counts.push(1);
          distinct++;
        }
      }
      if (own) own[position] = distinct;
    });
  });
  const means = lengths.map(own => own.reduce((sum, length) => sum + length, 0) / records.length);
  const {startingWith} = createVocabulary(new Set(index.keys()));

  /** Adds the records that hold a word. */
  function collect(found: Map<number, Found>, asked: string, word: string, weight: number): void {
    index.get(word)?.forEach((postings, at) => {
      const field = fields[at];
      if (!postings || !field) return;
      const {positions, counts} = postings;
      const holders = positions.length;
      const rarity = Math.log(1 + (records.length - holders + 0.5) / (holders + 0.5));
      positions.forEach((position, place) => {
        const count = counts[place] ?? 0;
        const length = (lengths[at]?.[position] ?? 0) / (means[at] || 1);
        const share =
          least +
          (count * (saturation + 1)) /
            (count + saturation * (1 - lengthWeight + lengthWeight * length));
        const own = found.get(position) ?? {score: 0, match: Object.create(null), asked: new Set()};
        found.set(position, own);
        own.score += weight * boosts[field] * rarity * share;
        own.asked.add(asked);
        const known = own.match[word];
        if (!known) own.match[word] = [field];
        else if (!known.includes(field)) known.push(field);
      });
    });
  }

  function inOrder(found: ReadonlyMap<number, Found>): TextMatch[] {
    return Array.from(found, ([id, {score, match, asked}]) => ({
      id,
      score: score * asked.size,
      match,
    })).sort((a, b) => b.score - a.score);
  }

  return {
    rarity(word) {
      let holders = 0;
      for (const postings of index.get(word) ?? [])
        holders = Math.max(holders, postings?.positions.length ?? 0);
      return holders && Math.log(1 + records.length / holders);
    },

    findAny(queries) {
      const found = new Map<number, Found>();
      for (const {word, weight, isOpen} of queries) {
        collect(found, word, word, weight);
        for (const longer of isOpen ? startingWith(word) : []) {
          const rest = longer.length - word.length;
          const part = (prefixWeight * longer.length) / (longer.length + 0.3 * rest);
          if (rest > 0) collect(found, word, longer, weight * part);
        }
      }
      return inOrder(found);
    },

    findAll(words) {
      const [first, ...others] = words.map(forms => {
        const found = new Map<number, Found>();
        for (const form of new Set(forms)) collect(found, form, form, 1);
        return found;
      });
      const all = new Map(
        [...(first ?? [])].flatMap(([position, own]) => {
          const joined = others.map(found => found.get(position));
          if (joined.includes(undefined)) return [];
          for (const other of joined) {
            if (!other) continue;
            own.score += other.score;
            Object.assign(own.match, other.match);
            for (const word of other.asked) own.asked.add(word);
          }
          return [[position, own] as const];
        }),
      );
      return inOrder(all);
    },
  };
}

import type {SearchRecord} from '../records/record';
import type {Candidate} from './candidates';
import {isInflection, isMisspelled, isMisspelledStart} from './spelling';
import {indexFields, nameFields} from './textIndex';

/** A record that matches, with what decides its place. */
export interface RankedHit {
  record: SearchRecord;
  /** Query terms that the record holds. */
  matched: number;
  /** Query terms that it only holds with a typo. */
  typos: number;
  /** Query terms in whose place it holds a synonym. */
  synonyms: number;
  score: number;
  /** Matching words of the record, each with the number of letters that the reader typed of it. */
  words: ReadonlyMap<string, number>;
}

/** How a word of the record answers a query term; the lower, the better. */
const Match = {exact: 0, prefix: 1, synonym: 2, typo: 3} as const;
type Match = (typeof Match)[keyof typeof Match];

/** A synonym counts half as much as the word typed. */
const synonymWeight = 0.5;

/** @param isName whether the word stands in a name of the record, not only in its text */
function matchOf(word: string, term: string, isLast: boolean, isName: boolean): Match | undefined {
  if (word === term) return Match.exact;
  if (isLast && word.startsWith(term)) return Match.prefix;
  if (isInflection(word, term)) return isName ? Match.prefix : Match.typo;
  return isMisspelled(word, term) || (isLast && isMisspelledStart(word, term))
    ? Match.typo
    : undefined;
}

/** How a query is ranked. */
export interface Ranking {
  /** Query terms in the order typed. */
  terms: readonly string[];
  /** The record of a candidate's `id`. */
  recordAt(position: number): SearchRecord | undefined;
  /** How much more a record counts because of its name, as a factor. */
  nameBonus(record: SearchRecord): number;
  /** Number of hits from which less exact ones are dropped. */
  enough: number;
}

/** Matches in a heading count up to 1.6 times as much as matches in the text. */
function fieldBonus(averageField: number): number {
  const last = indexFields.length - 1;
  return 1 + (0.6 * (last - averageField)) / last;
}

/** Place of the most telling field. */
function firstField(fields: readonly string[]): number {
  return Math.min(...fields.map(name => indexFields.indexOf(name)));
}

/** Kind and field of a match as one number; the lower, the better. */
function placeOf(kind: Match, field: number): number {
  return kind * indexFields.length + field;
}

function rankedHit(
  candidate: Candidate,
  record: SearchRecord,
  {terms, nameBonus}: Ranking,
  match: (word: string, term: string, isName: boolean) => Match | undefined,
): RankedHit {
  /** Place of the best match by query term. */
  const best = new Map<string, number>();
  const words = new Map<string, number>();
  const improves = (term: string, kind: Match, field: number) => {
    const place = placeOf(kind, field);
    const isBetter = place < (best.get(term) ?? Number.POSITIVE_INFINITY);
    if (isBetter) best.set(term, place);
    return isBetter;
  };

  for (const [word, fields] of Object.entries(candidate.match)) {
    const field = firstField(fields);
    for (const term of terms) {
      const kind = match(word, term, field < nameFields);
      if (kind === undefined) continue;
      const typed = word.startsWith(term) ? term.length : word.length;
      words.set(word, Math.max(typed, words.get(word) ?? 0));
      improves(term, kind, field);
    }
  }
  let {score} = candidate;
  for (const {terms: replaced, found} of candidate.replacements) {
    const field = firstField(Object.values(found.match).flat());
    const helps = replaced.map(term => improves(term, Match.synonym, field)).includes(true);
    // A synonym adds nothing to a record that holds the words themselves.
    if (!helps) continue;
    score += synonymWeight * found.score;
    for (const word of Object.keys(found.match)) words.set(word, word.length);
  }

  const places = [...best.values()];
  const count = (kind: Match) =>
    places.filter(place => Math.trunc(place / indexFields.length) === kind).length;
  const fieldSum = places.reduce((sum, place) => sum + (place % indexFields.length), 0);
  return {
    record,
    words,
    matched: places.length,
    typos: count(Match.typo),
    synonyms: count(Match.synonym),
    score: score * fieldBonus(fieldSum / (places.length || 1)) * nameBonus(record),
  };
}

function byQuality(a: RankedHit, b: RankedHit): number {
  return (
    b.matched - a.matched ||
    a.typos - b.typos ||
    a.synonyms - b.synonyms ||
    b.score - a.score ||
    b.record.item_priority - a.record.item_priority
  );
}

/**
 * Keeps less exact hits (fewer terms, more typos) only while there are fewer than `enough`. Synonyms
 * are no worse for the reader than the words typed.
 */
function withoutTail(hits: readonly RankedHit[], enough: number): RankedHit[] {
  const last = hits[enough - 1];
  if (!last) return [...hits];
  return hits.filter(
    ({matched, typos}, index) => index < enough || (matched >= last.matched && typos <= last.typos),
  );
}

/**
 * Orders candidates as a reader expects: all of the words before some of them, words as typed before
 * synonyms, both before words with a typo, then relevance (BM25, headings and names first), then
 * `item_priority`.
 *
 * @param candidates best score first
 */
export function rank(candidates: readonly Candidate[], ranking: Ranking): RankedHit[] {
  const {terms, recordAt, enough} = ranking;
  const last = terms.at(-1);
  const known = new Map<string, Match | undefined>();
  const match = (word: string, term: string, isName: boolean) => {
    const key = `${word} ${term} ${isName}`;
    if (!known.has(key)) known.set(key, matchOf(word, term, term === last, isName));
    return known.get(key);
  };
  const hits = candidates.flatMap(candidate => {
    const record = recordAt(candidate.id);
    return record ? rankedHit(candidate, record, ranking, match) : [];
  });
  return withoutTail(hits.sort(byQuality), enough);
}

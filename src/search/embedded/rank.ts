import type {SearchResult} from 'minisearch';
import type {SearchRecord} from '../records/record';
import {isInflection, isMisspelled, isMisspelledStart} from './spelling';
import {indexFields, nameFields} from './textIndex';

/** A record that matches, with what decides its place. */
export interface RankedHit {
  record: SearchRecord;
  /** Query terms that the record holds. */
  matched: number;
  /** Query terms that it only holds with a typo. */
  typos: number;
  score: number;
  /** Matching words of the record, each with the number of letters that the reader typed of it. */
  words: ReadonlyMap<string, number>;
}

/** How a word of the record answers a query term; the lower, the better. */
const Match = {exact: 0, prefix: 1, typo: 2} as const;
type Match = (typeof Match)[keyof typeof Match];

/** The ranking looks at the best of the candidates only; nobody pages further. */
const maxCandidates = 250;

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

function rankedHit(
  candidate: SearchResult,
  record: SearchRecord,
  {terms, nameBonus}: Ranking,
  match: (word: string, term: string, isName: boolean) => Match | undefined,
): RankedHit {
  const best = new Map<string, {kind: Match; field: number}>();
  const words = new Map<string, number>();
  for (const [word, fields] of Object.entries(candidate.match)) {
    const field = Math.min(...fields.map(name => indexFields.indexOf(name)));
    for (const term of terms) {
      const kind = match(word, term, field < nameFields);
      if (kind === undefined) continue;
      const typed = word.startsWith(term) ? term.length : word.length;
      words.set(word, Math.max(typed, words.get(word) ?? 0));
      const known = best.get(term);
      const better = !known || kind < known.kind || (kind === known.kind && field < known.field);
      if (better) best.set(term, {kind, field});
    }
  }
  const matches = [...best.values()];
  const averageField = matches.reduce((sum, {field}) => sum + field, 0) / (matches.length || 1);
  return {
    record,
    words,
    matched: matches.length,
    typos: matches.filter(({kind}) => kind === Match.typo).length,
    score: candidate.score * fieldBonus(averageField) * nameBonus(record),
  };
}

function byQuality(a: RankedHit, b: RankedHit): number {
  return (
    b.matched - a.matched ||
    a.typos - b.typos ||
    b.score - a.score ||
    b.record.item_priority - a.record.item_priority
  );
}

/** Keeps less exact hits (fewer terms, more typos) only while there are fewer than `enough`. */
function withoutTail(hits: readonly RankedHit[], enough: number): RankedHit[] {
  const end = hits.findIndex((hit, index) => {
    const previous = hits[index - 1];
    const isLessExact =
      previous && (previous.matched !== hit.matched || previous.typos !== hit.typos);
    return isLessExact && index >= enough;
  });
  return end < 0 ? [...hits] : hits.slice(0, end);
}

/**
 * Orders candidates as a reader expects: all of the words before some of them, words as typed before
 * words with a typo, then relevance (BM25, headings and names first), then `item_priority`.
 *
 * @param candidates best score first
 */
export function rank(candidates: readonly SearchResult[], ranking: Ranking): RankedHit[] {
  const {terms, recordAt, enough} = ranking;
  const last = terms.at(-1);
  const known = new Map<string, Match | undefined>();
  const match = (word: string, term: string, isName: boolean) => {
    const key = `${word} ${term} ${isName}`;
    if (!known.has(key)) known.set(key, matchOf(word, term, term === last, isName));
    return known.get(key);
  };
  const hits = candidates.slice(0, maxCandidates).flatMap(candidate => {
    const record = recordAt(candidate.id);
    return record ? rankedHit(candidate, record, ranking, match) : [];
  });
  return withoutTail(hits.sort(byQuality), enough);
}

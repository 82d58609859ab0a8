import {pageRank, type SearchRecord} from '../records/record';
import type {Candidate} from './candidates';
import {createStrength, type Evidence, readEvidence} from './evidence';
import type {NameMatch, TermShares} from './names';
import type {Reading} from './reading';
import {fieldWeights, indexFields, type TextIndex} from './textIndex';

/** A record that matches, with what decides its place. */
export interface RankedHit {
  record: SearchRecord;
  score: number;
  /** Matching words of the record, each with the number of letters that the reader typed of it. */
  words: ReadonlyMap<string, number>;
}

/** How a query is ranked. */
export interface Ranking {
  reading: Reading;
  /** Number of records that are searched. */
  size: number;
  /** The record of a candidate's `id`. */
  recordAt(position: number): SearchRecord | undefined;
  nameMatch: NameMatch;
  partsOf: TextIndex['partsOf'];
  /** Number of hits from which less exact ones are dropped. */
  enough: number;
}

/** A term that is only a part of what was typed tells less than the whole. */
const partWeight = 0.4;
/** Words of questions, which say little about their subject. */
const faintWeight = 0.3;
const faintWords = new Set(
  'another between could difference different have make need no not once should then use using want why would'.split(
    ' ',
  ),
);

/**
 * How much each term tells: the fewer records hold it, the more. A term that no record holds tells
 * nothing.
 */
function termShares(
  {terms, parts}: Reading,
  evidence: readonly Evidence[],
  size: number,
): TermShares {
  const weights = terms.map((term): [string, number] => {
    const holders = evidence.filter(({answers}) => answers.has(term)).length;
    const rarity = holders > 0 ? Math.log(1 + size / (1 + holders)) : 0;
    const part = parts.has(term) ? partWeight : 1;
    return [term, rarity * part * (faintWords.has(term) ? faintWeight : 1)];
  });
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(weights.map(([term, weight]) => [term, weight / (total || 1)]));
}

/** How much of a query a record answers, from 0 to 1. */
function completenessOf({answers}: Evidence, shares: TermShares): number {
  let sum = 0;
  for (const [term, {strength}] of answers) sum += strength * (shares.get(term) ?? 0);
  return sum;
}

/** Matches in a heading count up to 1.6 times as much as matches in the text. */
function fieldFactor({answers}: Evidence): number {
  const weights = [...answers.values()].map(
    ({field}) => fieldWeights[indexFields[field] ?? 'content'],
  );
  return 1 + (0.6 * weights.reduce((sum, weight) => sum + weight, 0)) / (answers.size || 1);
}

/** A query that is nearly a name means it: that counts more than all else. */
const sameName = 0.95;

/** How well the query names the record, as a factor. */
function nameFactor(match: number): number {
  return 1 + 4 * match + (match > sameName ? 3 : 0);
}

/** Pages count more than their sections, and the more, the more other pages link to them. */
function pageFactor(record: SearchRecord): number {
  const popularity = 1 + Math.log2(1 + pageRank(record)) / 3;
  return record.type === 'lvl1' ? 1.4 * popularity : popularity;
}

/** A word made of neighboring words of the query is what was meant, if they are most of the query. */
function wholeFactor({whole}: Evidence, shares: TermShares): number {
  const share = whole.reduce((sum, term) => sum + (shares.get(term) ?? 0), 0);
  return 1 + 2 * share ** 8;
}

/** Who pastes an address means the page behind it: that counts more than all words together. */
function endpointFactor({endpoint}: Evidence): number {
  return 1 + 1000 * endpoint ** 3;
}

/** Records that are found by nothing but their address. */
const leastRelevance = 0.1;
const leastCompleteness = 0.1;

/** The product of all that speaks for a record; the powers were fitted to the ranking ledger. */
function scoreOf(
  evidence: Evidence,
  completeness: number,
  shares: TermShares,
  nameMatch: NameMatch,
): number {
  return (
    Math.max(completeness, leastCompleteness) ** 4 *
    Math.max(evidence.relevance, leastRelevance) ** 0.15 *
    endpointFactor(evidence) *
    wholeFactor(evidence, shares) *
    nameFactor(nameMatch(evidence, shares)) *
    fieldFactor(evidence) *
    pageFactor(evidence.record)
  );
}

interface Rated {
  hit: RankedHit;
  completeness: number;
}

/** Drops what answers less than half as much of the query as the best, unless hits are few. */
function withoutTail(rated: readonly Rated[], enough: number): Rated[] {
  const best = Math.max(...rated.map(({completeness: own}) => own));
  return rated.filter(({completeness: own}, index) => index < enough || own >= best / 2);
}

/**
 * Orders candidates as a reader expects. What decides, the most important first: how much of the
 * query a record answers, as typed, by a synonym or with a typo; how well the query names it; where
 * the words stand; whether it is a page, and how often others link to it; relevance (BM25).
 */
export function rank(candidates: readonly Candidate[], ranking: Ranking): RankedHit[] {
  const {reading, size, recordAt, nameMatch, partsOf, enough} = ranking;
  const strength = createStrength(reading);
  const evidence = candidates.flatMap(candidate => {
    const record = recordAt(candidate.id);
    return record ? readEvidence(candidate, record, reading, strength, partsOf) : [];
  });
  const shares = termShares(reading, evidence, size);
  const rated = evidence.map((found): Rated => {
    const completeness = completenessOf(found, shares);
    const score = scoreOf(found, completeness, shares, nameMatch);
    return {hit: {record: found.record, score, words: found.marks}, completeness};
  });
  rated.sort(
    ({hit: a}, {hit: b}) => b.score - a.score || b.record.item_priority - a.record.item_priority,
  );
  return withoutTail(rated, enough).map(({hit}) => hit);
}

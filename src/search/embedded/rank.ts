import {pageRank, type SearchRecord} from '../records/record';
import type {Candidate} from './candidates';
import {createAnswers, type Evidence, readEvidence} from './evidence';
import {bases} from './inflections';
import type {NameMatch, TermShares} from './names';
import type {Proximity} from './proximity';
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
  proximity: Proximity;
  partsOf: TextIndex['partsOf'];
  /** Path of the page where the reader is; undefined elsewhere. */
  near: string | undefined;
  /** Whether many pages have a section of that name. */
  isCommonSection(record: SearchRecord): boolean;
  /** Number of hits from which less exact ones are dropped. */
  enough: number;
}

/** A term that is only a part of what was typed tells less than the whole. */
const partWeight = 0.4;
/** Words of questions, which say little about their subject. */
const faintWeight = 0.3;
const faintWords = new Set(
  'after all already also always anybody anyone anything before best between cannot change come difference different else every everybody everything find get give go happen help instead into just keep know later like look make many maybe mean much need no not now once only please possible problem put really right same say see show shown somebody someone something still thing think try up use want way without work wrong yet'.split(
    ' ',
  ),
);

function isFaint(term: string): boolean {
  return [term, ...bases(term)].some(base => faintWords.has(base));
}

const furtherField = indexFields.indexOf('further');
/** What readers ask does not stand in the text. */
const askedField = indexFields.indexOf('asked');

/**
 * How much each term tells: the fewer records hold it, the more. A term that no record holds tells
 * nothing.
 *
 * @param sampled gets the terms that no text holds, but samples do
 */
function termShares(
  {terms, parts}: Reading,
  evidence: readonly Evidence[],
  size: number,
  sampled: Set<string>,
): TermShares {
  const weights = terms.map((term): [string, number] => {
    const answers = evidence.flatMap(found => found.answers.get(term) ?? []);
    const inText = answers.filter(({field}) => field < furtherField).length;
    const holders = inText || answers.filter(({strength}) => strength === 1).length;
    if (inText < holders) sampled.add(term);
    const rarity = holders > 0 ? Math.log(1 + size / (1 + holders)) : 0;
    const part = parts.has(term) ? partWeight : 1;
    return [term, rarity * part * (isFaint(term) ? faintWeight : 1)];
  });
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(weights.map(([term, weight]) => [term, weight / (total || 1)]));
}

/** What a text mentions, it is about less than what stands in its names. */
const mentionWeights: Partial<Record<keyof typeof fieldWeights, number>> = {
  content: 0.9,
  asked: 0.8,
  further: 0.2,
};

/** How much of a query a record answers, from 0 to 1. */
function completenessOf(
  {answers}: Evidence,
  shares: TermShares,
  sampled: ReadonlySet<string>,
): number {
  let sum = 0;
  for (const [term, {strength, field}] of answers) {
    const name = sampled.has(term) ? 'content' : (indexFields[field] ?? 'content');
    const weight = mentionWeights[name] ?? 1;
    sum += strength * weight * (shares.get(term) ?? 0);
  }
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
  return 1 + 5 * match ** 1.2 + (match > sameName ? 3 : 0);
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

/** Several words that a record holds exactly as typed, or that are one in the lexicon, are meant as one. */
const phraseFactor = 1.8;

/** Whether a record holds all words as typed, none of them in its samples only. */
function holdsAll({answers}: Evidence, typed: readonly string[]): boolean {
  return typed.every(term => {
    const answer = answers.get(term);
    return answer?.strength === 1 && answer.field < askedField;
  });
}

/** Who pastes an address means the page behind it: that counts more than all words together. */
function endpointFactor({endpoint}: Evidence): number {
  return 1 + 1000 * endpoint ** 3;
}

/** Relevance and completeness of records that are found by nothing but their address. */
const least = 0.1;

/** The product of all that speaks for a record; the powers were fitted to the ranking ledger. */
function scoreOf(
  evidence: Evidence,
  completeness: number,
  shares: TermShares,
  nameMatch: NameMatch,
): number {
  return (
    Math.max(completeness, evidence.endpoint, least) ** 4 *
    Math.max(evidence.relevance, least) ** 0.15 *
    endpointFactor(evidence) *
    wholeFactor(evidence, shares) *
    nameFactor(nameMatch(evidence, shares)) *
    fieldFactor(evidence) *
    pageFactor(evidence.record)
  );
}

/** One word says little of what is meant: more likely it is something of the part where the reader is. */
const nearFactor = 1.6;
/** What many pages have, such as "Before you begin", is about none of its words. */
const commonSectionFactor = 0.3;

/** Who types words means a task rather than one symbol. */
const symbolFactor = 0.35;
/** Names with a hump, a dot or parentheses: `users.create()`. */
const symbol = /^[\w$]+(?:\.[\w$]|\(|(?<=[a-z])[A-Z])\S*$/;

function hasSymbol(text: string): boolean {
  return text.split(/\s+/).some(word => symbol.test(word));
}

/** Words that stand together in the query count more where they stand together, too. */
function proximityFactor(proximity: number): number {
  return 1 + 0.8 * proximity;
}

/** So many of the best are looked at word by word. */
const lookedAt = 60;

/** The pages of a part of the sidebar lie in one folder. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

interface Rated {
  found: Evidence;
  score: number;
  completeness: number;
}

function inOrder(rated: readonly Rated[]): Rated[] {
  return [...rated].sort(
    (a, b) => b.score - a.score || b.found.record.item_priority - a.found.record.item_priority,
  );
}

/** Drops what answers less than half as much of the query as the best, unless hits are few. */
function withoutTail(rated: readonly Rated[], enough: number): Rated[] {
  const best = Math.max(...rated.map(({completeness: own}) => own));
  return rated.filter(({completeness: own}, index) => index < enough || own >= best / 2);
}

/**
 * Orders candidates as a reader expects. What decides, the most important first: how much of the
 * query a record answers, as typed, by a synonym or with a typo, and whether it holds all of it as
 * typed; how well the query names it; where the words stand, and whether they stand together; whether
 * it is a page, and how often others link to it; relevance (BM25).
 */
export function rank(candidates: readonly Candidate[], ranking: Ranking): RankedHit[] {
  const {reading, size, recordAt, nameMatch, proximity, partsOf, near, isCommonSection, enough} =
    ranking;
  const answersOf = createAnswers(reading);
  const evidence = candidates.flatMap(candidate => {
    const record = recordAt(candidate.found.id);
    return record ? readEvidence(candidate, record, reading, answersOf, partsOf) : [];
  });
  const sampled = new Set<string>();
  const shares = termShares(reading, evidence, size, sampled);
  const typed = reading.terms.filter(term => !reading.parts.has(term));
  const isNear = ({record}: Evidence) =>
    near !== undefined && folderOf(record.url_without_anchor) === folderOf(near);
  // An identifier is no common word, whatever it is made of.
  const isOneWord = reading.terms.length === 1;
  /** What counts for one common word. */
  const oneWordFactor = (found: Evidence) =>
    (isNear(found) ? nearFactor : 1) * (isCommonSection(found.record) ? commonSectionFactor : 1);
  const isProse = !hasSymbol(reading.text);
  const rated = evidence.map((found): Rated => {
    const completeness = completenessOf(found, shares, sampled);
    const score =
      scoreOf(found, completeness, shares, nameMatch) *
      (typed.length > 1 && holdsAll(found, typed) ? phraseFactor : 1) *
      (typed.length > 1 && found.isMeant ? phraseFactor : 1) *
      (isProse && symbol.test(found.record.heading) ? symbolFactor : 1) *
      (isOneWord ? oneWordFactor(found) : 1);
    return {found, score, completeness};
  });
  const best = inOrder(rated).map((own, place): Rated => {
    if (place >= lookedAt) return own;
    return {...own, score: own.score * proximityFactor(proximity(own.found, typed))};
  });
  return withoutTail(inOrder(best), enough).map(({found: {record, marks}, score}) => ({
    record,
    score,
    words: marks,
  }));
}

import type {SearchRecord} from '../records/record';
import {queryTerms} from '../records/words';
import {joinedKey, joinNeighbors, plainWords} from './compounds';
import type {Evidence} from './evidence';
import {isInflection} from './inflections';

interface Name {
  terms: readonly string[];
  /** By its neighboring words as one, as the index names them, those of its terms that stand in them. */
  joined: ReadonlyMap<string, readonly string[]>;
  /** What the index calls all of them. */
  keys: readonly string[];
  weight: number;
}

function toName(text: string, weight: number): Name {
  const terms = queryTerms(text);
  const joined = joinNeighbors(plainWords(text)).map(
    ({word, parts}) => [joinedKey(word), parts.filter(part => terms.includes(part))] as const,
  );
  const keys = [...terms, ...joined.map(([key]) => key)];
  return {terms, joined: new Map(joined), keys, weight};
}

/** Which terms of a query a name answers, and which of its own terms do so; each with a strength. */
interface Overlap {
  ofQuery: Map<string, number>;
  ofName: Map<string, number>;
}

function raise(strengthsByTerm: Map<string, number>, term: string, strength: number): void {
  strengthsByTerm.set(term, Math.max(strength, strengthsByTerm.get(term) ?? 0));
}

function overlapOf(name: Name, {words: typed, synonyms}: Evidence): Overlap {
  const overlap: Overlap = {ofQuery: new Map(), ofName: new Map()};
  for (const own of name.terms) {
    for (const [term, strength] of typed.get(own) ?? []) {
      raise(overlap.ofQuery, term, strength);
      raise(overlap.ofName, own, strength);
    }
  }
  for (const [key, owns] of name.joined) {
    for (const [term, strength] of typed.get(key) ?? []) {
      raise(overlap.ofQuery, term, strength);
      for (const own of owns) raise(overlap.ofName, own, strength);
    }
  }
  for (const {terms, words, strength} of synonyms) {
    const said = words.map(word => name.terms.find(own => own === word || isInflection(own, word)));
    if (said.includes(undefined)) continue;
    for (const own of said) raise(overlap.ofName, own ?? '', strength);
    for (const term of terms) raise(overlap.ofQuery, term, strength);
  }
  return overlap;
}

/** Whether a name holds a word typed, or may hold a synonym: most names of most records don't. */
function mayAnswer({keys}: Name, {words, synonyms}: Evidence): boolean {
  return synonyms.length > 0 || keys.some(key => words.has(key));
}

/** Share of each term in the query; all of them together are 1. */
export type TermShares = ReadonlyMap<string, number>;

/** How much of the query a name says, times how much of the name the query says; from 0 to 1. */
function similarity(name: Name, evidence: Evidence, shares: TermShares): number {
  if (!mayAnswer(name, evidence)) return 0;
  const {ofQuery, ofName} = overlapOf(name, evidence);
  let queryShare = 0;
  for (const [term, strength] of ofQuery) queryShare += strength * (shares.get(term) ?? 0);
  let nameShare = 0;
  for (const strength of ofName.values()) nameShare += strength / name.terms.length;
  return name.weight * queryShare * nameShare;
}

/** How often each text occurs, whatever its case. */
function countTexts(texts: readonly string[]): (text: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const key = text.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return text => counts.get(text.toLowerCase()) ?? 1;
}

/** How many sections have a heading. */
function countSections(records: readonly SearchRecord[]): (heading: string) => number {
  return countTexts(records.filter(({type}) => type !== 'lvl1').map(({heading}) => heading));
}

/** A page by its name and the group it stands in: `React` and `Props`. */
function qualifiedNames(record: SearchRecord, titles: readonly string[]): string[] {
  const group = record['hierarchy.lvl0']?.split(' › ').at(-1);
  return group && record.type === 'lvl1' ? titles.map(title => `${group} ${title}`) : [];
}

/** A keyword says what a page is about, a name what it is. */
const topicWeight = 0.9;

/** So many sections may share a heading that still names each of them. */
const fewSections = 10;

/** How often the names of the corpus occur. */
interface NameCounts {
  topics(topic: string): number;
  /** Of sections: what many pages have, such as "Before you begin", names none of them. */
  sections(heading: string): number;
}

function namesOf(record: SearchRecord, counts: NameCounts): Name[] {
  const {heading, names = [], topics = [], type} = record;
  const titles = [heading, ...names];
  const headingWeight =
    type === 'lvl1' ? 1 : Math.max(1, counts.sections(heading) / fewSections) ** -0.25;
  return [
    ...[...titles, ...qualifiedNames(record, titles)].map(title => toName(title, headingWeight)),
    ...topics.map(topic => toName(topic, topicWeight * counts.topics(topic) ** -0.5)),
  ];
}

/** Tells the sections whose name many pages have, such as "Before you begin". */
export function findCommonSections(
  records: readonly SearchRecord[],
): (record: SearchRecord) => boolean {
  const count = countSections(records);
  return ({type, heading}) => type !== 'lvl1' && count(heading) > fewSections;
}

/** How well a query names a record, from 0 to 1. */
export type NameMatch = (evidence: Evidence, shares: TermShares) => number;

/** Builds a measure that reads the names of a record when it is first a candidate, and remembers them. */
export function createNameMatch(records: readonly SearchRecord[]): NameMatch {
  const counts = {
    topics: countTexts(records.flatMap(({topics = []}) => topics)),
    sections: countSections(records),
  };
  const known = new WeakMap<SearchRecord, readonly Name[]>();
  return (evidence, shares) => {
    const own = known.get(evidence.record) ?? namesOf(evidence.record, counts);
    known.set(evidence.record, own);
    return Math.max(0, ...own.map(name => similarity(name, evidence, shares)));
  };
}

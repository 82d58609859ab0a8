import type {SearchRecord} from '../records/record';
import {queryTerms} from '../records/words';
import {type Evidence, strengths} from './evidence';
import {isInflection} from './inflections';

interface Name {
  terms: readonly string[];
  weight: number;
}

/** Which terms of a query a name answers, and which of its own terms do so; each with a strength. */
interface Overlap {
  ofQuery: Map<string, number>;
  ofName: Map<string, number>;
}

function raise(strengthsByTerm: Map<string, number>, term: string, strength: number): void {
  strengthsByTerm.set(term, Math.max(strength, strengthsByTerm.get(term) ?? 0));
}

function overlapOf(name: Name, {words, synonyms}: Evidence): Overlap {
  const overlap: Overlap = {ofQuery: new Map(), ofName: new Map()};
  for (const own of name.terms) {
    for (const [term, strength] of words.get(own) ?? []) {
      raise(overlap.ofQuery, term, strength);
      raise(overlap.ofName, own, strength);
    }
  }
  for (const {terms, phrase} of synonyms) {
    const said = queryTerms(phrase).map(word =>
      name.terms.find(own => own === word || isInflection(own, word)),
    );
    if (said.includes(undefined)) continue;
    for (const own of said) raise(overlap.ofName, own ?? '', strengths.synonym);
    for (const term of terms) raise(overlap.ofQuery, term, strengths.synonym);
  }
  return overlap;
}

/** Share of each term in the query; all of them together are 1. */
export type TermShares = ReadonlyMap<string, number>;

/** How much of the query a name says, times how much of the name the query says; from 0 to 1. */
function similarity(name: Name, evidence: Evidence, shares: TermShares): number {
  const {ofQuery, ofName} = overlapOf(name, evidence);
  let queryShare = 0;
  for (const [term, strength] of ofQuery) queryShare += strength * (shares.get(term) ?? 0);
  let nameShare = 0;
  for (const strength of ofName.values()) nameShare += strength / name.terms.length;
  return name.weight * queryShare * nameShare;
}

/** How many pages have each topic. */
function countTopics(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const topic of records.flatMap(({topics = []}) => topics)) {
    const key = topic.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** A page by its name and the group it stands in: `React` and `Props`. */
function qualifiedNames(record: SearchRecord, titles: readonly string[]): string[] {
  const group = record['hierarchy.lvl0']?.split(' › ').at(-1);
  return group && record.type === 'lvl1' ? titles.map(title => `${group} ${title}`) : [];
}

function namesOf(record: SearchRecord, topicCounts: ReadonlyMap<string, number>): Name[] {
  const {heading, names = [], topics = []} = record;
  const titles = [heading, ...names];
  // A topic of many pages names none of them.
  return [
    ...[...titles, ...qualifiedNames(record, titles)].map(title => ({
      terms: queryTerms(title),
      weight: 1,
    })),
    ...topics.map(topic => ({
      terms: queryTerms(topic),
      weight: (topicCounts.get(topic.toLowerCase()) ?? 1) ** -0.5,
    })),
  ];
}

/** How well a query names a record, from 0 to 1. */
export type NameMatch = (evidence: Evidence, shares: TermShares) => number;

/** Reads the names of all records once. */
export function createNameMatch(records: readonly SearchRecord[]): NameMatch {
  const counts = countTopics(records);
  const names = new Map(records.map(record => [record, namesOf(record, counts)]));
  return (evidence, shares) => {
    const own = names.get(evidence.record) ?? [];
    return Math.max(0, ...own.map(name => similarity(name, evidence, shares)));
  };
}

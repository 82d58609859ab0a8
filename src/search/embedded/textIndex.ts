import MiniSearch, {type MatchInfo, type SearchResult} from 'minisearch';
import type {HierarchyField, SearchRecord} from '../records/record';
import {tokenize} from '../records/words';
import {createInflections} from './inflections';
import type {Query} from './query';
import {allowedTypos, misspelledStarts, swappedSpellings} from './spelling';

/** Indexed fields, the most telling first; the ranking prefers matches in the first ones. */
export const indexFields: readonly string[] = ['heading', 'title', 'keywords', 'trail', 'content'];
/** The first so many of them are names of the record, as opposed to what stands around it. */
export const nameFields = 3;

const boost = {heading: 4, title: 2, keywords: 1, trail: 1.3, content: 1};
const weights = {fuzzy: 0.35, prefix: 0.6};
const trailLevels = [0, 2, 3, 4] as const;

/** The headings around the record, without its own and without the page title. */
function trail(record: SearchRecord): string {
  const fields = trailLevels
    .map((level): HierarchyField => `hierarchy.lvl${level}`)
    .filter(field => field !== `hierarchy.${record.type}`);
  return fields.flatMap(field => record[field] ?? []).join(' ');
}

/** A record that was found. */
export interface TextMatch {
  /** Position of the record. */
  id: number;
  /** BM25. */
  score: number;
  /** The fields that hold a word of the record, by word. */
  match: MatchInfo;
}

export interface TextIndex {
  /** Records with at least one of the terms, best first. */
  findTyped(query: Query): TextMatch[];
  /** Records that hold a phrase; best first. */
  findPhrase(phrase: string): readonly TextMatch[];
}

/** Builds the full-text index of the records, in memory. */
export function createTextIndex(records: readonly SearchRecord[]): TextIndex {
  const vocabulary = new Set<string>();
  /** Records by phrase: while a reader types, the same synonyms are looked up with every letter. */
  const phrases = new Map<string, TextMatch[]>();
  const index = new MiniSearch({
    idField: 'position',
    fields: [...indexFields],
    tokenize,
    processTerm(term) {
      vocabulary.add(term);
      return term;
    },
    searchOptions: {boost, weights, processTerm: word => word},
  });
  index.addAll(
    records.map((record, position) => ({
      position,
      heading: record.heading,
      title: record['hierarchy.lvl1'] ?? '',
      keywords: record.keywords?.join(' ') ?? '',
      trail: trail(record),
      content: record.content ?? '',
    })),
  );

  const inflections = createInflections(vocabulary);

  /** @param others words to find beside the terms */
  function find({terms, open}: Query, others: readonly string[]): SearchResult[] {
    const words = [...terms, ...others];
    return index.search(words.join(' '), {
      tokenize: () => words,
      prefix: word => open.has(word),
      fuzzy: word => (others.includes(word) ? false : allowedTypos(word)),
    });
  }

  /** Records that hold all words of a phrase, or other forms of them, in one field. */
  function searchPhrase(phrase: string): TextMatch[] {
    const words = tokenize(phrase).map(word => [word, ...inflections(word)]);
    const found = index.search({
      combineWith: 'AND',
      tokenize: word => [word],
      queries: words.map(forms => ({combineWith: 'OR', queries: forms})),
    });
    return found.filter(({match}) =>
      indexFields.some(field =>
        words.every(forms => forms.some(form => match[form]?.includes(field))),
      ),
    );
  }

  return {
    findTyped(query) {
      const {terms, open} = query;
      const others = terms.flatMap(term => [
        ...inflections(term),
        ...swappedSpellings(term, vocabulary),
      ]);
      const found = find(query, others);
      const unknown = [...open].filter(
        term => !found.some(({queryTerms}) => queryTerms.includes(term)),
      );
      if (unknown.length === 0) return found;
      const starts = unknown.flatMap(term => misspelledStarts(term, vocabulary));
      return starts.length > 0 ? find(query, [...others, ...starts]) : found;
    },

    findPhrase(phrase) {
      const known = phrases.get(phrase) ?? searchPhrase(phrase);
      phrases.set(phrase, known);
      return known;
    },
  };
}

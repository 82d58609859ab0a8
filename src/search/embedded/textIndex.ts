import MiniSearch, {type MatchInfo, type SearchResult} from 'minisearch';
import type {HierarchyField, SearchRecord} from '../records/record';
import {tokenize} from '../records/words';
import {allowedTypos, misspelledStarts, otherSpellings} from './spelling';

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

/** Whether the record at a position may be found. */
type Accepts = (position: number) => boolean;

export interface TextIndex {
  /**
   * Records with at least one of the terms, best first.
   *
   * @param terms query terms; the last one may be the beginning of a word
   */
  findTyped(terms: readonly string[], accepts: Accepts): TextMatch[];
  /** Records that hold a phrase; best first. */
  findPhrase(phrase: string, accepts: Accepts): TextMatch[];
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

  /** @param others words to find beside the terms */
  function find(
    terms: readonly string[],
    others: readonly string[],
    accepts: Accepts,
  ): SearchResult[] {
    const last = terms.at(-1);
    const words = [...terms, ...others];
    return index.search(words.join(' '), {
      tokenize: () => words,
      prefix: word => word === last,
      fuzzy: word => (others.includes(word) ? false : allowedTypos(word)),
      filter: ({id}) => accepts(id),
    });
  }

  /** Records that hold all words of a phrase, or their plurals, in one field. */
  function searchPhrase(phrase: string): TextMatch[] {
    const words = tokenize(phrase).map(word => [word, `${word}s`]);
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
    findTyped(terms, accepts) {
      const others = terms.flatMap(term => otherSpellings(term, vocabulary));
      const found = find(terms, others, accepts);
      const last = terms.at(-1) ?? '';
      const knowsLast = found.some(({queryTerms}) => queryTerms.includes(last));
      return knowsLast
        ? found
        : find(terms, [...others, ...misspelledStarts(last, vocabulary)], accepts);
    },

    findPhrase(phrase, accepts) {
      const known = phrases.get(phrase) ?? searchPhrase(phrase);
      phrases.set(phrase, known);
      return known.filter(({id}) => accepts(id));
    },
  };
}

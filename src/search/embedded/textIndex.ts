import MiniSearch, {type MatchInfo} from 'minisearch';
import type {HierarchyField, SearchRecord} from '../records/record';
import {tokenize} from '../records/words';
import {type JoinedWords, joinedKey, joinNeighbors, plainWords, readKey} from './compounds';
import {createInflections} from './inflections';
import {createReader, type Reader, type Reading} from './reading';
import {createVocabulary} from './vocabulary';

/** How much a field tells about its record, from 0 to 1; the most telling first. */
export const fieldWeights = {
  heading: 1,
  title: 0.75,
  names: 0.5,
  keywords: 0.2,
  trail: 0.25,
  content: 0,
  asked: 0,
  further: 0,
};

/** Indexed fields in that order. */
export const indexFields: readonly (keyof typeof fieldWeights)[] = [
  'heading',
  'title',
  'names',
  'keywords',
  'trail',
  'content',
  'asked',
  'further',
];
/** The first so many of them are names of the record, as opposed to what stands around it. */
export const nameFields = 4;

const boost = {
  heading: 4,
  title: 2,
  names: 1,
  keywords: 1,
  trail: 1.3,
  content: 1,
  asked: 0.7,
  further: 0.5,
};
const weights = {fuzzy: 0.35, prefix: 0.6};
/** Weight of words that were not typed so. */
const indirectWeight = 0.5;
const trailLevels = [0, 2, 3, 4] as const;

/** The headings around the record, without its own and without the page title. */
function trail(record: SearchRecord): string {
  const fields = trailLevels
    .map((level): HierarchyField => `hierarchy.lvl${level}`)
    .filter(field => field !== `hierarchy.${record.type}`);
  return fields.flatMap(field => record[field] ?? []).join(' ');
}

/** Fields in which neighboring words are found as one, too. */
const joinedFields: ReadonlySet<string> = new Set(['heading', 'names']);

/** Stands between two names of a field. */
const nameEnd = '\n';

/** The neighboring words of names as one: `quickstart` finds `Quick start`. */
function joinNames(names: string): JoinedWords[] {
  return names.split(nameEnd).flatMap(line => joinNeighbors(plainWords(line)));
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
  /** The words that neighboring words as one are made of. */
  partsOf(word: string): readonly string[];
  /** What the words of a query may mean here. */
  read: Reader;
  /** Records with at least one of the terms, or of what they may mean; best first. */
  findTyped(reading: Reading): TextMatch[];
  /** Records that hold a phrase; best first. */
  findPhrase(phrase: string): readonly TextMatch[];
}

/** Builds the full-text index of the records, in memory. */
export function createTextIndex(records: readonly SearchRecord[]): TextIndex {
  const known = new Set<string>();
  const joinedParts = new Map<string, readonly string[]>();
  /** The terms of a field, which become part of the vocabulary. */
  function termsOf(text: string, field = ''): string[] {
    const terms = tokenize(text);
    const joined = joinedFields.has(field) ? joinNames(text) : [];
    for (const {word, parts} of joined) joinedParts.set(word, parts);
    for (const word of [...terms, ...joined.map(({word: whole}) => whole)]) known.add(word);
    return [...terms, ...joined.map(({word}) => joinedKey(word))];
  }
  /** Records by phrase: while a reader types, the same synonyms are looked up with every letter. */
  const phrases = new Map<string, TextMatch[]>();
  const index = new MiniSearch({
    idField: 'position',
    fields: [...indexFields],
    tokenize: termsOf,
    processTerm: term => term,
    searchOptions: {boost, weights, processTerm: word => word},
  });
  index.addAll(
    records.map((record, position) => {
      const {names = [], topics = [], keywords = []} = record;
      const given = [...names, ...topics];
      return {
        position,
        heading: record.heading,
        title: record['hierarchy.lvl1'] ?? '',
        names: given.join(nameEnd),
        keywords: keywords.slice(given.length).join(' '),
        trail: trail(record),
        content: record.content ?? '',
        asked: record.asked?.join(' ') ?? '',
        further: record.further?.join(' ') ?? '',
      };
    }),
  );

  const vocabulary = createVocabulary(known);
  const inflections = createInflections(vocabulary.words);

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
    partsOf: word => joinedParts.get(word) ?? [],
    read: createReader(vocabulary, inflections),

    findTyped({terms, parts, open, forms, corrections, compounds}) {
      const corrected = [...corrections.values()].flatMap(words => [...words.keys()]);
      const words = new Set([...terms, ...forms, ...corrected, ...compounds.keys()]);
      const keys = [...words].flatMap(word => [word, joinedKey(word)]);
      const typed = new Set(terms.filter(term => !parts.has(term)));
      return index.search(keys.join(' '), {
        tokenize: () => keys,
        prefix: key => open.has(readKey(key).word),
        boostTerm: key => (typed.has(key) ? 1 : indirectWeight),
      });
    },

    findPhrase(phrase) {
      const known = phrases.get(phrase) ?? searchPhrase(phrase);
      phrases.set(phrase, known);
      return known;
    },
  };
}

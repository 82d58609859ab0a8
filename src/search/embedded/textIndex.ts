import type {HierarchyField, SearchRecord} from '../records/record';
import {tokenize} from '../records/words';
import {type JoinedWords, joinedKey, joinNeighbors, plainWords, readKey} from './compounds';
import {createInflections} from './inflections';
import {type Cutter, createCutter} from './longQuery';
import {createReader, type Reader, type Reading} from './reading';
import {createVocabulary} from './vocabulary';
import {createWordIndex, type TextMatch} from './wordIndex';

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
/** Weight of words that were not typed so. */
const indirectWeight = 0.5;
const trailFields = [0, 2, 3, 4].map(level => `hierarchy.lvl${level}` as HierarchyField);

/** The headings around the record, without its own and without the page title. */
function trail(record: SearchRecord): string {
  const own: HierarchyField = `hierarchy.${record.type}`;
  return trailFields.flatMap(field => (field === own ? [] : (record[field] ?? []))).join(' ');
}

/** Stands between two names of a field. */
const nameEnd = '\n';

/** The neighboring words of names as one: `quickstart` finds `Quick start`. */
function joinNames(names: string): JoinedWords[] {
  return names.split(nameEnd).flatMap(line => joinNeighbors(plainWords(line)));
}

export interface TextIndex {
  /** The words that neighboring words as one are made of. */
  partsOf(word: string): readonly string[];
  /** Leaves of a long query the words that tell most here. */
  cut: Cutter;
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
  /** The terms of a text, which become part of the vocabulary. */
  function termsOf(text: string): string[] {
    const terms = tokenize(text);
    for (const word of terms) known.add(word);
    return terms;
  }
  /** The terms of names, and their neighboring words as one. */
  function nameTermsOf(names: string): string[] {
    const joined = joinNames(names);
    for (const {word, parts} of joined) {
      joinedParts.set(word, parts);
      known.add(word);
    }
    return [...termsOf(names), ...joined.map(({word}) => joinedKey(word))];
  }
  /** Records by phrase: while a reader types, the same synonyms are looked up with every letter. */
  const phrases = new Map<string, TextMatch[]>();
  const index = createWordIndex(boost, records, record => {
    const {names = [], topics = [], keywords = [], asked = [], further = []} = record;
    const given = [...names, ...topics];
    return {
      heading: nameTermsOf(record.heading),
      title: termsOf(record['hierarchy.lvl1'] ?? ''),
      names: nameTermsOf(given.join(nameEnd)),
      keywords: termsOf(keywords.slice(given.length).join(' ')),
      trail: termsOf(trail(record)),
      content: termsOf(record.content ?? ''),
      // What readers ask is no spelling to go by.
      asked,
      further: termsOf(further.join(' ')),
    };
  });

  const vocabulary = createVocabulary(known);
  const inflections = createInflections(vocabulary.has);

  /** Records that hold all words of a phrase, or other forms of them, in one field. */
  function searchPhrase(phrase: string): TextMatch[] {
    const words = tokenize(phrase).map(word => [word, ...inflections(word)]);
    const found = index.findAll(words);
    return found.filter(({match}) =>
      indexFields.some(field =>
        words.every(forms => forms.some(form => match[form]?.includes(field))),
      ),
    );
  }

  return {
    partsOf: word => joinedParts.get(word) ?? [],
    cut: createCutter(index.rarity),
    read: createReader(vocabulary, inflections),

    findTyped({terms, parts, open, forms, corrections, compounds}) {
      const corrected = [...corrections.values()].flatMap(words => [...words.keys()]);
      const words = new Set([...terms, ...forms, ...corrected, ...compounds.keys()]);
      const keys = [...words].flatMap(word => [word, joinedKey(word)]);
      const typed = new Set(terms.filter(term => !parts.has(term)));
      return index.findAny(
        keys.map(key => ({
          word: key,
          weight: typed.has(key) ? 1 : indirectWeight,
          isOpen: open.has(readKey(key).word),
        })),
      );
    },

    findPhrase(phrase) {
      const known = phrases.get(phrase) ?? searchPhrase(phrase);
      phrases.set(phrase, known);
      return known;
    },
  };
}

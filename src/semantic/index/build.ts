/** Makes the index of the pages of one docs version; runs in the build. */
import type {IndexedPage} from '../../search/records/record.ts';
import {namePhrase} from '../text/phrases.ts';
import {stemsOf} from '../text/terms.ts';
import {lengthOf, pageText, questionText, sectionTexts, weighStems} from './documents.ts';
import {writeNumbers, writePairs} from './numbers.ts';
import {type ConceptStems, type PageEntry, type SemanticIndex, weightLevels} from './shape.ts';

/** A concept of the lexicon, in words. */
export interface Concept {
  same: readonly string[];
  also?: readonly string[];
  asks?: readonly string[];
}

export interface Corpus {
  pages: readonly IndexedPage[];
  /** Questions that readers ask, by the address of the page that answers them. */
  questions: ReadonlyMap<string, readonly string[]>;
  /** Questions that no page answers. */
  elsewhere?: readonly string[];
  lexicon: readonly Concept[];
  /** End of the address of the page whose headings are terms, which their sections define. */
  glossary?: string;
  /** Groups of words that mean nearly the same. */
  everyday?: readonly (readonly string[])[];
}

interface Holder {
  id: number;
  /** Place in `weightLevels`. */
  level: number;
}

/** The lowest level that a stem keeps where more than so many texts hold it: what many say says little. */
const lowestLevels = [
  {holders: 200, level: 2},
  {holders: 8, level: 1},
];

function nearestLevel(weight: number): number {
  const distances = weightLevels.map(level => Math.abs(level - weight));
  return distances.indexOf(Math.min(...distances));
}

/**
 * The holders of each stem, in the order of their ids.
 *
 * @param isOfPage whether a document is of a page: what is asked elsewhere makes no word common here
 */
function collectHolders(
  documents: readonly ReadonlyMap<string, number>[],
  isOfPage: (id: number) => boolean,
): Map<string, Holder[]> {
  const holders = new Map<string, Holder[]>();
  documents.forEach((weights, id) => {
    for (const [stem, weight] of weights) {
      const holder = {id, level: nearestLevel(weight)};
      const known = holders.get(stem);
      if (known) known.push(holder);
      else holders.set(stem, [holder]);
    }
  });
  for (const [stem, all] of holders) {
    const count = all.filter(({id}) => isOfPage(id)).length;
    const lowest = lowestLevels.find(({holders: most}) => count > most)?.level ?? 0;
    holders.set(
      stem,
      all.filter(({level}) => level >= lowest),
    );
  }
  return holders;
}

function phrases(texts: readonly string[]): string[] {
  return [...new Set(texts.map(text => stemsOf(text).join(' ')).filter(Boolean))];
}

/** Everyday words as concepts: those that the pages say, and those that only readers say. */
function stemEveryday(
  groups: readonly (readonly string[])[],
  isKnown: (phrase: string) => boolean,
): ConceptStems[] {
  return groups.map(phrases).flatMap((group): ConceptStems[] => {
    const own = group.filter(isKnown);
    return own.length > 0 ? [[own, [], group.filter(phrase => !isKnown(phrase))]] : [];
  });
}

/** The lexicon as stems, without what this version does not say. */
function stemLexicon(
  lexicon: readonly Concept[],
  isKnown: (phrase: string) => boolean,
): ConceptStems[] {
  return lexicon.flatMap(({same, also = [], asks = []}): ConceptStems[] => {
    const own = phrases(same).filter(isKnown);
    const near = phrases(also).filter(isKnown);
    return own.length + near.length > 0 ? [[own, near, phrases(asks)]] : [];
  });
}

/** What a page is called by besides its title. */
function namesOf({names, sections}: IndexedPage): string {
  const known = new Set(['', namePhrase(sections[0]?.heading ?? '')]);
  return names
    .map(namePhrase)
    .filter(name => !known.has(name) && known.add(name))
    .join(',');
}

function termsOf({sections}: IndexedPage): string {
  return sections
    .slice(1)
    .map(({heading}) => namePhrase(heading))
    .join(',');
}

function toPageEntry(page: IndexedPage, questions: number, isGlossary: boolean): PageEntry {
  const {url, rank, sections} = page;
  const names = namesOf(page);
  return {
    url,
    title: sections[0]?.heading ?? '',
    links: rank,
    sections: sections.length,
    questions,
    ...(names && {names}),
    ...(isGlossary && {terms: termsOf(page)}),
  };
}

export function buildSemanticIndex({
  pages,
  questions,
  elsewhere = [],
  lexicon,
  glossary,
  everyday = [],
}: Corpus): SemanticIndex {
  const asked = (url: string) => questions.get(url) ?? [];
  const sections = pages.flatMap(sectionTexts);
  const texts = [
    ...sections,
    ...pages.flatMap(({url}) => asked(url).map(questionText)),
    ...elsewhere.map(questionText),
    ...pages.map(pageText),
  ];
  const total = sections.reduce((sum, {content}) => sum + lengthOf(content), 0);
  const averageLength = total / (sections.length || 1);
  const common = texts.length - pages.length;
  const holders = collectHolders(
    texts.map(text => weighStems(text, averageLength)),
    id => id < common - elsewhere.length || id >= common,
  );
  const terms = [...holders]
    .filter(([, all]) => all.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const known = new Set(terms.map(([stem]) => stem));
  const isKnown = (phrase: string) => phrase.split(' ').every(stem => known.has(stem));
  return {
    pages: pages.map(page =>
      toPageEntry(
        page,
        asked(page.url).length,
        glossary !== undefined && page.url.endsWith(glossary),
      ),
    ),
    elsewhere: elsewhere.length,
    terms: terms.map(([stem]) => stem).join(' '),
    counts: writeNumbers(terms.map(([, all]) => all.length)),
    distances: writeNumbers(
      terms.flatMap(([, all]) => all.map(({id}, at) => id - (all[at - 1]?.id ?? 0))),
    ),
    weights: writePairs(terms.flatMap(([, all]) => all.map(({level}) => level))),
    lexicon: [...stemLexicon(lexicon, isKnown), ...stemEveryday(everyday, isKnown)],
  };
}

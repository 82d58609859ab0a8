/** What is searched of a page: its sections, and the questions of readers that it answers. */
import type {IndexedPage} from '../../search/records/record.ts';
import {stopWords} from '../text/plainWords.ts';
import {readTerms} from '../text/terms.ts';

/** A text with the places that its words stand in. */
export interface DocumentText {
  /** Texts and how much each of their words counts. */
  fields: readonly (readonly [text: string, weight: number])[];
  /** Text whose words count the less, the longer it is. */
  content: string;
}

/** How much a word counts by where it stands; fitted to questions that are not in the index. */
const fieldWeights = {
  heading: 4,
  title: 2,
  names: 4,
  ancestors: 1,
  content: 1,
  address: 0.5,
  question: 4,
};
/** How much the length of a text takes from the weight of its words, from 0 to 1. */
const lengthShare = 0.6;

/** What each section is found by that the others are not. */
export function sectionTexts({names, topics, sections}: IndexedPage): DocumentText[] {
  const trail: string[] = [];
  return sections.map(({level, heading, content}, index) => {
    trail.length = Math.min(trail.length, level - 1);
    const ancestors = trail.slice(1).filter(Boolean).join(' ');
    trail[level - 1] = heading;
    const isPage = index === 0;
    return {
      fields: [
        [heading, fieldWeights.heading],
        [isPage ? [...names, ...topics].join(' ') : '', fieldWeights.names],
        [ancestors, fieldWeights.ancestors],
      ],
      content,
    };
  });
}

/** What all sections of a page are found by. */
export function pageText({url, category, sections}: IndexedPage): DocumentText {
  const fields = [
    [sections[0]?.heading ?? '', fieldWeights.title],
    [category, fieldWeights.ancestors],
    [url.split('/').slice(3).join(' '), fieldWeights.address],
  ] as const;
  return {fields, content: ''};
}

export function questionText(question: string): DocumentText {
  return {fields: [[question, fieldWeights.question]], content: ''};
}

/** What is longer is a hash that nobody asks for. */
const longestStem = 40;
/** A piece of an id or a hash, such as `9b6e`. */
const hexadecimal = /^(?=.*\d)(?=.*[a-f])[0-9a-f]{4,}$/;

function isIndexed(word: string, stem: string): boolean {
  return stem.length <= longestStem && !hexadecimal.test(stem) && !stopWords.has(word);
}

/** Words of a text. */
export function lengthOf(text: string): number {
  return readTerms(text).length;
}

/** The weight of each stem of a document. */
export function weighStems(
  {fields, content}: DocumentText,
  averageLength: number,
): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const {word, stem} of readTerms(text)) {
      if (isIndexed(word, stem)) weights.set(stem, (weights.get(stem) ?? 0) + weight);
    }
  };
  for (const [text, weight] of fields) add(text, weight);
  const relativeLength = lengthOf(content) / (averageLength || 1);
  add(content, fieldWeights.content / (1 - lengthShare + lengthShare * relativeLength));
  return weights;
}

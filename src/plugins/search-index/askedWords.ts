/** The words in which readers ask for a page: those of the questions that were written for the search by meaning. */
import {bases} from '../../search/embedded/inflections.ts';
import type {IndexedPage} from '../../search/records/record.ts';
import {queryTerms, tokenize} from '../../search/records/words.ts';

const plainWord = /^[\p{L}\p{N}]{2,}$/u;

/** A page by what it is called. */
type NamedPage = Pick<IndexedPage, 'names' | 'topics' | 'sections'>;

/** The distinct words of questions that carry meaning, in any form none of the names of the page. */
export function askedWords(questions: readonly string[], page: NamedPage): string[] {
  const {names, topics, sections} = page;
  const title = sections[0]?.heading ?? '';
  const named = new Set(tokenize([title, ...names, ...topics].join(' ')).flatMap(bases));
  const words = new Set(questions.flatMap(queryTerms).filter(word => plainWord.test(word)));
  return [...words].filter(word => !bases(word).some(base => named.has(base))).sort();
}

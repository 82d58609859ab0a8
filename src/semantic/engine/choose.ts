/** Chooses the pages that answer a question from what was found. */
import {stopWords} from '../text/plainWords.ts';
import {questionStart} from '../text/questionStart.ts';
import {readTerms} from '../text/terms.ts';
import type {Answered} from './found.ts';
import {isElsewhere} from './refusal.ts';

/** A page with the section of it that comes closest. */
export interface ClosePage {
  /** Path on this site, without the anchor. */
  url: string;
  title: string;
  /** Its place in the page, 0 for the page itself, or where it begins. */
  section: number | SectionStart;
}

/** Both are empty for the page itself. */
export interface SectionStart {
  heading: string;
  anchor: string;
}

/** Up to so many words, or so many telling ones, are names, which the keyword search knows best. */
const fewWords = 3;
const fewTellingWords = 2;
/** Share of the names that a page has to say where there is no keyword search. */
const leastSaid = 0.5;

/** Whether a question is words to look up, and has nothing to be understood. */
export function isKeywords(question: string): boolean {
  const parts = question.split(/\s+/).filter(Boolean);
  if (parts.length <= fewWords) return true;
  const telling = parts.filter(part => readTerms(part).some(({word}) => !stopWords.has(word)));
  return telling.length <= fewTellingWords && !questionStart.test(question);
}

/**
 * The pages that answer a question, best first; none when nothing fits.
 *
 * @param byKeyword what the keyword search finds for words to look up, best first; may be empty
 */
export function choosePages(
  question: string,
  found: Answered,
  byKeyword: readonly ClosePage[],
): readonly ClosePage[] {
  const {pages, isFitting, isDefinition} = found;
  if (isDefinition) return pages;
  if (!isKeywords(question)) return isFitting ? pages : [];
  if (isElsewhere(found)) return [];
  return byKeyword.length > 0 ? byKeyword : pages.filter(({told}) => told.page >= leastSaid);
}

/** Joins what both engines find into the pages that answer a question. */
import {stopWords} from '../text/plainWords.ts';
import {readTerms} from '../text/terms.ts';
import type {Answered} from './found.ts';

/** A page with the section of it that comes closest. */
export interface ClosePage {
  /** Path on this site, without the anchor. */
  url: string;
  title: string;
  /** Empty for the page itself. */
  heading: string;
  /** Empty for the page itself. */
  anchor: string;
}

/** How much a place in the keyword search counts, against 1 for the best page by meaning. */
const keywordWeight = 0.2;
const keywordDecay = 5;
/** So many pages of the keyword search count. */
export const keywordPages = 60;
/** Up to so many telling words are no question but names, which the keyword search knows best. */
const fewWords = 2;

/** Whether a question is words to look up, and has nothing to be understood. */
export function isKeywords(question: string): boolean {
  const telling = question
    .split(/\s+/)
    .filter(part => readTerms(part).some(({word}) => !stopWords.has(word)));
  return telling.length <= fewWords;
}

/**
 * The pages that answer a question, best first; none when nothing fits.
 *
 * @param keyword what the keyword search finds, best first; may be empty when it cannot be had
 */
export function choosePages(
  question: string,
  found: Answered,
  keyword: readonly ClosePage[],
): ClosePage[] {
  if (isKeywords(question) && keyword.length > 0) return [...keyword];
  if (!found.isFitting) return [];
  const best = found.pages[0]?.score ?? 1;
  const scored = new Map<string, {page: ClosePage; score: number}>(
    found.pages.map(page => [page.url, {page, score: page.score / best}]),
  );
  keyword.slice(0, keywordPages).forEach((page, place) => {
    const known = scored.get(page.url) ?? {page, score: 0};
    const score = known.score + keywordWeight / (1 + place / keywordDecay);
    scored.set(page.url, {page: known.page, score});
  });
  return [...scored.values()].sort((a, b) => b.score - a.score).map(({page}) => page);
}

/**
 * Invariant: in every version the median page has 350 words of prose or more, outside code. What is
 * looked up rather than read (references, SDK members, REST calls) does not count.
 */
import {isMemberPage} from '../../src/members/addresses.ts';
import type {Check} from '../lib/check.ts';
import {type Page, readPages} from '../lib/pages.ts';
import {countWords} from '../lib/sentences.ts';

const smallestMedian = 350;

const lookedUpTypes = new Set(['sdk-reference', 'api-member', 'api-operation']);

type MeasuredPage = Pick<Page, 'file' | 'collection' | 'frontMatter' | 'source'>;

/** By its type, or because it is a member page: the lists of packages are of another type. */
function isLookedUp({file, frontMatter}: MeasuredPage): boolean {
  return lookedUpTypes.has(String(frontMatter.content_type)) || isMemberPage(file);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The median number of words of a version's pages, without those that are looked up. */
export function medianWords(pages: readonly MeasuredPage[]): Map<string, number> {
  const read = pages.filter(page => !isLookedUp(page));
  const versions = [...new Set(read.map(({collection}) => collection))];
  return new Map(
    versions.map(version => [
      version,
      median(
        read.filter(({collection}) => collection === version).map(({source}) => countWords(source)),
      ),
    ]),
  );
}

/** One entry per version whose pages are too short. */
export function lengthProblems(pages: readonly MeasuredPage[]): string[] {
  return [...medianWords(pages)]
    .filter(([, words]) => words < smallestMedian)
    .map(
      ([version, words]) =>
        `${version}: the median page has ${words} words of prose, not ${smallestMedian}`,
    );
}

export const length: Check = {
  name: 'length',
  run: async () => lengthProblems(await readPages()),
};

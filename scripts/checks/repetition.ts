/**
 * Invariant: within a version, no two pages share more than 30 % of their sentences. Sister pages
 * (providers, front-end families) tell what differs and link to what they have in common. Nor is an
 * older page a copy with another number: pages of two versions share 40 % at most. Member
 * pages are made from the same data in every version, so they are compared within a version only.
 */
import {isMemberPage} from '../../src/members/addresses.ts';
import type {Check} from '../lib/check.ts';
import {type Page, readPages} from '../lib/pages.ts';
import {sentencesOf} from '../lib/sentences.ts';

/** The largest share of the smaller page's sentences that may stand on another page as well. */
const largestShare = {sameVersion: 0.3, otherVersion: 0.4};

/** Two pages and the share of the smaller one's sentences that both have, 0 to 1. */
export interface Overlap {
  files: [string, string];
  share: number;
  sameVersion: boolean;
}

type PageText = Pick<Page, 'file' | 'collection' | 'source'>;

/** Every pair of pages with a sentence in common, the largest share first. */
export function overlaps(pages: readonly PageText[]): Overlap[] {
  const texts = pages.map(page => ({...page, sentences: sentencesOf(page.source)}));
  const pairs = texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap(other => {
      const sameVersion = one.collection === other.collection;
      if (!sameVersion && isMemberPage(one.file) && isMemberPage(other.file)) return [];
      const [smaller, larger] =
        one.sentences.size <= other.sentences.size ? [one, other] : [other, one];
      const common = [...smaller.sentences].filter(text => larger.sentences.has(text)).length;
      if (common === 0) return [];
      const files: Overlap['files'] = [one.file, other.file];
      return [{files, share: common / smaller.sentences.size, sameVersion}];
    }),
  );
  return pairs.sort((a, b) => b.share - a.share);
}

/** One entry per pair of pages that share too much. */
export function repetitionProblems(pages: readonly PageText[]): string[] {
  return overlaps(pages)
    .filter(({share, sameVersion}) => {
      return share > (sameVersion ? largestShare.sameVersion : largestShare.otherVersion);
    })
    .map(
      ({files, share}) =>
        `${files.join(' and ')} share ${Math.round(share * 100)} % of their sentences`,
    );
}

export const repetition: Check = {
  name: 'repetition',
  run: async () => repetitionProblems(await readPages()),
};

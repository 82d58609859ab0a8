/** Finds the sections of one page in another. */
import type {Block} from '../../content/versionChanges.ts';
import {similarity, wordsOf} from './similarity.ts';

/** A heading and the text below it, up to the next heading. */
export interface Section {
  blocks: readonly Block[];
}

/** Share of words that two sections with different headings have in common if one is the other. */
const sameText = 0.5;

const isHeading = ({kind}: Block) => kind.startsWith('h');

export function splitSections(blocks: readonly Block[]): Section[] {
  const sections: {blocks: Block[]}[] = [];
  for (const block of blocks) {
    const current = sections.at(-1);
    if (!current || isHeading(block)) sections.push({blocks: [block]});
    else current.blocks.push(block);
  }
  return sections;
}

/** Which sections are the same. */
export interface Matches {
  /** Position in the older page by position in the newer one. */
  partners: Map<number, number>;
  /** Positions in the newer page of sections that changed their place among those that both pages have. */
  moved: Set<number>;
}

interface Candidate {
  older: number;
  newer: number;
  score: number;
}

/** All pairs of sections that could be the same: those with the same heading first, then those with similar texts. */
function candidates(older: readonly Section[], newer: readonly Section[]): Candidate[] {
  const words = ({blocks}: Section) => wordsOf(blocks.map(({text}) => text).join('\n'));
  const headingOf = ({blocks: [heading]}: Section) => heading?.text.toLowerCase();
  const olderWords = older.map(words);
  const found: Candidate[] = [];
  for (const [newerIndex, section] of newer.entries()) {
    const ownWords = words(section);
    for (const [olderIndex, other] of older.entries()) {
      const isTitle = newerIndex === 0 || olderIndex === 0;
      if (isTitle && newerIndex !== olderIndex) continue;
      const share = similarity(ownWords, olderWords[olderIndex] ?? new Set());
      const hasSameHeading = isTitle || headingOf(section) === headingOf(other);
      if (!hasSameHeading && share < sameText) continue;
      // Of sections with the same heading and similar texts, the ones closest to each other.
      const distance = Math.abs(newerIndex - olderIndex) / 1000;
      const score = share + (hasSameHeading ? 1 : 0) - distance;
      found.push({older: olderIndex, newer: newerIndex, score});
    }
  }
  return found.sort((a, b) => b.score - a.score);
}

/** The members of a longest rising subsequence. */
function rising(numbers: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const number of numbers) {
    const before = best.filter(list => (list.at(-1) ?? 0) < number);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, number]);
  }
  return new Set(best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
}

export function matchSections(older: readonly Section[], newer: readonly Section[]): Matches {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const candidate of candidates(older, newer)) {
    if (pairs.has(candidate.newer) || taken.has(candidate.older)) continue;
    pairs.set(candidate.newer, candidate.older);
    taken.add(candidate.older);
  }
  const partners = new Map([...pairs].sort(([a], [b]) => a - b));
  const inPlace = rising([...partners.values()]);
  const moved = [...partners].filter(([, from]) => !inPlace.has(from)).map(([index]) => index);
  return {partners, moved: new Set(moved)};
}

/**
 * Invariant: the prose of docs/, api/ and versioned_docs/ does not call anything easy, and leaves
 * out the fillers "just" and "simply". Titles and descriptions count as prose, code does not.
 */
import type {Check} from '../lib/check.ts';
import {type Page, readPages} from '../lib/pages.ts';
import {proseOf} from '../lib/prose.ts';

const banned = /\b(?:easy|easily|just|simply)\b/gi;

/** One entry per banned word: file, line and word. */
export function wordProblems(pages: readonly Pick<Page, 'file' | 'source'>[]): string[] {
  return pages.flatMap(({file, source}) =>
    proseOf(source)
      .split('\n')
      .flatMap((line, index) =>
        (line.match(banned) ?? []).map(word => `${file}:${index + 1}: "${word}": leave it out`),
      ),
  );
}

export const words: Check = {name: 'words', run: async () => wordProblems(await readPages())};

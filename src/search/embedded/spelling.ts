/** What counts as a typing mistake, and which words of the pages a mistyped word may mean. */
import {bases} from './inflections';
import type {Vocabulary} from './vocabulary';

/** Longer query terms may differ from a word of the page by a fifth of their letters. */
export function allowedTypos(term: string): number {
  return term.length > 3 && !/^\d+$/.test(term) ? Math.round(term.length * 0.2) : 0;
}

/**
 * Letters to insert, delete, replace or swap with their neighbour to turn one word into the other
 * (optimal string alignment).
 *
 * @param limit what is further is said to be infinitely far
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({length: to.length + 1}, (_, column) => column);
  for (let row = 0; row < from.length; row++) {
    const current = [row + 1];
    let least = row + 1;
    for (let column = 0; column < to.length; column++) {
      const replaced = (previous[column] ?? 0) + (from[row] === to[column] ? 0 : 1);
      const inserted = (current[column] ?? 0) + 1;
      const deleted = (previous[column + 1] ?? 0) + 1;
      const isSwap = from[row] === to[column - 1] && from[row - 1] === to[column];
      const swapped = isSwap ? (beforePrevious[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      const distance = Math.min(replaced, inserted, deleted, swapped);
      current.push(distance);
      if (distance < least) least = distance;
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** Whether a reader may have typed `term`, with one typo at most, while beginning to type `word`. */
export function isMisspelledStart(word: string, term: string): boolean {
  if (word.length <= term.length || word[0] !== term[0] || allowedTypos(term) === 0) return false;
  const lengths = [term.length - 1, term.length, term.length + 1];
  return lengths.some(length => editDistance(word.slice(0, length), term, 1) <= 1);
}

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether more letters are in one word alone than so many mistakes can explain: each explains two. */
function differ(letters: number, others: number, mistakes: number): boolean {
  let alone = letters ^ others;
  for (let count = 0; alone !== 0; count++) {
    if (count === 2 * mistakes) return true;
    alone &= alone - 1;
  }
  return false;
}

/** Gives the words that a mistyped term may mean or, if it may be unfinished, may begin to mean. */
export type Spelling = (term: string, isUnfinished: boolean) => readonly string[];

/** Builds a spelling over a vocabulary. What it finds, it remembers for the letters that follow. */
export function createSpelling({words}: Vocabulary): Spelling {
  const known = new Map<string, readonly string[]>();
  const letters = Int32Array.from(words, lettersOf);

  /** The words that are as close to the term as any, within its allowed mistakes. */
  function closest(term: string): string[] {
    let found: string[] = [];
    let least = allowedTypos(term);
    if (least === 0) return found;
    const own = lettersOf(term);
    for (const [at, word] of words.entries()) {
      if (Math.abs(word.length - term.length) > least) continue;
      // Far cheaper than the distance, which few words are worth.
      if (differ(letters[at] ?? 0, own, least)) continue;
      const distance = editDistance(word, term, least);
      if (distance < least) found = [];
      if (distance <= least) {
        least = distance;
        found.push(word);
      }
    }
    return found;
  }

  function correct(term: string, isUnfinished: boolean): string[] {
    const found = closest(term);
    if (found.length > 0) return found;
    // What was mistyped may be another form of a word than the pages have.
    const forms = bases(term).flatMap(closest);
    if (forms.length > 0 || !isUnfinished) return forms;
    return words.filter(word => isMisspelledStart(word, term));
  }

  return (term, isUnfinished) => {
    const key = `${term} ${isUnfinished}`;
    const corrections = known.get(key) ?? correct(term, isUnfinished);
    known.set(key, corrections);
    return corrections;
  };
}

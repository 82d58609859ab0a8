/** Words that some write as one and others as several: `quick start`, `quickstart`. */
import {isStopWord} from '../records/words';

/** Before what an index holds as one word and the text as several. */
const joinedMark = '+';

/** How an index names neighboring words as one, so that nobody takes them for a word of the text. */
export function joinedKey(word: string): string {
  return joinedMark + word;
}

/** The word behind a name in the index, and whether the text has it as several. */
export function readKey(key: string): {word: string; isJoined: boolean} {
  const isJoined = key.startsWith(joinedMark);
  return {word: isJoined ? key.slice(joinedMark.length) : key, isJoined};
}

/** Neighboring words written as one. */
export interface JoinedWords {
  word: string;
  /** The words that it is made of, in order. */
  parts: readonly string[];
}

/** Chains of at most so many neighboring words, written as one. */
export function joinChains(words: readonly string[], longest: number): JoinedWords[] {
  return words.flatMap((_, start) => {
    const counts = Array.from({length: Math.min(longest, words.length - start)}, (_, at) => at + 1);
    return counts.slice(1).map(count => {
      const parts = words.slice(start, start + count);
      return {word: parts.join(''), parts};
    });
  });
}

/** Neighboring words of a name as one: two of them, or three around a stop word. */
export function joinNeighbors(words: readonly string[]): JoinedWords[] {
  return words.flatMap((_, start) => {
    const counts = isStopWord(words[start + 1] ?? '') ? [2, 3] : [2];
    return counts.flatMap(count => {
      const parts = words.slice(start, start + count);
      return parts.length < count || parts.every(isStopWord) ? [] : {word: parts.join(''), parts};
    });
  });
}

/** The words of a text as they stand, without the wholes of identifiers. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Parts of a word that is split have at least so many letters. */
const shortestPart = 2;
/** Words are split into at most so many parts. */
const maxSplit = 4;

/**
 * The known words that a word is made of, in as few parts as possible: `webhook` → web, hook.
 *
 * @returns undefined when it is not made of known words
 */
export function splitWord(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  /** The best split of the first letters, by their number. */
  const splits: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start <= end - shortestPart; start++) {
      const before = splits[start];
      const part = word.slice(start, end);
      if (!before || before.length === maxSplit || part === word || !isKnown(part)) continue;
      if (before.length + 1 < (splits[end]?.length ?? Number.POSITIVE_INFINITY))
        splits[end] = [...before, part];
    }
  }
  return splits[word.length];
}

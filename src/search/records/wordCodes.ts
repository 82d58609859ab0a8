/**
 * Writes the words that the texts of an index repeat as one character each. Compression looks no
 * further back than 32 KB and cannot do this for a megabyte: the file becomes a seventh smaller.
 */

/** Codes are characters of two or three bytes in UTF-8, the shortest for the most frequent words. Those that a text itself holds get a code as well. */
const firstCode = 0x100;
const lastCode = 0xfff;
const codes = /[\u0100-\u0fff]/g;

/** Characters that no encoded text holds, so that many of them can be one. */
export const separators = {text: '|', list: '~'} as const;

/** A word with the space before it, or a character that could be taken for a code or a separator. */
const codable = / ?[A-Za-z0-9]+|[|~\u0100-\u0fff]/g;
const special = /^[|~\u0100-\u0fff]/;

const isSpecial = (text: string) => special.test(text);

/** Bytes that a code saves, besides the word in the list. */
function saved(word: string, count: number): number {
  return isSpecial(word) ? Number.POSITIVE_INFINITY : (count - 1) * (word.length - 2);
}

/** The first code of three bytes. */
const firstLongCode = 0x800;
/** How many words have a code of two. */
const shortCodes = firstLongCode - firstCode;

/** Words with codes of two bytes and those with three, each as one text, in the order of their codes. */
export type WordTexts = readonly [short: string, long: string];

/** Stands between two words. */
const wordEnd = ',';

/** Most frequent words first, in alphabetical blocks, which take less space. */
function inBlocks(frequent: readonly string[], size: number): string[] {
  return frequent.length > 0
    ? [...frequent.slice(0, size).sort(), ...inBlocks(frequent.slice(size), size)]
    : [];
}

/** The words of these that are wanted, as texts. */
function toTexts(frequent: readonly string[], isWanted: (word: string) => boolean): WordTexts {
  const short = frequent.slice(0, shortCodes).filter(isWanted);
  const long = frequent.slice(shortCodes).filter(isWanted);
  return [inBlocks(short, 64).join(wordEnd), long.sort().join(wordEnd)];
}

/**
 * The words that get a code. Those of the texts that are read first come first, so that the others can come later.
 *
 * @returns the words that the first texts need, and those that only the others do
 */
export function chooseWords(
  firstTexts: readonly string[],
  otherTexts: readonly string[],
): {first: WordTexts; others: WordTexts} {
  const counts = new Map<string, number>();
  for (const text of [...firstTexts, ...otherTexts]) {
    for (const word of text.match(codable) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const chosen = [...counts]
    .map(([word, count]) => ({word, count, saved: saved(word, count)}))
    .filter(({saved}) => saved > 0)
    .sort((a, b) => b.saved - a.saved)
    .slice(0, lastCode - firstCode + 1)
    .sort((a, b) => b.count - a.count)
    .map(({word}) => word);
  const needed = new Set(firstTexts.flatMap(text => text.match(codable) ?? []));
  return {
    first: toTexts(chosen, word => needed.has(word)),
    others: toTexts(chosen, word => !needed.has(word)),
  };
}

/**
 * The words by their codes, from the first code on.
 *
 * @param others of the same choice; without them, only the first texts can be read
 */
export function readWords(first: WordTexts, others?: WordTexts): string[] {
  const words: string[] = [];
  [0, shortCodes].forEach((start, length) => {
    const texts = [first[length], others?.[length]];
    texts
      .flatMap(text => (text ? text.split(wordEnd) : []))
      .forEach((word, at) => {
        words[start + at] = word;
      });
  });
  return words;
}

/** @param words those of a choice for texts of which this is one */
export function createEncoder(words: readonly string[]): (text: string) => string {
  const known = new Map<string, string>();
  words.forEach((word, at) => {
    known.set(word, String.fromCharCode(firstCode + at));
  });
  return text => text.replace(codable, word => known.get(word) ?? word);
}

/** @param words those that the text was encoded with */
export function decode(text: string, words: readonly string[]): string {
  return text.replace(codes, code => words[code.charCodeAt(0) - firstCode] ?? code);
}

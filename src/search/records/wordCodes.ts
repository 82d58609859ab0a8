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

/** Most frequent words first; those with long codes in alphabetical order, which takes less space. */
function inOrder(frequent: readonly string[]): string[] {
  const short = firstLongCode - firstCode;
  const blocks = [];
  for (let i = 0; i < short; i += 64)
    blocks.push(...frequent.slice(i, Math.min(i + 64, short)).sort());
  return [...blocks, ...frequent.slice(short).sort()];
}

/** The words that get a code, in the order of the codes. */
export function chooseWords(texts: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.match(codable) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const chosen = [...counts]
    .map(([word, count]) => ({word, count, saved: saved(word, count)}))
    .filter(({saved}) => saved > 0)
    .sort((a, b) => b.saved - a.saved)
    .slice(0, lastCode - firstCode + 1)
    .sort((a, b) => b.count - a.count)
    .map(({word}) => word);
  return inOrder(chosen);
}

/** @param words what `chooseWords` chose for texts of which this is one */
export function createEncoder(words: readonly string[]): (text: string) => string {
  const known = new Map(words.map((word, at) => [word, String.fromCharCode(firstCode + at)]));
  return text => text.replace(codable, word => known.get(word) ?? word);
}

/** @param words those that the text was encoded with */
export function decode(text: string, words: readonly string[]): string {
  return text.replace(codes, code => words[code.charCodeAt(0) - firstCode] ?? code);
}

/**
 * Writes sentences in lower case, so that a word has one code, wherever it stands. What a sentence
 * begins with is a capital letter again when it is read; one that begins without is marked.
 *
 *   'Add the bell. npm does it.' → 'add the bell.\u007f npm does it.'
 */

/** A character that no text has, JSON writes as it is, and UTF-8 in one byte. */
const mark = '\u007f';

/** The first letter of a sentence, of a cell of a table, or of what a colon leads to. */
const start = /(^|[.:?!·] )([a-z])/g;
const unfoldedStart = /(^|[.:?!·](?= ))( ?)([a-z]|[A-Z](?![A-Z0-9]))/g;

const isLower = (letter: string) => letter >= 'a';

/** @returns the text for `unfoldSentences` */
export function foldSentences(text: string): string {
  return text.replace(unfoldedStart, (_, before: string, space: string, letter: string) =>
    isLower(letter) ? before + mark + space + letter : before + space + letter.toLowerCase(),
  );
}

/** @returns the text that `foldSentences` was given */
export function unfoldSentences(text: string): string {
  return text
    .replace(start, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(mark, '');
}

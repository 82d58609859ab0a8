import {proseOf} from './prose.ts';

/** What is no running text in prose without code: front matter, tags, headings, table rules, directives. */
const notRunningText = [
  /^---\n[\s\S]*?\n---\n/,
  /^#{1,6}\s.*$/gm,
  /^ ?\|?(?: ?:?-{2,}:? ?\|)+.*$/gm,
  /^:{3,}.*$/gm,
  /<\/?[A-Za-z][^>]*>/g,
];

/** Where one unit of text ends and the next begins: blank lines, list items, cells of tables. */
const unitBoundary = /\n ?\n|\n ?(?:[-*+]|\d+\.) |\||\n(?= ?\|)/;

/** A full stop, question mark or exclamation mark before a space and a capital, or at the end. */
const sentenceEnd = /(?<=[.!?])["')\]]*\s+(?=["'([]?[A-Z0-9])/;

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

function runningText(source: string): string {
  // Blanked code leaves long runs of spaces, in which the patterns would search in vain for seconds.
  const prose = proseOf(source).replace(/[ \t]+/g, ' ');
  return notRunningText.reduce((text, pattern) => text.replace(pattern, '\n\n'), prose);
}

/** How many words of prose a page has, outside code. Titles of sections do not count. */
export function countWords(source: string): number {
  return runningText(source).match(word)?.length ?? 0;
}

/** Shorter ones, such as "See below.", are the same everywhere for good reasons. */
const fewestWords = 5;

/** Numbers and single letters make no sentence: `1.4.x, 1.3.x` is a list of versions. */
const isSpoken = (text: string) => /\p{L}{2}/u.test(text);

/**
 * The sentences of a page in a form that can be compared: lower case, without punctuation and
 * without code, so that two sentences that differ only in an identifier are the same.
 */
export function sentencesOf(source: string): Set<string> {
  const sentences = runningText(source)
    .split(unitBoundary)
    .flatMap(unit => unit.replace(/\s+/g, ' ').trim().split(sentenceEnd))
    .map(sentence => sentence.toLowerCase().match(word) ?? [])
    .filter(words => words.filter(isSpoken).length >= fewestWords)
    .map(words => words.join(' '));
  return new Set(sentences);
}

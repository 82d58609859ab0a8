import {queryTerms, tokenize} from '../records/words';
import {type JoinedWords, joinChains, plainWords} from './compounds';

/** A query as the engine reads it. */
export interface Query {
  /** As typed. */
  text: string;
  /** Distinct terms in the order typed, without stop words unless there is nothing else. */
  terms: readonly string[];
  /** Terms that are only a part of a word as typed, such as `mark` of `markAsRead`. */
  parts: ReadonlySet<string>;
  /** Terms of the last word, which the reader may still be typing: its whole and its last part. */
  last: ReadonlySet<string>;
  /** Neighboring words, written as one. */
  joined: readonly JoinedWords[];
}

/** What has more joiners than one hyphen is an identifier, whose words belong together already. */
const simpleWord = /^\p{L}+(?:-\p{L}+)?$/u;

/** The longest name that readers type as words: `mark all notifications as read`. */
const longestChain = 6;

/** Neighbors among the simple words of a query. */
function joinTyped(words: readonly string[]): JoinedWords[] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (simpleWord.test(word)) runs.at(-1)?.push(...plainWords(word));
    else runs.push([]);
  }
  return runs.flatMap(run => joinChains(run, longestChain));
}

/** @param text as typed, spaces included */
export function readQuery(text: string): Query {
  const terms = queryTerms(text);
  const typed = text.trim().split(/\s+/);
  const words = typed.map(tokenize);
  const whole = new Set(words.map(([first]) => first));
  const last = words.at(-1) ?? [];
  return {
    text,
    terms,
    parts: new Set(terms.filter(term => !whole.has(term))),
    last: new Set([last[0], last.at(-1)].flatMap(term => term ?? [])),
    joined: joinTyped(typed),
  };
}

import {queryTerms, tokenize} from '../records/words';

/** A query as the engine reads it. */
export interface Query {
  /** Distinct terms in the order typed, without stop words unless there is nothing else. */
  terms: readonly string[];
  /** Terms that are only a part of a word as typed, such as `mark` of `markAsRead`. */
  parts: ReadonlySet<string>;
  /** Terms that may be the beginning of a word, because the reader is still typing it. */
  open: ReadonlySet<string>;
}

/** @param text as typed, spaces included */
export function readQuery(text: string): Query {
  const terms = queryTerms(text);
  const words = text.trim().split(/\s+/).map(tokenize);
  const whole = new Set(words.map(([first]) => first));
  const last = words.at(-1) ?? [];
  return {
    terms,
    parts: new Set(terms.filter(term => !whole.has(term))),
    open: new Set([last[0], last.at(-1)].flatMap(term => term ?? [])),
  };
}

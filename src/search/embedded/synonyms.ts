/** What else a query may mean: the words that the lexicon knows beside those typed. */
import type {SynonymGroup} from '../records/shard';
import {strengths} from './strengths';

/** Terms of a query, and what a record may hold in their place. */
export interface Expansion {
  terms: readonly string[];
  /** Words and phrases of the pages. */
  phrases: readonly string[];
  /** How well each of them answers each of the terms. */
  strength: number;
}

/** Lower case words without articles and the ending of plurals, so that both numbers of a noun are one phrase. */
function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<= |^)(?:an?|the|my|our|your|their) /g, '')
    .replace(/(?<=\p{L}{3})s(?= |$)/gu, '')
    .trim();
}

/** Gives the expansions of a query with these terms. */
export type Expander = (query: string, terms: readonly string[]) => Expansion[];

/** A name in code means itself. */
const name = /^\w*_\w*$/;

/** The longest phrase of the lexicon, in words. */
const maxWords = 5;

/** Builds an expander, which takes the longest phrases of the lexicon that stand in a query. */
export function createExpander(groups: readonly SynonymGroup[]): Expander {
  const replacements = new Map<string, string[]>();
  for (const [same, asks] of groups) {
    const named = same.map(word => [word, normalized(word)] as const);
    for (const phrase of [...same, ...asks].map(normalized)) {
      const others = named.flatMap(([word, own]) => (own === phrase ? [] : word));
      replacements.set(phrase, [...(replacements.get(phrase) ?? []), ...others]);
    }
  }

  return (query, terms) => {
    if (name.test(query.trim())) return [];
    const words = normalized(query).split(' ');
    const expansions: Expansion[] = [];
    for (let start = 0; start < words.length; start++) {
      for (let end = start + maxWords; end > start; end--) {
        const phrase = words.slice(start, end).join(' ');
        const phrases = replacements.get(phrase);
        if (!phrases) continue;
        const replaced = terms.filter(term => ` ${phrase} `.includes(` ${normalized(term)} `));
        expansions.push({terms: replaced, phrases, strength: strengths.synonym});
        start = end - 1;
      }
    }
    return expansions;
  };
}

/** The shape of the lexicon's entries. A wrong entry stops the build and the push, and is named. */
import * as z from 'zod';
import {queryTerms} from '../records/words.ts';

/** A concept of the product and the words for it. */
export interface LexiconEntry {
  /** That of the glossary entry for the same concept, if there is one. */
  id: string;
  /** Words of the pages that mean the same: a search for one finds all of them. */
  same: readonly string[];
  /** Words of close neighbors, for searches by meaning only. */
  also?: readonly string[];
  /** What readers say instead: a search for one finds `same`, not the other way round. */
  asks?: readonly string[];
}

/** An entry as it is written; with the id of a glossary entry, its words come from there. */
export type LexiconSource = Omit<LexiconEntry, 'same'> & Partial<Pick<LexiconEntry, 'same'>>;

const words = z.array(z.string().trim().min(2)).min(1);

const entrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower case letters, digits and hyphens'),
  same: words,
  also: words.optional(),
  asks: words.optional(),
});

function fieldProblems(entry: LexiconEntry): string[] {
  const issues = entrySchema.safeParse(entry).error?.issues ?? [];
  return issues.map(({path, message}) => `"${entry.id}": ${path.join('.')}: ${message}`);
}

/** Values that occur in more than one place, or twice in one, whatever their case. */
function repeated(values: readonly string[]): string[] {
  const known = new Set<string>();
  return values.filter(value => {
    const isKnown = known.has(value.toLowerCase());
    known.add(value.toLowerCase());
    return isKnown;
  });
}

/** Whether nothing of a phrase is left when the search takes out its stop words. */
function isStopWords(phrase: string): boolean {
  const meaningful = 'x';
  return queryTerms(`${meaningful} ${phrase}`).join() === meaningful;
}

function wordProblems({id, same, also = [], asks = []}: LexiconEntry): string[] {
  return [
    ...repeated([...same, ...also, ...asks]).map(word => `"${id}": "${word}" stands there twice`),
    ...asks
      .filter(isStopWords)
      .map(ask => `"${id}": "${ask}" is taken out of every search: ask with more words`),
  ];
}

/** One message per broken rule: fields, ids, words that stand twice, asks of stop words. */
export function lexiconProblems(entries: readonly LexiconEntry[]): string[] {
  const same = entries.flatMap(entry => entry.same);
  return [
    ...entries.flatMap(entry => [...fieldProblems(entry), ...wordProblems(entry)]),
    ...repeated(entries.map(({id}) => id)).map(id => `"${id}": this id is used twice`),
    ...repeated(same).map(word => `"${word}": stands in "same" of two entries`),
  ];
}

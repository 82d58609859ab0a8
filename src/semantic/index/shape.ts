/**
 * The index of one docs version. Numbers are written as characters (`numbers.ts`): the whole is JSON,
 * and compresses well because numbers of one kind follow each other.
 */

/** A concept of the lexicon, as stems: what the pages say, what is close to it, what readers say. */
export type ConceptStems = [own: string[], near: string[], asks: string[]];

export interface PageEntry {
  url: string;
  title: string;
  /** How many other pages link to it. */
  links: number;
  /** How many sections it has; the first one is the page itself. */
  sections: number;
  /** How many questions of readers it answers; they are documents too. */
  questions: number;
  /** What it explains besides its title, as stems, separated by commas. */
  names?: string;
  /** Of a glossary: the terms that its sections after the first one define, in the same way. */
  terms?: string;
}

/**
 * Documents are sections, questions, and what all sections of a page have in common, which the
 * engine gives to each of them. Their ids count the sections of all pages, then the questions of all
 * pages, then the questions that no page answers, then the pages, in the order of the pages.
 */
export interface SemanticIndex {
  pages: PageEntry[];
  /** How many questions there are that no page answers. */
  elsewhere: number;
  /** Stems, separated by spaces. */
  terms: string;
  /** For each stem, how many documents hold it. */
  counts: string;
  /** For each holder of each stem, the distance to its id from the one before. */
  distances: string;
  /** For each holder of each stem, the place of its weight in `weightLevels`; two in a character. */
  weights: string;
  lexicon: ConceptStems[];
}

/** The weights that a stem may have in a document. */
export const weightLevels: readonly number[] = [0.5, 1, 2, 4, 6, 10, 20];

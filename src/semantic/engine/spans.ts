/** Where the documents of each page are; see `SemanticIndex`. */
import type {PageEntry} from '../index/shape.ts';

export interface Span {
  /** Id of the first section, and how many there are. */
  first: number;
  sections: number;
  /** Id of the first question, and how many there are. */
  asked: number;
  questions: number;
}

/** @returns also the id of what all sections of the first page have in common */
export function spansOf(pages: readonly PageEntry[]): {spans: Span[]; firstPage: number} {
  let asked = pages.reduce((sum, {sections}) => sum + sections, 0);
  let first = 0;
  const spans = pages.map(({sections, questions}) => {
    const span = {first, sections, asked, questions};
    first += sections;
    asked += questions;
    return span;
  });
  return {spans, firstPage: asked};
}

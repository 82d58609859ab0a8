/** Where the documents of each page are; see `SemanticIndex`. */
import type {SemanticIndex} from '../index/shape.ts';

export interface Span {
  /** Id of the first section, and how many there are. */
  first: number;
  sections: number;
  /** Id of the first question, and how many there are. */
  asked: number;
  questions: number;
}

export interface Spans {
  pages: readonly Span[];
  /** Id of the first question that no page answers. */
  elsewhere: number;
  /** Id of what all sections of the first page have in common. */
  common: number;
}

export function spansOf({pages, elsewhere}: Pick<SemanticIndex, 'pages' | 'elsewhere'>): Spans {
  let asked = pages.reduce((sum, {sections}) => sum + sections, 0);
  let first = 0;
  const spans = pages.map(({sections, questions}) => {
    const span = {first, sections, asked, questions};
    first += sections;
    asked += questions;
    return span;
  });
  return {pages: spans, elsewhere: asked, common: asked + elsewhere};
}

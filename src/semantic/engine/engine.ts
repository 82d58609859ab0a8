/** Finds the pages that answer a question, over an index in memory. */
import type {SemanticIndex} from '../index/shape.ts';
import {createFacetReader} from './facets.ts';
import type {Answered, FoundPage} from './found.ts';
import {createPagePostings, readPostings} from './postings.ts';
import {isFitting} from './refusal.ts';
import {type Scores, scoreDocuments} from './score.ts';
import {spansOf} from './spans.ts';

export interface SemanticEngine {
  find(question: string): Answered;
  /** How rare a stem is among the sections; 0 for a stem that none holds. */
  rarityOf(stem: string): number;
}

/** What decides the place of a page; fitted to questions that are not in the index. */
const weights = {
  section: 0.7,
  /** The second best section. */
  second: 0.4,
  page: 0.4,
  /** The best of the questions that the page answers. */
  question: 0.5,
  /** The text at the top of a page is about the whole page. */
  top: 1.1,
  /** For each doubling of the pages that link here. */
  links: 0.12,
  /** Power of the coverage. */
  coverage: 0.5,
};

/** The best and the second best section of a page. */
function bestSections(scores: Float64Array, first: number, count: number) {
  let best = {section: 0, score: (scores[first] ?? 0) * weights.top};
  let second = 0;
  for (let section = 1; section < count; section++) {
    const score = scores[first + section] ?? 0;
    if (score > best.score) {
      second = best.score;
      best = {section, score};
    } else if (score > second) second = score;
  }
  return {...best, second};
}

export function createSemanticEngine(index: SemanticIndex): SemanticEngine {
  const {pages} = index;
  const {spans} = spansOf(pages);
  const postings = readPostings(index);
  const sectionOwners = pages.flatMap(({sections}, page) => Array<number>(sections).fill(page));
  const questionOwners = pages.flatMap(({questions}, page) => Array<number>(questions).fill(page));
  const owners = [...sectionOwners, ...questionOwners];
  const rarityOf = (stem: string) =>
    Math.log(1 + owners.length / (postings.get(stem)?.ids.length ?? 1));
  const readFacets = createFacetReader(index.lexicon, new Set(postings.keys()), rarityOf);
  const pagePostings = createPagePostings(postings, id => owners[id] ?? 0, pages.length);

  function ratePage(page: number, ofDocuments: Scores, ofPages: Scores): FoundPage | undefined {
    const entry = pages[page];
    const span = spans[page];
    const coverage = ofPages.coverage[page] ?? 0;
    if (!entry || !span || coverage === 0) return undefined;
    const {scores, telling} = ofDocuments;
    const best = bestSections(scores, span.first, entry.sections);
    const askedEnd = span.asked + entry.questions;
    const question = Math.max(0, ...scores.slice(span.asked, askedEnd));
    const sum =
      weights.section * best.score +
      weights.second * best.second +
      weights.page * (ofPages.scores[page] ?? 0) +
      weights.question * question;
    return {
      url: entry.url,
      title: entry.title,
      section: best.section,
      score: sum * coverage ** weights.coverage * (1 + weights.links * Math.log2(1 + entry.links)),
      told: {
        page: ofPages.telling[page] ?? 0,
        section: Math.max(0, ...telling.slice(span.first, span.first + entry.sections)),
        question: Math.max(0, ...telling.slice(span.asked, askedEnd)),
      },
    };
  }

  return {
    find(question) {
      const facets = readFacets(question);
      const ofDocuments = scoreDocuments(facets, stem => postings.get(stem), owners.length);
      const ofPages = scoreDocuments(facets, pagePostings, pages.length);
      const found = pages.flatMap((_, page) => ratePage(page, ofDocuments, ofPages) ?? []);
      const all = {facets, pages: found.sort((a, b) => b.score - a.score)};
      return {...all, isFitting: isFitting(all)};
    },
    rarityOf: stem => (postings.has(stem) ? rarityOf(stem) : 0),
  };
}

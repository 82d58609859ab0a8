/** Finds the pages that answer a question, over an index in memory. */
import type {SemanticIndex} from '../index/shape.ts';
import {createExplanationFinder, type Explanation} from './explained.ts';
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
  secondSection: 0.3,
  page: 0.5,
  /** The closest of the questions that the page answers. */
  question: 0.7,
  secondQuestion: 0.2,
  /** The text at the top of a page is about the whole page. */
  top: 1.1,
  /** For each doubling of the pages that link here. */
  links: 0.1,
  /** Power of the share of the question that the page answers. */
  coverage: 0.25,
  /** Power of the share that the closest question says, which may say none. */
  questionCoverage: 0.3,
  noQuestion: 0.2,
};

/** The highest value in a range, where it is, and the second highest; 0 where there is none. */
function bestOf(values: Float64Array, first: number, count: number) {
  let place = 0;
  let best = 0;
  let second = 0;
  for (let at = 0; at < count; at++) {
    const value = values[first + at] ?? 0;
    if (value > best) {
      second = best;
      best = value;
      place = at;
    } else if (value > second) second = value;
  }
  return {best, second, place};
}

export function createSemanticEngine(index: SemanticIndex): SemanticEngine {
  const {pages} = index;
  const spans = spansOf(index);
  const postings = readPostings(index);
  const sectionOwners = pages.flatMap(({sections}, page) => Array<number>(sections).fill(page));
  const questionOwners = pages.flatMap(({questions}, page) => Array<number>(questions).fill(page));
  const owners = [...sectionOwners, ...questionOwners];
  const size = owners.length + index.elsewhere;
  const rarityOf = (stem: string) => Math.log(1 + size / (postings.get(stem)?.ids.length ?? 1));
  const readFacets = createFacetReader(index.lexicon, new Set(postings.keys()), rarityOf);
  const explanationsOf = createExplanationFinder(pages);
  const pagePostings = createPagePostings(postings, id => owners[id], pages.length);

  /** The page as it was found, with the section that explains what is asked about. */
  function explainingPage({page, section}: Explanation, found: readonly FoundPage[]): FoundPage[] {
    const known = found.find(({url}) => url === pages[page]?.url);
    return known ? [{...known, section}] : [];
  }

  function ratePage(page: number, ofDocuments: Scores, ofPages: Scores): FoundPage | undefined {
    const entry = pages[page];
    const span = spans.pages[page];
    const coverage = ofPages.coverage[page] ?? 0;
    if (!entry || !span || coverage === 0) return undefined;
    const {first, sections, asked, questions} = span;
    const {scores, telling} = ofDocuments;
    scores[first] = (scores[first] ?? 0) * weights.top;
    const section = bestOf(scores, first, sections);
    const question = bestOf(scores, asked, questions);
    const said = bestOf(ofDocuments.coverage, asked, questions).best;
    const sum =
      weights.section * section.best +
      weights.secondSection * section.second +
      weights.page * (ofPages.scores[page] ?? 0) +
      weights.question * question.best +
      weights.secondQuestion * question.second;
    const share =
      coverage ** weights.coverage * (weights.noQuestion + said) ** weights.questionCoverage;
    return {
      url: entry.url,
      title: entry.title,
      section: section.place,
      score: sum * share * (1 + weights.links * Math.log2(1 + entry.links)),
      told: {
        page: ofPages.telling[page] ?? 0,
        section: bestOf(telling, first, sections).best,
        question: bestOf(telling, asked, questions).best,
      },
    };
  }

  return {
    find(question) {
      const facets = readFacets(question);
      const ofDocuments = scoreDocuments(facets, stem => postings.get(stem), size);
      const ofPages = scoreDocuments(facets, pagePostings, pages.length);
      const found = pages.flatMap((_, page) => ratePage(page, ofDocuments, ofPages) ?? []);
      const elsewhere = bestOf(ofDocuments.telling, spans.elsewhere, index.elsewhere).best;
      const all = {facets, pages: found.sort((a, b) => b.score - a.score), elsewhere};
      const explained = explanationsOf(question);
      if (!explained?.isDefinition) {
        return {...all, isFitting: explained !== undefined || isFitting(all), isDefinition: false};
      }
      const first = explained.explanations.flatMap(explanation =>
        explainingPage(explanation, all.pages),
      );
      const others = all.pages.filter(({url}) => !first.some(known => known.url === url));
      return {...all, pages: [...first, ...others], isFitting: true, isDefinition: true};
    },
    rarityOf: stem => (postings.has(stem) ? rarityOf(stem) : 0),
  };
}

/** Tells a question that the documentation does not answer. */
import {readTerms} from '../text/terms.ts';
import {createConceptFinder} from './concepts.ts';
import {elsewhereConcepts} from './elsewhere.ts';
import type {Facet} from './facets.ts';
import type {Found, FoundPage} from './found.ts';

/**
 * How surely a page answers a question, as a logistic regression over its signs. Trained on questions
 * that the documentation answers, with those taken out of the index, and on others.
 */
const trained = {
  bias: -8.36,
  /** Share of the question in words that no page says. */
  unknownShare: -6.74,
  /** Weight of these words. */
  unknown: 1.21,
  /** Share of the question that the first page answers. */
  coverage: 1.82,
  /** The same of the best of three pages. */
  bestCoverage: 3.67,
  /** Logarithm of the score of the first page for each facet. */
  scorePerFacet: -2.65,
  /** Logarithm of its score. */
  score: 3.31,
};

/** Below it stay one in fifty real questions of the training, and half of the others. */
const leastSureness = -1;

/** Whether the closest section of a page says all of these stems. */
export type Says = (page: FoundPage, stems: readonly string[]) => boolean;

function sureness({facets, pages}: Found): number {
  const weigh = (all: readonly Facet[]) => all.reduce((sum, {weight}) => sum + weight, 0);
  const total = weigh(facets) || 1;
  const unknown = weigh(facets.filter(({isKnown}) => !isKnown));
  const [{score, coverage} = {score: 0, coverage: 0}] = pages;
  return (
    trained.bias +
    trained.unknownShare * (unknown / total) +
    trained.unknown * Math.min(unknown, 3) +
    trained.coverage * coverage +
    trained.bestCoverage * Math.max(0, ...pages.slice(0, 3).map(page => page.coverage)) +
    trained.scorePerFacet * Math.log1p(score / total) +
    trained.score * Math.log1p(score)
  );
}

/** Tells whether one of the pages that were found is worth showing. */
export function createFitness(says: Says): (question: string, found: Found) => boolean {
  const lexicon = elsewhereConcepts();
  const findSubjects = createConceptFinder(lexicon);
  return (question, {facets, pages}) => {
    const [first] = pages;
    if (!first) return false;
    const subjects = findSubjects(readTerms(question)).flatMap(
      ({concept}) => lexicon[concept]?.[2] ?? [],
    );
    return (
      sureness({facets, pages}) >= leastSureness &&
      subjects.every(subject => says(first, subject.split(' ')))
    );
  };
}

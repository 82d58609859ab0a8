/** Tells a question that the documentation does not answer. */
import type {Found, Told} from './found.ts';

/**
 * How surely the pages answer a question, as a logistic regression over what was found. Trained on questions that the
 * documentation answers and on others, each taken out of the index.
 */
const trained = {
  bias: -13.44,
  /** Share of the question that one of the first pages answers. */
  page: 4.74,
  /** Share that the best section of all answers. */
  section: 3.21,
  /** Share that the question of readers says that comes closest. */
  question: 4.45,
  /** Share that the closest of the questions says that no page answers. */
  elsewhere: -7.69,
  /** Logarithm of the score of the first page. */
  score: 1.59,
  /** What is asked about: with more words, a lower share is to be expected. */
  facets: 0.79,
};

/** Below it are one in twenty real questions, and four in five of the others. */
const leastSureness = -0.82;

const firstPages = 3;

function mostTold({pages}: Found, name: keyof Told, among = pages.length): number {
  return Math.max(0, ...pages.slice(0, among).map(({told}) => told[name]));
}

/** Whether one of the pages that were found is worth showing. */
export function isFitting(found: Found): boolean {
  const sureness =
    trained.bias +
    trained.page * mostTold(found, 'page', firstPages) +
    trained.section * mostTold(found, 'section') +
    trained.question * mostTold(found, 'question') +
    trained.elsewhere * found.elsewhere +
    trained.score * Math.log1p(found.pages[0]?.score ?? 0) +
    trained.facets * found.facets.length;
  return found.pages.length > 0 && sureness >= leastSureness;
}

/** Whether words to look up belong to a subject that is not here. */
export function isElsewhere(found: Found): boolean {
  return found.elsewhere > mostTold(found, 'page', firstPages);
}

/** Tells a question that the documentation does not answer. */
import type {Found, Told} from './found.ts';

/**
 * How surely the pages answer a question, as a logistic regression over what was found. Trained on questions that the
 * documentation answers, each taken out of the index, and on others.
 */
const trained = {
  bias: -14.93,
  /** Share of the question that one of the first pages answers. */
  page: 3.62,
  /** Share that the best section of all answers. */
  section: 4.4,
  /** Share that the question of readers says that comes closest. */
  question: 3.16,
  /** Logarithm of the score of the first page. */
  score: 2.06,
  /** Logarithm of the score of the first page against the mean of the best: a sole rare word is easily met. */
  margin: -1.39,
  /** What is asked about: with more words, a lower share is to be expected. */
  facets: 0.62,
};

/** Below it are one in thirty real questions, and three in four of the others. */
const leastSureness = -1.3;

const firstPages = 3;
const comparedPages = 20;

/** Whether one of the pages that were found is worth showing. */
export function isFitting({facets, pages}: Found): boolean {
  const most = (name: keyof Told, among = pages) =>
    Math.max(0, ...among.map(({told}) => told[name]));
  const first = pages[0]?.score ?? 0;
  const compared = pages.slice(0, comparedPages);
  const mean = compared.reduce((sum, {score}) => sum + score, 0) / (compared.length || 1);
  const sureness =
    trained.bias +
    trained.page * most('page', pages.slice(0, firstPages)) +
    trained.section * most('section') +
    trained.question * most('question') +
    trained.score * Math.log1p(first) +
    trained.margin * Math.log(first / mean || 1) +
    trained.facets * facets.length;
  return pages.length > 0 && sureness >= leastSureness;
}

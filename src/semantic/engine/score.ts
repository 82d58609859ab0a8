/** BM25 over the facets of a question. */
import type {Alternative, Facet} from './facets.ts';
import {intersectPostings, type Postings} from './postings.ts';

/** How soon more of the same word stops to matter. */
const saturation = 1.4;

/** By document. */
export interface Scores {
  scores: Float64Array;
  /** Share of the question that the document answers, from 0 to 1. */
  coverage: Float64Array;
  /** The same, where rare words count more, and other words for the same count less. */
  telling: Float64Array;
}

function holdersOf(
  {stems}: Alternative,
  postingsOf: (stem: string) => Postings | undefined,
): Postings | undefined {
  const lists = stems.flatMap(stem => postingsOf(stem) ?? []);
  if (lists.length < stems.length) return undefined;
  return lists.length === 1 ? lists[0] : intersectPostings(lists);
}

/** How well a document answers a facet. */
interface Match {
  score: number;
  /** That of the best alternative that the document holds. */
  strength: number;
}

/** The best match of the facet in each document. */
function matchFacet(
  {alternatives}: Facet,
  postingsOf: (stem: string) => Postings | undefined,
  size: number,
): Map<number, Match> {
  const best = new Map<number, Match>();
  for (const alternative of alternatives) {
    const holders = holdersOf(alternative, postingsOf);
    if (!holders) continue;
    const {strength} = alternative;
    const {ids, weights} = holders;
    const rarity = Math.log(1 + (size - ids.length + 0.5) / (ids.length + 0.5));
    ids.forEach((id, at) => {
      const weight = weights[at] ?? 0;
      const amount = (weight * (saturation + 1)) / (weight + saturation);
      const known = best.get(id) ?? {score: 0, strength: 0};
      best.set(id, {
        score: Math.max(strength * rarity * amount, known.score),
        strength: Math.max(strength, known.strength),
      });
    });
  }
  return best;
}

/** @param size how many documents there are */
export function scoreDocuments(
  facets: readonly Facet[],
  postingsOf: (stem: string) => Postings | undefined,
  size: number,
): Scores {
  const scores = new Float64Array(size);
  const coverage = new Float64Array(size);
  const telling = new Float64Array(size);
  const sumOf = (amount: (facet: Facet) => number) =>
    facets.reduce((sum, facet) => sum + amount(facet), 0) || 1;
  const total = sumOf(({weight}) => weight);
  const told = sumOf(({weight, rarity}) => weight * rarity);
  for (const facet of facets) {
    const {weight, rarity} = facet;
    for (const [id, {score, strength}] of matchFacet(facet, postingsOf, size)) {
      scores[id] = (scores[id] ?? 0) + weight * score;
      coverage[id] = (coverage[id] ?? 0) + weight / total;
      telling[id] = (telling[id] ?? 0) + (weight * rarity * Math.min(1, strength)) / told;
    }
  }
  return {scores, coverage, telling};
}

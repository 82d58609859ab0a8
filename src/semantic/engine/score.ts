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
}

function holdersOf(
  {stems}: Alternative,
  postingsOf: (stem: string) => Postings | undefined,
): Postings | undefined {
  const lists = stems.flatMap(stem => postingsOf(stem) ?? []);
  if (lists.length < stems.length) return undefined;
  return lists.length === 1 ? lists[0] : intersectPostings(lists);
}

/** The best score that an alternative of the facet gives to each document. */
function scoreFacet(
  {alternatives}: Facet,
  postingsOf: (stem: string) => Postings | undefined,
  size: number,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const alternative of alternatives) {
    const holders = holdersOf(alternative, postingsOf);
    if (!holders) continue;
    const {ids, weights} = holders;
    const rarity = Math.log(1 + (size - ids.length + 0.5) / (ids.length + 0.5));
    ids.forEach((id, at) => {
      const weight = weights[at] ?? 0;
      const amount = (weight * (saturation + 1)) / (weight + saturation);
      best.set(id, Math.max(alternative.strength * rarity * amount, best.get(id) ?? 0));
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
  const total = facets.reduce((sum, {weight}) => sum + weight, 0);
  for (const facet of facets) {
    for (const [id, score] of scoreFacet(facet, postingsOf, size)) {
      scores[id] = (scores[id] ?? 0) + facet.weight * score;
      coverage[id] = (coverage[id] ?? 0) + facet.weight / total;
    }
  }
  return {scores, coverage};
}

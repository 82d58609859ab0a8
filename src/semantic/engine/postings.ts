/** The postings of the index in memory: which documents hold a stem, and how much it weighs there. */
import {numberReader, pairReader} from '../index/numbers.ts';
import {type SemanticIndex, weightLevels} from '../index/shape.ts';
import {spansOf} from './spans.ts';

/** Documents, and the weight of the stem in each. */
export interface Postings {
  ids: readonly number[];
  weights: readonly number[];
}

export function readPostings({
  terms,
  counts,
  distances,
  weights: levels,
  ...index
}: SemanticIndex): Map<string, Postings> {
  const nextCount = numberReader(counts);
  const nextDistance = numberReader(distances);
  const nextLevel = pairReader(levels);
  const spans = spansOf(index);
  const all = new Map<string, Postings>();
  for (const term of terms.split(' ')) {
    const weights = new Map<number, number>();
    const add = (id: number, weight: number) => weights.set(id, (weights.get(id) ?? 0) + weight);
    let id = 0;
    for (let left = nextCount(); left > 0; left--) {
      id += nextDistance();
      const weight = weightLevels[nextLevel()] ?? 0;
      const span = spans.pages[id - spans.common];
      if (!span) add(id, weight);
      else
        for (let section = 0; section < span.sections; section++) add(span.first + section, weight);
    }
    all.set(term, {ids: [...weights.keys()], weights: [...weights.values()]});
  }
  return all;
}

/** Documents that hold all stems, with the least of their weights. */
export function intersectPostings(lists: readonly Postings[]): Postings {
  const [first = {ids: [], weights: []}, ...others] = lists;
  let least = new Map(first.ids.map((id, at) => [id, first.weights[at] ?? 0]));
  for (const {ids, weights} of others) {
    const both = new Map<number, number>();
    ids.forEach((id, at) => {
      const known = least.get(id);
      if (known !== undefined) both.set(id, Math.min(known, weights[at] ?? 0));
    });
    least = both;
  }
  return {ids: [...least.keys()], weights: [...least.values()]};
}

/** How much the length of a page takes from the weight of its words, from 0 to 1. */
const lengthShare = 0.6;

/**
 * The postings of pages, made of those of their documents: weights are added, and evened out by the
 * length of the page.
 */
export function createPagePostings(
  postings: ReadonlyMap<string, Postings>,
  pageOf: (document: number) => number | undefined,
  pageCount: number,
): (stem: string) => Postings | undefined {
  const lengths = new Float64Array(pageCount);
  for (const {ids, weights} of postings.values()) {
    ids.forEach((id, at) => {
      const page = pageOf(id);
      if (page !== undefined) lengths[page] = (lengths[page] ?? 0) + (weights[at] ?? 0);
    });
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / (pageCount || 1);
  const known = new Map<string, Postings>();

  return stem => {
    const list = postings.get(stem);
    if (!list || known.has(stem)) return known.get(stem);
    const sums = new Map<number, number>();
    list.ids.forEach((id, at) => {
      const page = pageOf(id);
      if (page !== undefined) sums.set(page, (sums.get(page) ?? 0) + (list.weights[at] ?? 0));
    });
    const weights = [...sums].map(
      ([page, sum]) => sum / (1 - lengthShare + (lengthShare * (lengths[page] ?? 0)) / average),
    );
    const ofPages = {ids: [...sums.keys()], weights};
    known.set(stem, ofPages);
    return ofPages;
  };
}

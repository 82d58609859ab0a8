/** How good an answer is: the place of the first right page. */
import type {SearchResult} from '../../../src/search';
import type {HitGroup} from '../../../src/search/protocol';

/** What became of a query. */
export interface Outcome {
  query: string;
  /** Place of the first right page, from one; undefined beyond those shown. */
  place: number | undefined;
  /** The pages shown, in order. */
  shown: readonly string[];
}

/** @param page a route; with an anchor, the section has to be shown as well */
function isPage({group_key: [route], hits}: HitGroup, page: string): boolean {
  const [wanted, anchor] = page.split('#');
  return route === wanted && (!anchor || hits.some(({document}) => document.anchor === anchor));
}

/** @param pages any of them is right */
export function outcomeOf(
  query: string,
  pages: readonly string[],
  {grouped_hits: groups = []}: SearchResult,
): Outcome {
  const index = groups.findIndex(group => pages.some(page => isPage(group, page)));
  return {
    query,
    place: index < 0 ? undefined : index + 1,
    shown: groups.map(({group_key: [route = '']}) => route),
  };
}

/** Means over queries, from 0 to 1. */
export interface Measures {
  queries: number;
  /** Mean of one divided by the place of the first right page among ten. */
  mrr: number;
  /** Share of queries whose first page is right. */
  first: number;
  /** Share of queries with a right page among the first three. */
  firstThree: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function measure(outcomes: readonly Outcome[]): Measures {
  const within = (top: number) =>
    mean(outcomes.map(({place}) => Number(place !== undefined && place <= top)));
  return {
    queries: outcomes.length,
    mrr: mean(outcomes.map(({place}) => (place ? 1 / place : 0))),
    first: within(1),
    firstThree: within(3),
  };
}

/** A line per measure, as text for people. */
export function measureTable(rows: readonly (readonly [name: string, Measures])[]): string {
  const lines = rows.map(([name, {queries, mrr, first, firstThree}]) => [
    name.padEnd(24),
    String(queries).padStart(7),
    ...[mrr, first, firstThree].map(value => value.toFixed(3).padStart(11)),
  ]);
  const head = ['queries'.padEnd(24), '', 'MRR@10', 'success@1', 'success@3'];
  const header = head.map((title, index) => title.padStart([0, 7, 11, 11, 11][index] ?? 0));
  return [header, ...lines].map(cells => cells.join('')).join('\n');
}

/** A failure as a line for people: what was typed, and what came instead. */
export function failureLine({query, place, shown}: Outcome): string {
  const instead = shown.slice(0, 3).join(', ') || 'nothing';
  return `"${query}": place ${place ?? 'none'}; shown: ${instead}`;
}

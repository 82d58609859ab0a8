/** How good answers are, and how to print it without a word of the questions. */

/** What became of a question. */
export interface Outcome {
  /** Place of the first right page, from one; undefined beyond those found. */
  place: number | undefined;
  /** Whether the answer was that nothing fits. */
  isRefused: boolean;
}

/** Means over questions, from 0 to 1. */
export interface Measures {
  questions: number;
  r1: number;
  r3: number;
  r5: number;
  /** Mean of one divided by the place of the first right page among ten. */
  mrr: number;
}

function mean(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/** @param urls pages in their order */
export function outcomeOf(urls: readonly string[], right: readonly string[]): Outcome {
  const index = urls.findIndex(url => right.includes(url));
  return {place: index < 0 ? undefined : index + 1, isRefused: urls.length === 0};
}

export function measure(outcomes: readonly Outcome[]): Measures {
  const within = (top: number) =>
    mean(outcomes.map(({place}) => Number(place !== undefined && place <= top)));
  return {
    questions: outcomes.length,
    r1: within(1),
    r3: within(3),
    r5: within(5),
    mrr: mean(outcomes.map(({place}) => (place && place <= 10 ? 1 / place : 0))),
  };
}

export function refusedShare(outcomes: readonly Outcome[]): number {
  return mean(outcomes.map(({isRefused}) => Number(isRefused)));
}

/** A line per row, as text for people. */
export function measureTable(rows: readonly (readonly [name: string, Measures])[]): string {
  const head = ['', 'questions', 'R@1', 'R@3', 'R@5', 'MRR'];
  const lines = rows.map(([name, {questions, r1, r3, r5, mrr}]) => [
    name,
    String(questions),
    ...[r1, r3, r5, mrr].map(value => value.toFixed(3)),
  ]);
  return [head, ...lines]
    .map(([name = '', ...cells]) => name.padEnd(28) + cells.map(cell => cell.padStart(10)).join(''))
    .join('\n');
}

/**
 * Asks the engines 150 queries of somebody who does not know the ranking, and 71 out of questions to
 * support, of which another half was worked with. They are only ever scored: nobody reads them while
 * working on the search, so no query is named when one fails.
 */
import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {engines, filterFor, tagsOf} from './support/engines';
import {measure, measureTable, type Outcome, outcomeOf} from './support/measures';
import {readRecords} from './support/records';

const querySchema = z.strictObject({
  q: z.string().min(1),
  kind: z.string().min(1),
  /** Routes of which any deserves to be first. */
  pages: z.array(z.string().startsWith('/')).min(1),
});

const version = 'current';
/** Files of queries, each with what the search has reached. */
const sets = [
  {name: 'queries', floors: {mrr: 0.95, firstThree: 0.97}},
  {name: 'support', floors: {mrr: 0.77, firstThree: 0.82}},
];

async function readQueries(name: string) {
  const file = new URL(`./frozen/${name}.json`, import.meta.url);
  return z.array(querySchema).parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Outcomes by kind, the most frequent kind first, then all of them. */
function rowsOf(outcomes: readonly (readonly [kind: string, Outcome])[]) {
  const kinds = [...new Set(outcomes.map(([kind]) => kind))].map(
    kind => [kind, outcomes.filter(([other]) => other === kind)] as const,
  );
  kinds.sort(([, a], [, b]) => b.length - a.length);
  return [...kinds, ['all', outcomes] as const].map(
    ([name, found]) => [name, measure(found.map(([, outcome]) => outcome))] as const,
  );
}

describe.each(sets)('frozen: $name', async ({name, floors}) => {
  const queries = await readQueries(name);

  it('name pages that exist', async () => {
    const urls = new Set((await readRecords(tagsOf(version))).map(({url}) => url));
    const missing = queries.filter(({pages}) => pages.some(page => !urls.has(page)));
    expect(missing.length).toBe(0);
  });

  describe.each(engines)('$name', ({client}) => {
    it.skipIf(!client)('reach what they reached before', async () => {
      if (!client) return;
      const outcomes: [string, Outcome][] = [];
      for (const {q, kind, pages} of queries) {
        const answer = await client.search({q, filter_by: filterFor(version)});
        outcomes.push([kind, outcomeOf(q, pages, answer)]);
      }
      console.log(measureTable(rowsOf(outcomes)));
      const {mrr, firstThree} = measure(outcomes.map(([, outcome]) => outcome));
      expect(mrr).toBeGreaterThanOrEqual(floors.mrr);
      expect(firstThree).toBeGreaterThanOrEqual(floors.firstThree);
    });
  });
});

/** Asks the engines for what the site holds: headings, whole, cut and mistyped, and identifiers. */
import {afterAll, describe, expect, it} from 'vitest';
import type {SearchClient} from '../../src/search';
import {ledgers} from './ledger';
import {filterFor, startEngines, tagsOf} from './support/engines';
import {type KnownItem, knownItems, ownTitles} from './support/knownItems';
import {failureLine, measure, measureTable, type Outcome, outcomeOf} from './support/measures';
import {readRecords} from './support/records';

const aims = {mrr: 0.93, titleAmongThree: 0.99};

const {engines, close} = await startEngines();
afterAll(close);

describe.each(ledgers)(
  'version $version',
  async ({version}) => {
    const records = await readRecords(tagsOf(version));

    async function ask({search}: SearchClient, items: readonly KnownItem[]): Promise<Outcome[]> {
      const outcomes: Outcome[] = [];
      for (const {query, pages} of items) {
        const answer = await search({q: query, filter_by: filterFor(version)});
        outcomes.push(outcomeOf(query, pages, answer));
      }
      return outcomes;
    }

    describe.each(engines)('$name', ({client}) => {
      it.skipIf(!client)(`known items have a mean reciprocal rank of ${aims.mrr}`, async () => {
        if (!client) return;
        const rows: [string, Outcome[]][] = [];
        for (const {name, items} of knownItems(records))
          rows.push([name, await ask(client, items)]);
        const all = rows.flatMap(([, outcomes]) => outcomes);
        const measures = rows.map(([name, outcomes]) => [name, measure(outcomes)] as const);
        console.log(measureTable([...measures, ['all known items', measure(all)]]));
        expect(all.length).toBeGreaterThan(500);
        expect(measure(all).mrr).toBeGreaterThanOrEqual(aims.mrr);
      });

      it.skipIf(!client)(
        `${aims.titleAmongThree} of the pages are found by their title in the top three`,
        async () => {
          if (!client) return;
          const outcomes = await ask(client, ownTitles(records));
          const missed = outcomes.filter(({place = Number.POSITIVE_INFINITY}) => place > 3);
          console.log(measureTable([['own title', measure(outcomes)]]));
          expect(
            measure(outcomes).firstThree,
            missed.map(failureLine).join('\n'),
          ).toBeGreaterThanOrEqual(aims.titleAmongThree);
        },
      );
    });
  },
  300_000,
);

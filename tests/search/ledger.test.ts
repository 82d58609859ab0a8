/** Asks the engines the queries of the ledger, over the index of the built site. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {SearchClient} from '../../src/search';
import {ledgers} from './ledger';
import type {LedgerEntry} from './ledger/entry';
import {engines, filterFor, tagsOf} from './support/engines';
import {failureLine, measure, measureTable, type Outcome, outcomeOf} from './support/measures';
import {readRecords} from './support/records';

const aims = {mrr: 0.95, firstThree: 0.98};

describe.each(ledgers)('ledger of version $version', ({version, classes}) => {
  const all = classes.flatMap(({entries}) => entries);

  it('names pages and sections that exist', async () => {
    const urls = new Set((await readRecords(tagsOf(version))).map(({url}) => url));
    const missing = all.flatMap(({query, pages}) =>
      pages.filter(page => !urls.has(page)).map(page => `"${query}": ${page}`),
    );
    expect(missing).toEqual([]);
  });

  it('asks nothing twice', () => {
    const queries = all.map(({query}) => query);
    expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([]);
  });

  describe.each(engines)('$name', ({client}) => {
    const outcomes = new Map<LedgerEntry, Outcome>();

    async function ask({search}: SearchClient): Promise<void> {
      for (const entry of all) {
        const answer = await search({q: entry.query, filter_by: filterFor(version)});
        outcomes.set(entry, outcomeOf(entry.query, entry.pages, answer));
      }
    }

    const outcomesOf = (entries: readonly LedgerEntry[]) =>
      entries.flatMap(entry => outcomes.get(entry) ?? []);

    beforeAll(async () => {
      if (client) await ask(client);
    }, 120_000);

    afterAll(() => {
      if (!client) return;
      const rows = classes.map(({name, entries}) => [name, measure(outcomesOf(entries))] as const);
      console.log(measureTable([...rows, ['all', measure([...outcomes.values()])]]));
    });

    it.skipIf(!client).each(classes)('finds what is promised: $name', ({entries}) => {
      const failures = entries.flatMap(entry => {
        const outcome = outcomes.get(entry);
        const {place = Number.POSITIVE_INFINITY} = outcome ?? {};
        return outcome && place > entry.top ? [failureLine(outcome)] : [];
      });
      expect(failures).toEqual([]);
    });

    it.skipIf(!client)(`has a mean reciprocal rank of ${aims.mrr}`, () => {
      expect(measure([...outcomes.values()]).mrr).toBeGreaterThanOrEqual(aims.mrr);
    });

    it.skipIf(!client)(`shows the page among the first three in ${aims.firstThree}`, () => {
      expect(measure([...outcomes.values()]).firstThree).toBeGreaterThanOrEqual(aims.firstThree);
    });
  });
});

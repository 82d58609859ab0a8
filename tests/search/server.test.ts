/**
 * Asks the ledger of a server that finds as Typesense does, and orders what it found as the page does: both
 * engines have one ranking. How a real server finds is measured with `npm run test:site` and its variables set.
 */
import {expect, it} from 'vitest';
import {createEngine} from '../../src/search/embedded/engine';
import {lexicon} from '../../src/search/lexicon/lexicon';
import {toSynonymGroups} from '../../src/search/lexicon/synonyms';
import {createFinding, joinFound} from '../../src/search/typesense/finding';
import {createFinder} from '../support/typesense/finder';
import {ledgers} from './ledger';
import {filterFor, tagsOf} from './support/engines';
import {measure, measureTable, outcomeOf} from './support/measures';
import {readRecords} from './support/records';

it.each(ledgers)(
  'a server answers the ledger of version $version',
  async ({version, classes}) => {
    const find = createFinder(await readRecords(tagsOf(version)));
    const synonyms = toSynonymGroups(lexicon);
    const createSearches = createFinding(synonyms);
    const rows = classes.map(({name, entries}) => {
      const asked = entries.filter((_, at) => at % 3 === 0);
      const outcomes = asked.map(({query: q, pages}) => {
        const search = {q, collection: 'docs', filter_by: filterFor(version), per_page: 10};
        const found = createSearches(search).map(find);
        const engine = createEngine(joinFound(found), synonyms, found[0]?.out_of);
        return outcomeOf(q, pages, engine.search(search));
      });
      return [name, outcomes] as const;
    });
    const all = measure(rows.flatMap(([, outcomes]) => outcomes));
    const table = rows.map(([name, outcomes]) => [name, measure(outcomes)] as const);
    console.log(measureTable([...table, ['all', all]]));
    expect(all.mrr).toBeGreaterThanOrEqual(0.955);
  },
  120_000,
);

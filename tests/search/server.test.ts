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
import {measure, outcomeOf} from './support/measures';
import {readRecords} from './support/records';

it.each(ledgers)(
  'a server answers the ledger of version $version',
  async ({version, classes}) => {
    const find = createFinder(await readRecords(tagsOf(version)));
    const synonyms = toSynonymGroups(lexicon);
    const createSearches = createFinding(synonyms);
    const entries = classes.flatMap(each => each.entries).filter((_, at) => at % 6 === 0);
    const outcomes = entries.map(({query: q, pages}) => {
      const search = {q, collection: 'docs', filter_by: filterFor(version), per_page: 10};
      const found = createSearches(search).map(find);
      const engine = createEngine(joinFound(found), synonyms, found[0]?.out_of);
      return outcomeOf(q, pages, engine.search(search));
    });
    expect(measure(outcomes).mrr).toBeGreaterThanOrEqual(0.955);
  },
  120_000,
);

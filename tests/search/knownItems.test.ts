/**
 * Asks the engines for what the site holds: headings, whole, cut, mistyped and run together,
 * identifiers, words of the text, and operations in every form.
 */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {SearchClient} from '../../src/search';
import {engines, filterFor, tagsOf} from './support/engines';
import {type KnownItem, knownItems, ownTitles} from './support/knownItems';
import {failureLine, measure, measureTable, type Outcome, outcomeOf} from './support/measures';
import {operationItems} from './support/operations';
import {readManifest, readRecords} from './support/records';

/** The least mean reciprocal rank of a class. */
const floors: Record<string, number> = {
  'own heading': 0.98,
  'cut prefix': 0.93,
  // .98 and .97 are meant; which items are drawn moves them by a hundredth.
  'one typo': 0.975,
  'two typos': 0.975,
  identifier: 0.96,
  'identifier in a trace': 0.87,
  'camel parts': 0.8,
  'joined words': 0.95,
  'three content words': 0.88,
  'method and path': 1,
  'method, path with id': 1,
  'path alone': 1,
  'full URL': 1,
  command: 1,
  'operation id': 1,
};
/** The least share of pages whose own title shows them first, and among the first three. */
const titleFloors = {first: 0.99, firstThree: 0.99};

const version = 'current';
const versions = (await readManifest()).shards.flatMap(
  ({tag}) => /^docs-default-(.+)$/.exec(tag)?.[1] ?? [],
);

async function ask(
  {search}: SearchClient,
  items: readonly KnownItem[],
  filter: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const {query, pages} of items) {
    outcomes.push(outcomeOf(query, pages, await search({q: query, filter_by: filter})));
  }
  return outcomes;
}

const missed = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({place}) => place !== 1)
    .map(failureLine)
    .join('\n');

const classes = [...knownItems(await readRecords(tagsOf(version))), ...(await operationItems())];

describe('known items', () => {
  describe.each(engines)('$name', ({client}) => {
    const outcomes = new Map<string, Outcome[]>();

    beforeAll(async () => {
      if (!client) return;
      for (const {name, items} of classes)
        outcomes.set(name, await ask(client, items, filterFor(version)));
    }, 300_000);

    afterAll(() => {
      if (!client) return;
      console.log(measureTable([...outcomes].map(([name, found]) => [name, measure(found)])));
    });

    it.skipIf(!client).each(classes)('finds: $name', ({name}) => {
      const found = outcomes.get(name) ?? [];
      expect(measure(found).mrr, missed(found)).toBeGreaterThanOrEqual(floors[name] ?? 1);
    });
  });
});

describe('own titles', () => {
  describe.each(engines)('$name', ({client}) => {
    it.skipIf(!client)(
      'come first in their version',
      async () => {
        if (!client) return;
        const outcomes: Outcome[] = [];
        for (const [position, name] of versions.entries()) {
          const titles = ownTitles(await readRecords(tagsOf(name)));
          // Most titles are in all versions: each version is asked for others.
          const asked = titles.filter((_, index) => index % versions.length === position);
          outcomes.push(...(await ask(client, asked, filterFor(name))));
        }
        const measures = measure(outcomes);
        console.log(measureTable([['own titles', measures]]));
        expect(measures.first, missed(outcomes)).toBeGreaterThanOrEqual(titleFloors.first);
        expect(measures.firstThree).toBeGreaterThanOrEqual(titleFloors.firstThree);
      },
      120_000,
    );
  });
});

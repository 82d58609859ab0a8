/**
 * Asks what developers and product managers ask support, in words of theirs: 80 questions that the search was worked
 * with, and 80 that were kept apart, of which only the measures are printed.
 */
import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {engines, filterFor, tagsOf} from './support/engines';
import {failureLine, measure, measureTable, outcomeOf} from './support/measures';
import {readRecords} from './support/records';

const questionSchema = z.strictObject({
  q: z.string().min(1),
  /** Routes of which any deserves to be first. */
  pages: z.array(z.string().startsWith('/')).min(1),
});

const version = 'current';
const sets = [
  {name: 'worked', isNamed: true, floors: {mrr: 0.8, firstThree: 0.9}},
  {name: 'held', isNamed: false, floors: {mrr: 0.86, firstThree: 0.88}},
];

async function readQuestions(name: string) {
  const file = new URL(`./asked/${name}.json`, import.meta.url);
  return z.array(questionSchema).parse(JSON.parse(await readFile(file, 'utf8')));
}

describe.each(sets)('asked of support: $name', async ({name, isNamed, floors}) => {
  const questions = await readQuestions(name);

  it('name pages that exist', async () => {
    const urls = new Set((await readRecords(tagsOf(version))).map(({url}) => url));
    const missing = questions.flatMap(({q, pages}) =>
      pages.filter(page => !urls.has(page)).map(page => `"${q}": ${page}`),
    );
    expect(missing).toEqual([]);
  });

  describe.each(engines)('$name', ({client}) => {
    it.skipIf(!client)('find what they found before', async () => {
      if (!client) return;
      const outcomes = [];
      for (const {q, pages} of questions) {
        const answer = await client.search({q, filter_by: filterFor(version)});
        outcomes.push(outcomeOf(q, pages, answer));
      }
      const measures = measure(outcomes);
      console.log(measureTable([[`asked: ${name}`, measures]]));
      const late = outcomes.filter(({place = Number.POSITIVE_INFINITY}) => place > 3);
      const failures = isNamed ? late.map(failureLine).join('\n') : '';
      expect(measures.mrr, failures).toBeGreaterThanOrEqual(floors.mrr);
      expect(measures.firstThree, failures).toBeGreaterThanOrEqual(floors.firstThree);
    });
  });
});

/**
 * Asks both searches the questions of all parts. Only numbers are printed: whoever reads the held
 * half, even a single failure of it, can no longer be judged by it.
 */
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {ledgers} from '../search/ledger';
import {openEngines} from './support/engines';
import {
  type Measures,
  measure,
  measureTable,
  type Outcome,
  outcomeOf,
  refusedShare,
} from './support/measures';
import {type Part, readQuestions} from './support/questions';

const versions = ['current', '1.4.x', '1.3.x', '1.0.0'] as const;
const parts: readonly Part[] = ['tune', 'fresh', 'held'];

/**
 * What the held half may not fall below: R@3 0.85 and 0.82 of the questions off topic refused were reached, and an edit
 * of a page may move a question or two. `gain` is that of the mean reciprocal rank over the keyword search, which reads
 * the words of the same questions since ADR 0034: it was 0.15 before, and is 0.04.
 */
const floors = {r3: 0.83, r1: 0.7, mrr: 0.78, gain: 0.03, offTopicRefused: 0.79, realRefused: 0.05};
/** Kilobytes of 1,000 bytes. */
const indexLimit = 130_000;
/** How much keyword queries may lose. */
const keywordLoss = 0.01;

const engines = new Map(
  await Promise.all(versions.map(async version => [version, await openEngines(version)] as const)),
);

interface Asked {
  version: string;
  isOffTopic: boolean;
  semantic: Outcome;
  keyword: Outcome;
}

async function askAll(part: Part): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const {q, version, kind, pages} of await readQuestions(part)) {
    const found = await engines.get(version as (typeof versions)[number])?.ask(q);
    if (!found) throw new Error(`There is no version ${version}.`);
    asked.push({
      version,
      isOffTopic: kind === 'offtopic',
      semantic: outcomeOf(found.semantic, pages),
      keyword: outcomeOf(found.keyword, pages),
    });
  }
  return asked;
}

const results = new Map<Part, Asked[]>();
for (const part of parts) results.set(part, await askAll(part));

function real(part: Part, version?: string): Asked[] {
  const asked = results.get(part) ?? [];
  return asked.filter(one => !one.isOffTopic && (!version || one.version === version));
}

const ofSemantic = (asked: readonly Asked[]): Measures => measure(asked.map(one => one.semantic));
const ofKeyword = (asked: readonly Asked[]): Measures => measure(asked.map(one => one.keyword));

function refusals(part: Part): {offTopic: number; real: number} {
  const asked = results.get(part) ?? [];
  const share = (isOffTopic: boolean) =>
    refusedShare(asked.filter(one => one.isOffTopic === isOffTopic).map(one => one.semantic));
  return {offTopic: share(true), real: share(false)};
}

describe.each(parts)('%s questions', part => {
  it('names pages that exist', async () => {
    const missing = (await readQuestions(part)).filter(({version, pages}) => {
      const known = engines.get(version as (typeof versions)[number])?.pages;
      return pages.some(page => !known?.has(page) && !page.startsWith('/api'));
    });
    expect(missing.length).toBe(0);
  });

  it('is measured', () => {
    const rows = [...versions, undefined].flatMap(version => {
      const asked = real(part, version);
      if (asked.length === 0) return [];
      const name = `${part} ${version ?? 'all'}`;
      return [
        [`${name}, by meaning`, ofSemantic(asked)],
        [`${name}, keywords`, ofKeyword(asked)],
      ] as const;
    });
    const {offTopic, real: refused} = refusals(part);
    console.log(measureTable(rows));
    console.log(`${part}: refused off topic ${offTopic.toFixed(3)}, real ${refused.toFixed(3)}`);
    expect(real(part).length).toBeGreaterThan(60);
  });
});

describe('held half of the latest version', () => {
  const found = ofSemantic(real('held', 'current'));

  it.each(['r1', 'r3', 'mrr'] as const)('reaches its floor of %s', name => {
    expect(found[name]).toBeGreaterThanOrEqual(floors[name]);
  });

  it('is answered better than by keywords', () => {
    const {mrr} = ofKeyword(real('held', 'current'));
    expect(found.mrr - mrr).toBeGreaterThanOrEqual(floors.gain);
  });

  it('refuses what is off topic, and little else', () => {
    const {offTopic, real: refused} = refusals('held');
    expect(offTopic).toBeGreaterThanOrEqual(floors.offTopicRefused);
    expect(refused).toBeLessThanOrEqual(floors.realRefused);
  });
});

describe('keyword queries', () => {
  it('lose nothing', async () => {
    const [ledger] = ledgers;
    const asked = engines.get('current');
    const pairs: {semantic: Outcome; keyword: Outcome}[] = [];
    const entries = ledger?.classes.flatMap(each => each.entries) ?? [];
    for (const {query, pages} of entries.filter((_, at) => at % 4 === 0)) {
      const right = pages.map(page => page.split('#')[0] ?? '');
      const found = await asked?.ask(query);
      if (!found) continue;
      pairs.push({
        semantic: outcomeOf(found.semantic, right),
        keyword: outcomeOf(found.keyword, right),
      });
    }
    const semantic = measure(pairs.map(pair => pair.semantic));
    const keyword = measure(pairs.map(pair => pair.keyword));
    console.log(
      measureTable([
        ['ledger, by meaning', semantic],
        ['ledger, keywords', keyword],
      ]),
    );
    expect(semantic.mrr).toBeGreaterThanOrEqual(keyword.mrr - keywordLoss);
  });
});

describe.each(versions)('index of %s', version => {
  it('is small', () => {
    const size = gzipSync(engines.get(version)?.indexText ?? '', {level: 9}).length;
    console.log(`index of ${version}: ${size} bytes of gzip`);
    expect(size).toBeLessThanOrEqual(indexLimit);
  });
});

/**
 * Asks the ledger over MCP. An assistant finds what a reader finds, can read what it found in one call, and gets answers
 * that fit into what clients read.
 */
import {beforeAll, describe, expect, it} from 'vitest';
import {versions} from '../../src/content/docsVersions';
import {connectToBuild, resultIn} from '../support/builtMcp';
import {ledgers} from './ledger';
import {engines, filterFor, tagsOf} from './support/engines';
import {failureLine, measure, type Outcome, outcomeOf} from './support/measures';
import {readRecords} from './support/records';

/** How far the tool may be from the engine that it asks. */
const tolerance = 0.005;
/** Shares of queries whose page is among the first three. */
const firstThreeFloor = 0.98;
const answerLimit = 8_000;

const callTool = await connectToBuild();

const labelOf = (version: string) => (version === 'current' ? versions.current.label : version);

describe.each(ledgers)('ledger of version $version', ({version, classes}) => {
  // A part of them: that the engine finds the rest, ledger.test.ts says.
  const entries = classes.flatMap(each => each.entries).filter((_, at) => at % 4 === 0);
  const outcomes = {engine: [] as Outcome[], tool: [] as Outcome[]};
  let longest = 0;

  beforeAll(async () => {
    const [engine] = engines;
    for (const {query, pages} of entries) {
      const found = await engine?.client?.search({q: query, filter_by: filterFor(version)});
      if (found) outcomes.engine.push(outcomeOf(query, pages, found));
      const answer = await callTool('search_docs', {query, version: labelOf(version)});
      outcomes.tool.push(outcomeOf(query, pages, resultIn(answer)));
      longest = Math.max(longest, answer.length);
    }
  }, 120_000);

  it('scores as the engine does', () => {
    const [engine, tool] = [measure(outcomes.engine), measure(outcomes.tool)];
    expect(tool.queries).toBe(entries.length);
    expect(Math.abs(tool.mrr - engine.mrr)).toBeLessThanOrEqual(tolerance);
    const missed = outcomes.tool.filter(({place = 9}) => place > 3).map(failureLine);
    expect(tool.firstThree, missed.join('\n')).toBeGreaterThanOrEqual(firstThreeFloor);
  });

  it('answers with what clients read in one piece', () => {
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(answerLimit);
  });

  it('leads to pages and sections that can be read in one call', async () => {
    const records = new Map((await readRecords(tagsOf(version))).map(each => [each.url, each]));
    const addresses = new Set(entries.flatMap(({pages}) => pages));
    const problems: string[] = [];
    for (const page of addresses) {
      const answer = await callTool('read_page', {page});
      const heading = records.get(page)?.heading ?? page;
      const plain = answer.replace(/[\\`*]/g, '');
      if (!plain.includes(`# ${heading.replace(/[\\`*]/g, '')}`) && !plain.includes(heading)) {
        problems.push(`${page} has no "${heading}"`);
      }
      if (answer.length > answerLimit) problems.push(`${page} has ${answer.length} characters`);
    }
    expect(problems).toEqual([]);
  }, 120_000);
});

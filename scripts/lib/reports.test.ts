import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {
  addTallies,
  reportIn,
  type Tally,
  tallyPlaywright,
  tallyStage,
  tallyVitest,
} from './reports.ts';

test('counts the tests of Vitest, and a file that does not load as a failure', () => {
  const testResults = [
    {status: 'failed', assertionResults: []},
    {status: 'failed', assertionResults: [{}]},
    {status: 'passed', assertionResults: [{}]},
  ];
  const report = {numPassedTests: 1, numFailedTests: 1, testResults};
  expect(tallyVitest(report)).toEqual({passed: 1, failed: 2});
});

test('counts the tests of Playwright, a test that passed at the second try as passed', () => {
  const stats = {expected: 5, unexpected: 2, flaky: 1, skipped: 4};
  expect(tallyPlaywright({stats, errors: [{}]})).toEqual({passed: 6, failed: 3});
});

test('a stage that fails without a report is one failure', () => {
  expect(tallyStage(undefined, 1)).toEqual({passed: 0, failed: 1});
  expect(tallyStage({passed: 3, failed: 0}, 1)).toEqual({passed: 3, failed: 1});
  expect(tallyStage({passed: 3, failed: 2}, 1)).toEqual({passed: 3, failed: 2});
  expect(tallyStage(undefined, 0)).toEqual({passed: 0, failed: 0});
});

test('reads what a stage left, if it left anything', async () => {
  const folder = await temporaryFolder({'report.json': '{"passed": 3, "failed": 1}'});
  const count = (tally: Tally) => tally;
  expect(await reportIn(`${folder}/report.json`, count).read()).toEqual({passed: 3, failed: 1});
  expect(await reportIn(`${folder}/none.json`, count).read()).toBeUndefined();
});

test('adds up the stages', () => {
  expect(
    addTallies([
      {passed: 1, failed: 0},
      {passed: 2, failed: 3},
    ]),
  ).toEqual({
    passed: 3,
    failed: 3,
  });
});

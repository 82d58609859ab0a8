import path from 'node:path';
import {expect, test} from 'vitest';
import {rootDirectory} from './paths';
import {readTimedTests, slowestTests, timedTests} from './slowTests';

test('reads the tests of Vitest', () => {
  const name = path.join(rootDirectory, 'src/a.test.ts');
  const assertionResults = [{fullName: 'adds', duration: 1500}, {fullName: 'is skipped'}];
  expect(timedTests({testResults: [{name, assertionResults}]})).toEqual([
    {file: 'src/a.test.ts', title: 'adds', seconds: 1.5},
    {file: 'src/a.test.ts', title: 'is skipped', seconds: 0},
  ]);
});

test('reads the tests of Playwright, in groups and with all of their tries', () => {
  const spec = {title: 'opens', tests: [{results: [{duration: 1000}, {duration: 500}]}]};
  const suites = [{file: 'a.spec.ts', specs: [], suites: [{file: 'a.spec.ts', specs: [spec]}]}];
  expect(timedTests({suites})).toEqual([
    {file: 'tests/e2e/a.spec.ts', title: 'opens', seconds: 1.5},
  ]);
});

test('lists the slowest first, files by the sum of their tests', () => {
  const tests = [
    {file: 'a.ts', title: 'one', seconds: 2},
    {file: 'a.ts', title: 'two', seconds: 2.25},
    {file: 'b.ts', title: 'three', seconds: 3},
    {file: 'c.ts', title: 'four', seconds: 1},
  ];
  expect(slowestTests(tests, 2)).toBe(
    [
      'Slowest test files',
      '    4.3 s  a.ts',
      '    3.0 s  b.ts',
      '',
      'Slowest tests',
      '    3.0 s  b.ts: three',
      '    2.3 s  a.ts: two',
    ].join('\n'),
  );
});

test('a stage that left no report took no time', async () => {
  expect(await readTimedTests(['/no/such/report.json'])).toEqual([]);
});

import {beforeEach, expect, test, vi} from 'vitest';
import {type RunCommand, runPhases, selectStages, timeTable} from './stages.ts';

const stage = (name: string) => ({id: name, name, script: `${name}.ts`});

/** Commands that end at once, some with an error; notes what was started. */
function commands(...failing: string[]) {
  const started: string[] = [];
  const run: RunCommand = async ({name}) => {
    started.push(name);
    return {code: failing.includes(name) ? 1 : 0, output: `output of ${name}`};
  };
  return {started, run};
}

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation(text => {
    printed += `${text}\n`;
  });
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    printed += text;
    return true;
  });
});

test('runs the phases in their order, and the stages of a lane', async () => {
  const {started, run} = commands();
  const results = await runPhases([[[stage('a'), stage('b')], [stage('c')]], [[stage('d')]]], run);
  expect(started).toEqual(['a', 'c', 'b', 'd']);
  expect(results.map(({code}) => code)).toEqual([0, 0, 0, 0]);
  for (const name of ['a', 'b', 'c']) expect(printed).toContain(`output of ${name}`);
});

test('a stage that fails lets the others end, and none begin', async () => {
  const {started, run} = commands('a');
  const phases = [
    [
      [stage('a'), stage('b')],
      [stage('c'), stage('d')],
    ],
    [[stage('e')]],
  ];
  const results = await runPhases(phases, run);
  expect(started).toEqual(['a', 'c']);
  expect(results.map(({name, tally}) => [name, tally.failed])).toEqual([
    ['a', 1],
    ['c', 0],
  ]);
  expect(printed).toContain('── a: failed in 0 s');
  expect(printed).toContain('── c: passed in 0 s');
});

test('selects stages by their ids, in their order', () => {
  const phases = [[[stage('a'), stage('b')], [stage('c')]], [[stage('d')]]];
  expect(selectStages(phases, [])).toEqual(phases);
  expect(selectStages(phases, ['b'])).toEqual([[[stage('b')]]]);
  expect(selectStages(phases, ['d', 'a'])).toEqual([[[stage('a')]], [[stage('d')]]]);
  expect(() => selectStages(phases, ['a', 'x'])).toThrow(
    'Unknown stage x. The stages are: a, b, c, d',
  );
});

test('the table has a line for each stage and the total', () => {
  const results = [
    {name: 'Build', seconds: 94.6, code: 0, tally: {passed: 0, failed: 0}},
    {name: 'Unit tests', seconds: 7.2, code: 1, tally: {passed: 12, failed: 1}},
  ];
  expect(timeTable(results, 101.8)).toBe(
    ['Build          95 s', 'Unit tests      7 s  12 passed, 1 failed', 'Total         102 s'].join(
      '\n',
    ),
  );
});

import {expect, test, vi} from 'vitest';
import {type RunCommand, runStages, selectStages, timeTable} from './stages.ts';

const stages = ['a', 'b', 'c'].map(id => ({id, name: id, script: `${id}.ts`}));
const names = (...ids: string[]) => selectStages(stages, ids).map(({name}) => name);

test('a stage that fails is the last that starts', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const started: string[] = [];
  const run: RunCommand = async ({name}) => {
    started.push(name);
    return name === 'b' ? 1 : 0;
  };
  const results = await runStages(stages, run);
  expect(started).toEqual(['a', 'b']);
  expect(results.map(({name, tally}) => [name, tally.failed])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(log).toHaveBeenCalledWith('\n── a: passed in 0 s');
  expect(log).toHaveBeenLastCalledWith('\n── b: failed in 0 s');
});

test('selects stages by their ids, in their order', () => {
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(names('c', 'a')).toEqual(['a', 'c']);
  expect(() => names('a', 'x')).toThrow('Unknown stage x. The stages are: a, b, c');
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

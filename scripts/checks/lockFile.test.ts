import {expect, test} from 'vitest';
import {lockFileProblems} from './lockFile.ts';

const dependencies = {tool: '1.0.0'};
const tool = {version: '1.0.0', optionalDependencies: {'tool-darwin-arm64': '1.0.0'}};
const platform = {version: '1.0.0', optional: true};

test('passes a complete file', () => {
  const packages = {
    '': {dependencies},
    'node_modules/tool': tool,
    'node_modules/tool-darwin-arm64': platform,
  };
  expect(lockFileProblems({packages}, {'': {dependencies}})).toEqual([]);
});

test('fails on a package that another one uses', () => {
  const packages = {'': {dependencies}, 'node_modules/tool': tool};
  expect(lockFileProblems({packages}, {'': {dependencies}})).toEqual([
    'tool-darwin-arm64@1.0.0 is missing, which node_modules/tool uses',
  ]);
});

test('fails when package.json has other dependencies', () => {
  const packages = {'': {dependencies}, 'node_modules/tool': {version: '1.0.0'}};
  const [problem] = lockFileProblems(
    {packages},
    {
      '': {dependencies: {tool: '2.0.0'}},
    },
  );
  expect(problem).toContain('dependencies are not those of package.json');
});

test('fails when the manifest of a package in this repository has other dependencies', () => {
  const packages = {
    '': {},
    'packages/own': {dependencies},
    'node_modules/tool': {version: '1.0.0'},
  };
  expect(lockFileProblems({packages}, {'': {}, 'packages/own': {dependencies}})).toEqual([]);
  expect(lockFileProblems({packages}, {'': {}, 'packages/own': {}})).toEqual([
    'dependencies are not those of packages/own/package.json: run npm install',
  ]);
});

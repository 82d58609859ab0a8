import {expect, test} from 'vitest';
import {countProblems, isAllowedLicense, supplyChainProblems} from './supplyChain.ts';

const sound = {version: '1.0.0', integrity: 'sha512-a', license: 'MIT'};

function problems(entry: object, allowed: Record<string, boolean> = {}): string[] {
  return supplyChainProblems({packages: {'': {}, 'node_modules/@a/tool': entry}}, allowed);
}

test('a package with version, hash and license passes', () => {
  expect(problems(sound)).toEqual([]);
});

test.each([
  [{...sound, integrity: undefined}, 'has no hash'],
  [{...sound, integrity: 'sha1-a'}, 'has no hash'],
  [{...sound, version: 'git+ssh://git@example.com/a.git#1'}, 'has no exact version'],
  [{...sound, version: undefined}, 'has no exact version'],
  [{link: true, resolved: '../tool', license: 'MIT'}, 'is a link'],
  [{...sound, hasInstallScript: true}, 'runs a script'],
  [{...sound, license: 'GPL-3.0-only'}, 'GPL-3.0-only'],
  [{...sound, license: undefined}, 'the license none'],
  [{...sound, deprecated: 'Use another one'}, 'is deprecated: Use another one'],
])('%j is reported by its folder', (entry, problem) => {
  const [found = ''] = problems(entry);
  expect(found).toContain(problem);
  expect(found).toContain('node_modules/@a/tool');
});

test('a script that package.json decides on is nobody’s surprise', () => {
  const entry = {...sound, hasInstallScript: true};
  expect(problems(entry, {'@a/tool': false})).toEqual([]);
});

test('what only developers install may have any license, and be deprecated', () => {
  const entry = {...sound, dev: true, license: 'GPL-3.0-only', deprecated: 'Use another one'};
  expect(problems(entry)).toEqual([]);
});

test('packages of this repository come from no registry', () => {
  const packages = {
    'node_modules/@docs/samples': {link: true, resolved: 'packages/samples'},
    'packages/samples': {version: '0.0.0'},
  };
  expect(supplyChainProblems({packages}, {})).toEqual([]);
});

test('counts what everybody has to wait for', () => {
  const packages = {
    '': {},
    'node_modules/@docs/samples': {link: true, resolved: 'packages/samples'},
    'node_modules/a': sound,
    'node_modules/a/node_modules/b': sound,
    'node_modules/a-darwin-arm64': {...sound, os: ['darwin']},
    'node_modules/test': {...sound, dev: true},
  };
  expect(countProblems({packages}, 2)).toEqual([]);
  expect(countProblems({packages}, 1)).toEqual([
    expect.stringContaining('npm ci installs 2 packages, more than 1'),
  ]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE', false],
])('%s: %s', (license, isAllowed) => {
  expect(isAllowedLicense(license)).toBe(isAllowed);
});

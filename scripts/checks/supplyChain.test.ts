import {expect, test} from 'vitest';
import {isAllowedLicense, supplyChainProblems} from './supplyChain.ts';

const sound = {version: '1.0.0', integrity: 'sha512-a', license: 'MIT'};

function problems(entry: object, allowed: Record<string, boolean> = {}): string[] {
  return supplyChainProblems({packages: {'': {}, 'node_modules/@a/tool': entry}}, allowed);
}

test('a package with version, hash and license passes', () => {
  expect(problems(sound)).toEqual([]);
  expect(problems({version: '1.0.0', os: ['darwin'], license: 'MIT'})).toEqual([]);
});

test.each([
  [{...sound, integrity: undefined}, 'has no hash'],
  [{...sound, integrity: 'sha1-a'}, 'has no hash'],
  [{...sound, version: 'git+ssh://git@example.com/a.git#1'}, 'has no exact version'],
  [{...sound, version: undefined}, 'has no exact version'],
  [{...sound, hasInstallScript: true}, 'runs a script'],
  [{...sound, license: 'GPL-3.0-only'}, 'GPL-3.0-only'],
  [{...sound, license: undefined}, 'the license none'],
])('%j is reported by its folder', (entry, problem) => {
  const [found = ''] = problems(entry);
  expect(found).toContain(problem);
  expect(found).toContain('node_modules/@a/tool');
});

test('a script that package.json decides on is nobody’s surprise', () => {
  const entry = {...sound, hasInstallScript: true};
  expect(problems(entry, {'@a/tool': false})).toEqual([]);
});

test('what only developers install may have any license', () => {
  expect(problems({...sound, dev: true, license: 'GPL-3.0-only'})).toEqual([]);
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

import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {cacheDirectory, rootDirectory} from '../lib/paths.ts';
import {typeProblems} from './types.ts';

/** A project of one file under the rules of our tsconfig.json. */
async function project(source: string): Promise<string> {
  const configuration = {
    extends: path.join(rootDirectory, 'tsconfig.json'),
    compilerOptions: {types: []},
    include: ['a.ts'],
    exclude: [],
  };
  const folder = await temporaryFolder(
    {'a.ts': source, 'tsconfig.json': JSON.stringify(configuration)},
    path.join(cacheDirectory, 'types-test'),
  );
  return path.join(folder, 'tsconfig.json');
}

test('passes sound code', async () => {
  expect(await typeProblems(await project('export const a: string = "b";\n'))).toEqual([]);
});

test('fails on a type error and on an unchecked index', async () => {
  const source = 'export const a: string = 1;\nexport const b: string = ["c"][0];\n';
  const problems = await typeProblems(await project(source));
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('a.ts(1,14): error TS2322');
});

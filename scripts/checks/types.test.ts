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

test('fails on a type error and on an unchecked index, and passes sound code', async () => {
  const source = [
    'export const a: string = 1;',
    'export const b: string = ["c"][0];',
    'export const c: string = "d";',
  ];
  const problems = await typeProblems(await project(source.join('\n')));
  expect(problems).toEqual([
    expect.stringContaining('a.ts(1,14): error TS2322'),
    expect.stringContaining('a.ts(2,14): error TS2322'),
  ]);
});

import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {rootDirectory} from '../lib/paths.ts';
import {formatProblems} from './format.ts';

/** A folder with our rules, an ignore file (which they ask for) and one source file. */
async function project(source: string): Promise<string> {
  const folder = await temporaryFolder({'.gitignore': 'build/\n', 'a.ts': source});
  await copyFile(path.join(rootDirectory, 'biome.json'), path.join(folder, 'biome.json'));
  return folder;
}

test('passes a formatted file', async () => {
  expect(await formatProblems(['a.ts'], await project("export const a = {b: 'c'};\n"))).toEqual([]);
});

test('fails on formatting', async () => {
  const [problem] = await formatProblems(['a.ts'], await project('export const a = "b"\n'));
  expect(problem).toContain('a.ts format');
});

test('fails on a lint rule', async () => {
  const [problem] = await formatProblems(['a.ts'], await project('export let a: any;\n'));
  expect(problem).toContain('noExplicitAny');
});

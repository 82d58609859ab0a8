/**
 * Invariant: the whole project type-checks under the strict rules of tsconfig.json.
 */
import path from 'node:path';
import type {Check} from '../lib/check.ts';
import {runQuietly} from '../lib/command.ts';
import {rootDirectory} from '../lib/paths.ts';

/** The compiler in Go, which needs a quarter of the time; what works with TypeScript's API has the one before it. */
const compiler = path.join(rootDirectory, 'node_modules/typescript-native/bin/tsc');

/** Type errors of the project that a tsconfig file describes, one per entry. */
export async function typeProblems(project: string): Promise<string[]> {
  const flags = ['--project', project, '--noEmit', '--pretty', 'false'];
  const {code, output} = await runQuietly(process.execPath, [compiler, ...flags]);
  return code === 0 ? [] : output.trim().split(/\n(?!\s)/);
}

export const types: Check = {
  name: 'types',
  run: () => typeProblems(path.join(rootDirectory, 'tsconfig.json')),
};

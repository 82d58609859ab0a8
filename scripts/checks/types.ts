/**
 * Invariant: the whole project type-checks under the strict rules of tsconfig.json.
 */
import path from 'node:path';
import type {Check} from '../lib/check.ts';
import {runQuietly} from '../lib/command.ts';
import {binary, rootDirectory} from '../lib/paths.ts';

/** Type errors of the project that a tsconfig file describes, one per entry. */
export async function typeProblems(project: string): Promise<string[]> {
  // Beside the project, so that one project does not cost another what is known of it.
  const buildInfo = path.join(path.dirname(project), '.cache/types.tsbuildinfo');
  const flags = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', buildInfo];
  const result = await runQuietly(binary('tsc'), ['--project', project, ...flags]);
  return result.code === 0 ? [] : result.output.trim().split(/\n(?!\s)/);
}

export const types: Check = {
  name: 'types',
  run: () => typeProblems(path.join(rootDirectory, 'tsconfig.json')),
};

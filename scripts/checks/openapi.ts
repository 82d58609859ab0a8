/**
 * Invariants of openapi/engagespot.yaml and of the flows beside it:
 * - they break no rule of redocly.yaml, under which a warning is an error;
 * - src/openapi/generated/ is what `npm run generate:openapi` makes of it.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {documentFile, flowsFile} from '../../src/openapi/documentFile.ts';
import type {Check} from '../lib/check.ts';
import {runQuietly} from '../lib/command.ts';
import {type Output, openapiModules} from '../lib/openapiModules.ts';
import {binary, rootDirectory} from '../lib/paths.ts';

/** What the linter has to say about an OpenAPI document; the path is relative to the root. */
export async function lintProblems(file: string): Promise<string[]> {
  const config = path.join(rootDirectory, 'redocly.yaml');
  const flags = ['--config', config, '--format', 'stylish'];
  const env = {REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', NO_COLOR: '1'};
  const result = await runQuietly(binary('redocly'), ['lint', file, ...flags], {env});
  if (result.code === 0) return [];
  const problems = result.output.split('\n').filter(line => /^\s+\d+:\d+\s/.test(line));
  return problems.length > 0
    ? problems.map(problem => `${file}:${problem.trim()}`)
    : [result.output.trim()];
}

/** One entry per file that is not what it should be. */
export async function staleProblems(outputs: Output[], folder = rootDirectory): Promise<string[]> {
  const problems = outputs.map(async ({file, content}) => {
    const current = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
    if (current === content) return [];
    return [`${file} is ${current === undefined ? 'missing' : 'stale'}: npm run generate:openapi`];
  });
  return (await Promise.all(problems)).flat();
}

export const openapi: Check = {
  name: 'openapi',
  run: async () => {
    const linted = await Promise.all([documentFile, flowsFile].map(lintProblems));
    const problems = linted.flat();
    return problems.length > 0 ? problems : staleProblems(await openapiModules());
  },
};

/**
 * Invariants:
 * - every file is formatted as biome.json says;
 * - no lint rule of biome.json is broken, not even as a warning.
 */
import type {Check} from '../lib/check.ts';
import {runQuietly} from '../lib/command.ts';
import {binary, rootDirectory} from '../lib/paths.ts';

/** What Biome has to say about files or folders; `folder` is where they are looked up. */
export async function formatProblems(paths: string[], folder = rootDirectory): Promise<string[]> {
  const flags = ['--error-on-warnings', '--colors=off', '--max-diagnostics=50'];
  const result = await runQuietly(binary('biome'), ['check', ...flags, ...paths], {cwd: folder});
  return result.code === 0 ? [] : [result.output.trim()];
}

export const format: Check = {name: 'format', run: () => formatProblems(['.'])};

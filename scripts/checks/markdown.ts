/**
 * Invariant: every Markdown and MDX file keeps the rules of .markdownlint-cli2.jsonc, which also
 * names the files.
 */
import type {Check} from '../lib/check.ts';
import {runQuietly} from '../lib/command.ts';
import {binary, rootDirectory} from '../lib/paths.ts';

/** Broken rules in the files of a folder that holds a .markdownlint-cli2.jsonc, one per entry. */
export async function markdownProblems(folder: string, globs: string[] = []): Promise<string[]> {
  const result = await runQuietly(binary('markdownlint-cli2'), globs, {cwd: folder});
  if (result.code === 0) return [];
  const problems = result.output.split('\n').filter(line => / MD\d{3}\//.test(line));
  return problems.length > 0 ? problems : [result.output.trim()];
}

export const markdown: Check = {name: 'markdown', run: () => markdownProblems(rootDirectory)};

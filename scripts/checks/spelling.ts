/**
 * Invariant: prose and code comments are spelled as American English or as cspell-words.txt says.
 * cspell.json names the files.
 */
import path from 'node:path';
import type {Check} from '../lib/check.ts';
import {runQuietly} from '../lib/command.ts';
import {binary, rootDirectory} from '../lib/paths.ts';

/** Unknown words in the files of the globs, one per entry with file, line and suggestions. */
export async function spellingProblems(globs: string[] = [], folder = rootDirectory) {
  const config = path.join(rootDirectory, 'cspell.json');
  const flags = ['--config', config, '--no-progress', '--no-summary', '--no-color'];
  const result = await runQuietly(binary('cspell'), ['lint', ...flags, ...globs], {cwd: folder});
  return result.code === 0 ? [] : result.output.trim().split('\n');
}

export const spelling: Check = {name: 'spelling', run: () => spellingProblems()};

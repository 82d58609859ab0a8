/**
 * Invariant: prose and code comments are spelled as American English or as cspell-words.txt says.
 * cspell.json names the files.
 */
import path from 'node:path';
import type {Check} from '../lib/check.ts';
import {runQuietly} from '../lib/command.ts';
import {binary, cacheDirectory, rootDirectory} from '../lib/paths.ts';

/** Files whose content was read before are not read again; a change of the words starts anew. */
const cache = [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${path.join(cacheDirectory, 'spelling.json')}`,
];

/**
 * Unknown words in the files of the globs, one per entry with file, line and suggestions.
 *
 * @param globs in `folder`; the files of cspell.json, whose results are kept by default
 */
export async function spellingProblems(globs: string[] = [], folder = rootDirectory) {
  const config = path.join(rootDirectory, 'cspell.json');
  const flags = ['--config', config, '--no-progress', '--no-summary', '--no-color'];
  const args = ['lint', ...flags, ...(globs.length === 0 ? cache : globs)];
  const result = await runQuietly(binary('cspell'), args, {cwd: folder});
  return result.code === 0 ? [] : result.output.trim().split('\n');
}

export const spelling: Check = {name: 'spelling', run: () => spellingProblems()};

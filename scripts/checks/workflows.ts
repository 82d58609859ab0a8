/**
 * Invariants of .github/workflows:
 * - an action of others is pinned to a commit, with its version as a comment, because a tag can move;
 * - what is checked and tested is said by .ci/run alone: a workflow runs all of it, and nothing else but git.
 */
import {readSources, type SourceFile} from '../../src/project/projectFiles.ts';
import type {Check} from '../lib/check.ts';

const pinned = /^(?:\.\/\S+|[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d[\w.]*)$/;
const allowed = /^(?:bash \.ci\/run(?: sweep)?|git .+)$/;

/** What a line of a workflow does wrong; undefined for a line that is fine. */
function problemOf(line: string): string | undefined {
  const [, key, value = ''] = /^\s*(?:- )?(uses|run):\s*(.+?)\s*$/.exec(line) ?? [];
  if (key === 'uses' && !pinned.test(value)) {
    return 'pin the action to a commit and name its version: owner/name@<40 hex digits> # v1.2.3';
  }
  if (key === 'run' && !allowed.test(value)) return 'let .ci/run do it, so that it runs anywhere';
  return undefined;
}

/** One entry per broken rule: file, line and remedy. */
export function workflowProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({file, text}) =>
    text.split('\n').flatMap((line, index) => {
      const problem = problemOf(line);
      return problem ? [`${file}:${index + 1}: ${line.trim()}: ${problem}`] : [];
    }),
  );
}

export const workflows: Check = {
  name: 'workflows',
  run: async () => workflowProblems(await readSources(/^\.github\/workflows\/.*\.ya?ml$/)),
};

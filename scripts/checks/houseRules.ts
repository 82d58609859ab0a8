/**
 * Invariants of every text file of the project, so that it builds the same anywhere:
 * - no absolute path of somebody's machine (a home, work or temporary folder);
 * - no address of a package registry: that is a matter of the machine's npm configuration;
 * - no npm configuration, for the same reason, except that `npm ci` leaves out development tools.
 */
import path from 'node:path';
import {readSources, type SourceFile} from '../../src/project/projectFiles.ts';
import type {Check} from '../lib/check.ts';

const rules = [
  {
    pattern:
      /(?<![\w.~/\-\]}\\:])\/(?:home|Users|root|tmp|work|workspace|mnt|private\/var)\/[\w.-]+/g,
    meaning: 'path of one machine',
  },
  {pattern: /\b[A-Z]:\\\\?Users\\/g, meaning: 'path of one machine'},
  {
    pattern:
      /\bhttps?:\/\/(?:registry\.|npm\.|[\w.-]*(?:verdaccio|artifactory|nexus|jfrog))[\w.-]*/g,
    meaning: 'address of a package registry',
  },
  {pattern: /"resolved": "https?:/g, meaning: 'address of a package registry'},
];

/** See adr/0038. */
const leavesOutTools = /^(?:#.*\n)*omit=dev\n$/;

/** One entry per broken rule: file, line, what was found. */
export function houseRuleProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({file, text}) => {
    if (path.basename(file) === '.npmrc' && !leavesOutTools.test(text))
      return [`${file}: npm settings belong to the machine`];
    return rules.flatMap(({pattern, meaning}) =>
      [...text.matchAll(pattern)].map(match => {
        const line = text.slice(0, match.index).split('\n').length;
        return `${file}:${line}: ${match[0]} (${meaning})`;
      }),
    );
  });
}

export const houseRules: Check = {
  name: 'house-rules',
  run: async () => houseRuleProblems(await readSources()),
};

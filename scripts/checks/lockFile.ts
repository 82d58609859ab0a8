/**
 * Invariants of package-lock.json:
 * - every dependency that a package in it needs, or optionally uses, is in it too: otherwise
 *   `npm ci` refuses on the platforms whose packages are missing (`npm run lock` adds them);
 * - it belongs to package.json: the same names with the same versions.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Check} from '../lib/check.ts';
import {type Lock, type LockedPackage, lockFile, missingPackages} from '../lib/lock.ts';
import {rootDirectory} from '../lib/paths.ts';

const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Manifest = Pick<LockedPackage, (typeof groups)[number]>;

/** One entry per missing package and per group of package.json that differs. */
export function lockFileProblems(lock: Lock, manifest: Manifest): string[] {
  const missing = missingPackages(lock).map(
    ({name, version, user}) => `${name}@${version} is missing, which ${user || 'the project'} uses`,
  );
  const root = lock.packages[''] ?? {};
  const different = groups
    .filter(group => !isDeepStrictEqual(root[group] ?? {}, manifest[group] ?? {}))
    .map(group => `${group} are not those of package.json: run npm install`);
  return [...different, ...missing];
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}

export const lock: Check = {
  name: 'lock-file',
  run: async () =>
    lockFileProblems(
      await readJson(lockFile),
      await readJson(path.join(rootDirectory, 'package.json')),
    ),
};

/**
 * Invariants of package-lock.json:
 * - every dependency that a package in it needs, or optionally uses, is in it too: otherwise
 *   `npm ci` refuses on the platforms whose packages are missing (`npm run lock` adds them);
 * - it belongs to package.json, and to those of the packages of this repository: the same names with the same versions.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Check} from '../lib/check.ts';
import {type Lock, type LockedPackage, lockFile, missingPackages} from '../lib/lock.ts';
import {rootDirectory} from '../lib/paths.ts';

const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Manifest = Pick<LockedPackage, (typeof groups)[number]>;

/**
 * One entry per missing package and per group of a manifest that differs.
 *
 * @param manifests by their folder; '' is that of the project
 */
export function lockFileProblems(lock: Lock, manifests: Record<string, Manifest>): string[] {
  const missing = missingPackages(lock).map(
    ({name, version, user}) => `${name}@${version} is missing, which ${user || 'the project'} uses`,
  );
  const different = Object.entries(manifests).flatMap(([folder, manifest]) => {
    const locked = lock.packages[folder] ?? {};
    return groups
      .filter(group => !isDeepStrictEqual(locked[group] ?? {}, manifest[group] ?? {}))
      .map(
        group =>
          `${group} are not those of ${path.posix.join(folder, 'package.json')}: run npm install`,
      );
  });
  return [...different, ...missing];
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}

const readManifest = (folder: string) => readJson(path.join(rootDirectory, folder, 'package.json'));

export const lock: Check = {
  name: 'lock-file',
  async run() {
    const {workspaces} = await readManifest('');
    const folders: string[] = ['', ...workspaces];
    const manifests = await Promise.all(
      folders.map(async folder => [folder, await readManifest(folder)] as const),
    );
    return lockFileProblems(await readJson(lockFile), Object.fromEntries(manifests));
  },
};

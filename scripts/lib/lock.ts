import path from 'node:path';
import {rootDirectory} from './paths.ts';

type Versions = Record<string, string>;

/** What npm writes about one package; only what is read here. */
export interface LockedPackage {
  version?: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  /** Hash of the archive. */
  integrity?: string;
  hasInstallScript?: boolean;
  /** A folder elsewhere in its place. */
  link?: boolean;
  /** The folder that a link leads to. */
  resolved?: string;
  /** Why nobody should use it, as its publisher says. */
  deprecated?: string;
  /** Its name, where it is installed under another one. */
  name?: string;
  license?: string;
  engines?: Versions;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** package-lock.json: packages by the folder they are installed in; '' is the project itself. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

export interface MissingPackage {
  name: string;
  /** The version or range that is asked for. */
  version: string;
  /** Folder of the package that asks. */
  user: string;
}

export const lockFile = path.join(rootDirectory, 'package-lock.json');

/** The folders in which Node looks for what a package imports, nearest first. */
function searchFolders(user: string): string[] {
  const segments = user ? user.split('/node_modules/') : [];
  const parents = segments.map((_, index) => segments.slice(0, index + 1).join('/node_modules/'));
  return [...parents.reverse().map(parent => `${parent}/node_modules`), 'node_modules'];
}

/** Whether an entry is a package of this repository, and not one that npm downloads. */
export function isOwn(folder: string, {link, resolved}: LockedPackage): boolean {
  return link ? resolved?.startsWith('packages/') === true : !folder.includes('node_modules/');
}

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * The folders of a lock file in which its version of a package is not installed. Those of other platforms don't count.
 *
 * @param installed npm's list of what is in `node_modules`
 */
export function missingFolders({packages}: Lock, {packages: installed}: Lock): string[] {
  return Object.entries(packages)
    .filter(([folder, entry]) => !isOwn(folder, entry) && !entry.optional)
    .filter(([folder, {version}]) => installed[folder]?.version !== version)
    .map(([folder]) => folder);
}

/** Dependencies named in a lock file that it has no entry for. */
export function missingPackages({packages}: Lock): MissingPackage[] {
  return Object.entries(packages).flatMap(([user, {dependencies, optionalDependencies}]) =>
    Object.entries({...dependencies, ...optionalDependencies})
      .filter(([name]) => !searchFolders(user).some(folder => packages[`${folder}/${name}`]))
      .map(([name, version]) => ({name, version, user})),
  );
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** `@swc/core-linux-x64-musl` → Linux, x64, musl; undefined when the name says no platform. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[-/]/);
  const os = systems.filter(system => words.includes(system));
  const cpu = processors.filter(processor => words.includes(processor));
  if (os.length !== 1 || cpu.length !== 1) return undefined;
  if (words.some(word => word.startsWith('musl'))) return {os, cpu, libc: ['musl']};
  if (os[0] === 'linux' && words.some(word => word.startsWith('gnu'))) {
    return {os, cpu, libc: ['glibc']};
  }
  return {os, cpu};
}

/**
 * A copy of a lock file with entries for the missing packages of other platforms. Such packages
 * come in exactly one version, that of the package that uses them.
 *
 * @returns the copy, and the names that were added
 */
export function completeLock(lock: Lock): {lock: Lock; added: string[]} {
  const added: Record<string, LockedPackage> = {};
  for (const {name, version, user} of missingPackages(lock)) {
    const platform = platformOf(name);
    if (!platform || !/^\d/.test(version)) continue;
    const {dev, license, engines} = lock.packages[user] ?? {};
    added[`node_modules/${name}`] = {version, ...platform, dev, license, optional: true, engines};
  }
  const entries = Object.entries({...lock.packages, ...added});
  entries.sort(([first], [second]) => first.localeCompare(second, 'en'));
  return {lock: {...lock, packages: Object.fromEntries(entries)}, added: Object.keys(added)};
}

/** Which versions of packages npm has installed. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** A package in npm's list, by its folder. */
interface Package {
  version?: string;
  /** Hash of what was downloaded. */
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Packages = Readonly<Record<string, Package>>;

/** The folder of the project, and that of the package in it: `node_modules/a/node_modules/@b/c`. */
const inPackage = /^(.*?)\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/;

/** Whether a file is part of a package that is installed, and not of the project. */
export function isInstalled(file: string): boolean {
  return inPackage.test(file.replaceAll('\\', '/'));
}

/** Lists by file, and when they were written. */
const known = new Map<string, {packages: Packages; written: number}>();

function readPackages(project: string): Packages {
  // Not the lock file of the project, which may be newer than what is installed.
  const file = path.join(project, 'node_modules/.package-lock.json');
  try {
    const written = statSync(file).mtimeMs;
    const last = known.get(file);
    if (last?.written === written) return last.packages;
    const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {packages: Packages};
    known.set(file, {packages, written});
    return packages;
  } catch (cause) {
    throw new Error(`${file} cannot be read: install the packages with npm`, {cause});
  }
}

/** The folder in which Node.js finds a package that is imported from another one. */
function folderOf(name: string, importer: string, packages: Packages): string | undefined {
  for (let from = importer; ; from = from.slice(0, from.lastIndexOf('/node_modules/'))) {
    const folder = `${from}/node_modules/${name}`;
    if (folder in packages) return folder;
    if (!from.includes('/node_modules/')) break;
  }
  const folder = `node_modules/${name}`;
  return folder in packages ? folder : undefined;
}

/**
 * The packages that some files belong to, and all packages that these depend on.
 *
 * @param files absolute paths inside `node_modules`
 * @returns folders with what tells their versions apart, sorted
 * @throws Error if npm has not installed one of them
 */
export function installedVersions(files: Iterable<string>): string[] {
  const found = new Map<string, string>();

  function visit(folder: string, packages: Packages): void {
    const {version, integrity = version, ...others} = packages[folder] ?? {};
    if (!integrity) throw new Error(`npm has not installed ${folder}: run \`npm ci\``);
    if (found.has(folder)) return;
    found.set(folder, integrity);
    const {dependencies, optionalDependencies, peerDependencies} = others;
    const names = {...dependencies, ...optionalDependencies, ...peerDependencies};
    for (const name of Object.keys(names)) {
      const next = folderOf(name, folder, packages);
      if (next) visit(next, packages);
    }
  }

  for (const file of files) {
    const [, project = '', folder = ''] = inPackage.exec(file.replaceAll('\\', '/')) ?? [];
    visit(folder, readPackages(project));
  }
  return [...found].map(([folder, version]) => `${folder} ${version}`).sort();
}

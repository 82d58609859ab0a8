/** Where the types of an imported package are. */
import {existsSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {sdkAlias, sdkVersionsOf} from '../../content/sdkVersions.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';

interface Manifest {
  version?: string;
  main?: string;
  types?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The manifest of a package; undefined when the folder holds none. */
function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** `next/server` → `next`, `@angular/core/testing` → `@angular/core`. */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

const manifests = ['', 'packages/samples'].map(folder =>
  readManifest(path.join(rootDirectory, folder)),
);
const installed = new Set(
  manifests.flatMap(manifest =>
    Object.keys({...manifest?.dependencies, ...manifest?.devDependencies}),
  ),
);

/** Whether samples may import a package: what other packages happen to bring along does not count. */
export function isKnownPackage(specifier: string): boolean {
  return installed.has(packageName(specifier)) || isBuiltin(specifier);
}

/** Where a version of an Engagespot package may be: under its alias, or with the React component. */
function sdkFolders(name: string, version: string, docsVersion: string): string[] {
  const component = '@engagespot/react-component';
  const alias = sdkAlias(component, sdkVersionsOf(docsVersion)[component] ?? '');
  return [sdkAlias(name, version), name, `${alias}/node_modules/${name}`].map(folder =>
    path.join(rootDirectory, 'node_modules', folder),
  );
}

/** `lib/index.js` → `lib/index.d.ts`, for packages that leave the types to their main file. */
function typesOf({types, main = 'index.js'}: Manifest): string {
  return types ?? main.replace(/\.js$/, '.d.ts');
}

/** Whether a version is within `1.3.8` or `^1.1.9`, the only ranges between these packages. */
export function isWithin(version: string, range: string): boolean {
  const lowest = range.replace(/^\^/, '');
  if (lowest === range) return version === range;
  const isLater = version.localeCompare(lowest, 'en', {numeric: true}) >= 0;
  return isLater && version.split('.')[0] === lowest.split('.')[0];
}

/** The range that the package of a file asks for; undefined for files of no package. */
function wantedRange(name: string, importer: string): string | undefined {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(importer) ?? [];
  return folder === undefined ? undefined : readManifest(folder)?.dependencies?.[name];
}

/**
 * The types of an Engagespot package as a documentation version describes it, for samples and for
 * the packages among themselves: otherwise the same class of two copies would be two types. A
 * package that cannot work with that version keeps what npm installs for it.
 *
 * @returns undefined for other packages, and for those that the version does not have
 * @throws Error when the version is not installed
 */
export function sdkTypes(name: string, docsVersion: string, importer: string): string | undefined {
  const version = sdkVersionsOf(docsVersion)[name];
  if (version === undefined) return undefined;
  const range = wantedRange(name, importer);
  if (range !== undefined && !isWithin(version, range)) return undefined;
  const folder = sdkFolder(name, docsVersion);
  return folder && path.join(folder, typesOf(readManifest(folder) ?? {}));
}

/**
 * The folder of an Engagespot package as a documentation version describes it.
 *
 * @returns undefined for other packages, and for those that the version does not have
 * @throws Error when the version is not installed
 */
export function sdkFolder(name: string, docsVersion: string): string | undefined {
  const version = sdkVersionsOf(docsVersion)[name];
  if (version === undefined) return undefined;
  const folders = sdkFolders(name, version, docsVersion);
  const found = folders.find(folder => readManifest(folder)?.version === version);
  if (found) return found;
  throw new Error(`${name} ${version} is not installed: run npm run tools`);
}

/** Packages of which a program must have one copy, however many are installed. */
export function isShared(specifier: string): boolean {
  return ['react', 'react-dom', 'csstype'].includes(packageName(specifier));
}

export function resolvedTypes(file: string): ts.ResolvedModuleWithFailedLookupLocations {
  return {
    resolvedModule: {
      resolvedFileName: file,
      extension: ts.Extension.Dts,
      isExternalLibraryImport: true,
    },
  };
}

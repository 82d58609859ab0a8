import path from 'node:path';
import ts from 'typescript';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {ambientDeclarations} from './ambient.ts';
import type {VirtualModule} from './module.ts';
import {isKnownPackage, isShared, packageName, resolvedTypes, sdkTypes} from './packages.ts';
import {findImported} from './pageModules.ts';

const ambientFile = path.posix.join(rootDirectory, '.samples/ambient.d.ts');

/** Parsed files of packages and of the language, which all programs share. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function parseOnce(file: string, options: ts.ScriptTarget | ts.CreateSourceFileOptions) {
  if (!parsed.has(file)) {
    const text = ts.sys.readFile(file);
    const source = text === undefined ? undefined : ts.createSourceFile(file, text, options);
    parsed.set(file, source);
  }
  return parsed.get(file);
}

function resolvedModule(file: string): ts.ResolvedModuleWithFailedLookupLocations {
  const extension = path.extname(file);
  return {resolvedModule: {resolvedFileName: file, extension, isExternalLibraryImport: false}};
}

/** Any file in the root folder. */
const rootFile = path.join(rootDirectory, 'index.ts');

/** What names mean is the same for all programs: environments and strictness have no part in it. */
const resolutions = ts.createModuleResolutionCache(rootDirectory, name => name);

interface ProgramInput {
  /** Modules whose problems are wanted. */
  checked: readonly VirtualModule[];
  /** Modules that they can import. */
  all: readonly VirtualModule[];
  docsVersion: string;
  options: ts.CompilerOptions;
}

/**
 * One program for many samples of a documentation version. Relative imports lead to fences of the
 * same page, `@engagespot/…` to the packages of the version.
 */
export function createProgram({checked, all, docsVersion, options}: ProgramInput): ts.Program {
  const byPath = new Map(all.map(module => [module.path, module]));
  const texts = new Map(all.map(module => [module.path, module.text]));
  texts.set(ambientFile, ambientDeclarations);
  const host = ts.createCompilerHost(options);

  function resolve(specifier: string, importer: string) {
    const types = sdkTypes(specifier, docsVersion, importer);
    if (types) return resolvedTypes(types);
    const sample = byPath.get(importer);
    if (sample) {
      const imported = findImported(all, sample, specifier);
      if (imported) return resolvedModule(imported.path);
      const isOtherSdk = packageName(specifier).startsWith('@engagespot/');
      if (isOtherSdk || !isKnownPackage(specifier)) return {resolvedModule: undefined};
    }
    // The folders of samples do not exist, so that what they import is found from the root.
    const from = sample || isShared(specifier) ? rootFile : importer;
    return ts.resolveModuleName(specifier, from, options, host, resolutions);
  }

  Object.assign(host, {
    fileExists: (file: string) => texts.has(file) || ts.sys.fileExists(file),
    readFile: (file: string) => texts.get(file) ?? ts.sys.readFile(file),
    getSourceFile(file, versionOrOptions) {
      const text = texts.get(file);
      if (text === undefined) return parseOnce(file, versionOrOptions);
      return ts.createSourceFile(file, text, versionOrOptions);
    },
    resolveModuleNameLiterals: (literals, importer) =>
      literals.map(({text}) => resolve(text, importer)),
  } satisfies Partial<ts.CompilerHost>);

  const rootNames = [ambientFile, ...checked.map(module => module.path)];
  return ts.createProgram({rootNames, options, host});
}

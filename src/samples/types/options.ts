import ts from 'typescript';
import type {Environment} from './module.ts';

const shared: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
  esModuleInterop: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedSideEffectImports: true,
  // Classes of Angular.
  experimentalDecorators: true,
  useDefineForClassFields: false,
};

const pageLibraries = ['dom', 'dom.iterable', 'dom.asynciterable'];

const libraries: Readonly<Record<Environment, readonly string[]>> = {
  page: pageLibraries,
  native: pageLibraries,
  worker: ['webworker', 'webworker.iterable', 'webworker.importscripts'],
};

/**
 * The options of a program.
 *
 * @param strict off for JavaScript: its samples cannot say the types of their parameters or that an
 *   element exists, so that is not asked of them; names, members, arguments and props are
 */
export function compilerOptions(environment: Environment, strict: boolean): ts.CompilerOptions {
  const lib = ['es2023', ...libraries[environment]].map(name => `lib.${name}.d.ts`);
  return {...shared, lib, strict};
}

/**
 * Resolves the module names that Docusaurus gives to browser code, for Vitest:
 *
 *   @docusaurus/Link          the client export of @docusaurus/core
 *   @theme/X                  src/theme/X, else the search theme's, the classic theme's or the core's X
 *   @theme-original/X         the same without src/theme
 *   @theme-init/X             the first theme that has X
 *   @generated/x              the data of this very site (see loadSiteData.ts)
 *   @site/x                   a file of this repository
 *
 * Docusaurus publishes JSX in files that end in .js; these are compiled here too.
 */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Plugin} from 'vitest/config';
import {rootDirectory} from '../../scripts/lib/paths.ts';
import {siteDataDirectory} from './siteData.ts';

const modules = path.join(rootDirectory, 'node_modules');
const core = path.join(modules, '@docusaurus/core/lib/client');

/** Folders of theme parts; an earlier one wins, as in Docusaurus. */
const themes = [
  path.join(modules, 'docusaurus-theme-search-typesense/lib/theme'),
  path.join(modules, '@docusaurus/theme-classic/lib/theme'),
  path.join(core, 'theme-fallback'),
];

const endings = ['', '.tsx', '.ts', '.js', '.mjs', '.json', '/index.tsx', '/index.ts', '/index.js'];

function findModule(base: string): string | undefined {
  return endings
    .map(ending => base + ending)
    .find(file => existsSync(file) && statSync(file).isFile());
}

const folders: Record<string, string[]> = {
  '@docusaurus/': [path.join(core, 'exports')],
  '@theme/': [path.join(rootDirectory, 'src/theme'), ...themes],
  '@theme-original/': themes,
  '@theme-init/': [...themes].reverse(),
  '@generated/': [siteDataDirectory],
  '@site/': [rootDirectory],
};

/** The file that a name stands for; undefined for a name that is not Docusaurus' own. */
export function resolveDocusaurusModule(name: string): string | undefined {
  const prefix = Object.keys(folders).find(start => name.startsWith(start));
  if (!prefix) return undefined;
  const rest = name.slice(prefix.length);
  return folders[prefix]
    ?.map(folder => findModule(path.join(folder, rest)))
    .find(file => file !== undefined);
}

/** Browser code of Docusaurus' packages. */
const published = /\/node_modules\/@docusaurus\/.+\.js$/;

function compileJsx(code: string): string {
  const compilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ESNext,
  };
  return ts.transpileModule(code, {compilerOptions, fileName: 'module.jsx'}).outputText;
}

/** The pages' modules. Components are tested without pages, and the file is made for webpack. */
const pageRegistry = path.join(siteDataDirectory, 'registry.js');

/** The Vite plugin that applies the names above. */
export function docusaurusModules(): Plugin {
  return {
    name: 'docusaurus-modules',
    enforce: 'pre',
    resolveId: name => resolveDocusaurusModule(name),
    transform: (code, file) => (published.test(file) ? compileJsx(code) : undefined),
    load: file => (file === pageRegistry ? 'export default {};' : undefined),
  };
}

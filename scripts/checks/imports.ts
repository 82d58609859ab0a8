/**
 * Invariant: imports point one way (`zones` below is the whole rule).
 *
 *   theme, pages, clientModules → components → search, sandbox, semantic-widget
 *   configuration → plugins, remark, content
 *
 * - A plugin is imported by the configuration and by itself, by nothing else.
 * - No product code imports from scripts/ or tests/.
 * - Tests (`*.test.ts`, `*.test.tsx`, tests/) may import anything.
 * - `@theme/…` names are Docusaurus' public names of theme parts, so browser code may use them.
 */
import path from 'node:path';
import ts from 'typescript';
import type {Check} from '../lib/check.ts';
import {readSources, type SourceFile} from '../lib/projectFiles.ts';

interface Zone {
  /** Start of the paths of the zone's files. */
  prefix: string;
  /** Zones that its files may import besides their own. */
  imports: readonly string[];
  /** Whether its files may name theme parts as `@theme/…`. */
  usesTheme?: boolean;
}

const clients = ['src/search/', 'src/sandbox/', 'src/semantic-widget/'] as const;
const shared = ['src/content/', 'config/', 'openapi/', 'reference/'] as const;

const zones: readonly Zone[] = [
  {
    prefix: 'src/theme/',
    imports: ['src/components/', 'src/css/', ...clients, ...shared],
    usesTheme: true,
  },
  {
    prefix: 'src/pages/',
    imports: ['src/components/', 'src/css/', ...clients, ...shared],
    usesTheme: true,
  },
  {
    prefix: 'src/clientModules/',
    imports: ['src/components/', 'src/css/', ...clients, ...shared],
    usesTheme: true,
  },
  {prefix: 'src/components/', imports: ['src/css/', ...clients, ...shared], usesTheme: true},
  ...clients.map(prefix => ({prefix, imports: [...clients, ...shared]})),
  {prefix: 'src/plugins/', imports: [...clients, ...shared, 'src/remark/']},
  {prefix: 'src/remark/', imports: shared},
  {prefix: 'src/content/', imports: shared},
  {prefix: 'config/', imports: ['src/plugins/', 'src/remark/', ...clients, ...shared]},
  // The generators of pages know the shape of the data that their components show.
  {prefix: 'openapi/', imports: ['src/content/', 'src/components/']},
  {prefix: 'reference/', imports: ['src/content/', 'src/components/', 'config/']},
  {prefix: 'docusaurus.config.ts', imports: [...shared, 'src/plugins/', 'src/remark/']},
  {prefix: 'scripts/', imports: [...clients, ...shared, 'src/remark/']},
];

const isTest = /^tests\/|\.test\.tsx?$/;

/** What a file names in imports, re-exports, dynamic imports and import types. */
function importedNames({file, text}: SourceFile): string[] {
  const names: string[] = [];
  function collect(node: ts.Node | undefined) {
    if (node && ts.isStringLiteralLike(node)) names.push(node.text);
  }
  function visit(node: ts.Node) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) collect(node.moduleSpecifier);
    if (ts.isCallExpression(node) && /^(import|require(\.\w+)?)$/.test(node.expression.getText())) {
      collect(node.arguments[0]);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      collect(node.argument.literal);
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names;
}

/** `src/plugins/feed/index.ts` → `src/plugins/feed/`: plugins are strangers to each other. */
function pluginFolder(file: string): string | undefined {
  return /^src\/plugins\/[^/]+/.exec(file)?.[0];
}

/** The project path that an import names, with a slash at its end; undefined for a package. */
function targetPath(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) return `${specifier.slice('@site/'.length)}/`;
  if (specifier.startsWith('.')) return `${path.posix.join(path.posix.dirname(file), specifier)}/`;
  return undefined;
}

function problemOf(file: string, zone: Zone, specifier: string): string | undefined {
  if (/^@theme(-original|-init)?\//.test(specifier)) {
    return zone.usesTheme ? undefined : 'only browser code may use theme parts';
  }
  const target = targetPath(file, specifier);
  if (!target) return undefined;
  const targetPlugin = pluginFolder(target);
  if (targetPlugin && pluginFolder(file)) {
    return targetPlugin === pluginFolder(file) ? undefined : 'plugins do not import each other';
  }
  if (target.startsWith(zone.prefix) || zone.imports.some(prefix => target.startsWith(prefix))) {
    return undefined;
  }
  const isProjectZone = [...zones.map(({prefix}) => prefix), 'tests/'].some(prefix =>
    target.startsWith(prefix),
  );
  return isProjectZone ? `files in ${zone.prefix} must not import it` : undefined;
}

/** One entry per import that points the wrong way: file and import. */
export function importProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(source => {
    const zone = zones.find(({prefix}) => source.file.startsWith(prefix));
    if (!zone || isTest.test(source.file)) return [];
    return importedNames(source).flatMap(name => {
      const problem = problemOf(source.file, zone, name);
      return problem ? [`${source.file}: "${name}": ${problem}`] : [];
    });
  });
}

export const imports: Check = {
  name: 'imports',
  run: async () => importProblems(await readSources(/\.[cm]?[jt]sx?$/)),
};

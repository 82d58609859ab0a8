/**
 * Invariant: imports point one way (`zones` below is the whole rule, without exceptions).
 *
 *   docusaurus.config.ts → config → plugins → remark, search, samples, members, openapi, content
 *   theme, pages, clientModules → components → search, sandbox → openapi → content
 *
 * - Nothing below src/ imports from config/, scripts/ or tests/.
 * - A plugin is imported by the configuration and by itself, by nothing else.
 * - Tests (`*.test.ts`, `*.test.tsx`, tests/) may import anything.
 * - `@theme/…` names are Docusaurus' public names of theme parts, so browser code may use them.
 */
import path from 'node:path';
import ts from 'typescript';
import {readSources, type SourceFile} from '../../src/project/projectFiles.ts';
import type {Check} from '../lib/check.ts';

interface Zone {
  /** Start of the paths of the zone's files. */
  prefix: string;
  /** Zones that its files may import besides their own. */
  imports: readonly string[];
  /** Whether its files may name theme parts as `@theme/…`. */
  usesTheme?: boolean;
}

/** What the parts that readers see are made of. */
const browser = [
  'src/search/',
  'src/sandbox/',
  'src/openapi/',
  'src/content/',
  'src/css/',
] as const;

const zones: readonly Zone[] = [
  {prefix: 'src/theme/', imports: ['src/components/', ...browser], usesTheme: true},
  {prefix: 'src/pages/', imports: ['src/components/', ...browser], usesTheme: true},
  {prefix: 'src/clientModules/', imports: ['src/components/', ...browser], usesTheme: true},
  {prefix: 'src/components/', imports: browser, usesTheme: true},
  {prefix: 'src/search/', imports: ['src/content/']},
  {prefix: 'src/sandbox/', imports: ['src/openapi/']},
  {prefix: 'src/openapi/', imports: ['src/content/', 'src/project/']},
  {prefix: 'src/members/', imports: ['src/content/', 'src/project/']},
  {
    prefix: 'src/samples/',
    imports: [
      'src/sandbox/',
      'src/members/',
      'src/openapi/',
      'src/remark/',
      'src/content/',
      'src/project/',
    ],
  },
  {prefix: 'src/remark/', imports: ['src/content/']},
  {prefix: 'src/content/', imports: []},
  {prefix: 'src/project/', imports: []},
  {
    prefix: 'src/plugins/',
    imports: [
      'src/remark/',
      'src/search/',
      'src/samples/',
      'src/members/',
      'src/openapi/',
      'src/content/',
      'src/project/',
    ],
  },
  {
    prefix: 'config/',
    imports: [
      'src/plugins/',
      'src/remark/',
      'src/search/',
      'src/members/',
      'src/openapi/',
      'src/content/',
    ],
  },
  {prefix: 'docusaurus.config.ts', imports: ['config/']},
  {prefix: 'sidebars', imports: ['src/members/']},
  {
    prefix: 'scripts/',
    imports: [
      'config/',
      'sidebars',
      'src/plugins/',
      'src/samples/',
      'src/members/',
      'src/remark/',
      'src/project/',
      ...browser,
    ],
  },
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
  return isProjectZone ? `${zone.prefix} must not import it` : undefined;
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

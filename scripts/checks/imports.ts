/**
 * Invariant: imports point one way (`zones` below is the whole rule, without exceptions), and no
 * file below src/ imports itself by way of others; types count as well.
 *
 *   docusaurus.config.ts → config → plugins → remark, markdown, search, playground, samples, members, openapi, content
 *   theme, pages, clientModules → components → semantic → search → content
 *   theme, pages, clientModules → components → playground → sandbox → openapi → content
 *   pages → offline → content
 *   deploy, clientModules → assistants → search, sandbox → content
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
  'src/assistants/',
  'src/semantic/',
  'src/search/',
  'src/playground/',
  'src/sandbox/',
  'src/openapi/',
  'src/offline/',
  'src/content/',
  'src/css/',
] as const;

const zones: readonly Zone[] = [
  {prefix: 'src/theme/', imports: ['src/components/', ...browser], usesTheme: true},
  {prefix: 'src/pages/', imports: ['src/components/', ...browser], usesTheme: true},
  {prefix: 'src/clientModules/', imports: ['src/components/', ...browser], usesTheme: true},
  {prefix: 'src/components/', imports: browser, usesTheme: true},
  {prefix: 'src/assistants/', imports: ['src/search/', 'src/sandbox/', 'src/content/']},
  {prefix: 'src/semantic/', imports: ['src/search/', 'src/content/']},
  {prefix: 'src/search/', imports: ['src/content/']},
  {prefix: 'src/offline/', imports: ['src/content/']},
  {prefix: 'src/playground/', imports: ['src/sandbox/', 'src/content/']},
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
  {prefix: 'src/figures/', imports: ['src/sandbox/', 'src/content/']},
  {prefix: 'src/remark/', imports: ['src/figures/', 'src/members/', 'src/content/']},
  {prefix: 'src/markdown/', imports: ['src/content/']},
  {prefix: 'src/content/', imports: []},
  {prefix: 'src/project/', imports: []},
  {prefix: 'src/types/', imports: ['src/semantic/', 'src/openapi/', 'src/content/']},
  {
    prefix: 'src/plugins/',
    imports: [
      'src/offline/',
      'src/remark/',
      'src/markdown/',
      'src/semantic/',
      'src/search/',
      'src/playground/',
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
      'src/playground/',
      'src/plugins/',
      'src/remark/',
      'src/semantic/',
      'src/search/',
      'src/members/',
      'src/openapi/',
      'src/content/',
      'src/project/',
    ],
  },
  {prefix: 'packages/', imports: []},
  {prefix: 'deploy/', imports: ['src/assistants/']},
  {prefix: 'docusaurus.config.ts', imports: ['config/', 'src/plugins/']},
  {prefix: 'sidebars', imports: ['src/members/']},
  {
    prefix: 'scripts/',
    imports: [
      'config/',
      'sidebars',
      'src/samples/',
      'src/members/',
      'src/figures/',
      'src/remark/',
      'src/project/',
      ...browser,
    ],
  },
];

const isTest = /^tests\/|\.test\.tsx?$/;

/** Names by file: both rules ask for them, and reading them takes most of the time. */
const namesByFile = new WeakMap<SourceFile, readonly string[]>();

/** What a file names in imports, re-exports, dynamic imports and import types. */
function importedNames(source: SourceFile): readonly string[] {
  const names = namesByFile.get(source) ?? readNames(source);
  namesByFile.set(source, names);
  return names;
}

function readNames({file, text}: SourceFile): string[] {
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
  const isCode = target.startsWith('src/') || isTest.test(target) || zoneOf(target) !== undefined;
  return isCode ? `${zone.prefix} must not import it` : undefined;
}

const zoneOf = (file: string) => zones.find(({prefix}) => file.startsWith(prefix));

/** Code that no zone holds: below src/, or in a folder of its own at the top. */
function isStray(file: string): boolean {
  return file.includes('/') && !isTest.test(file) && zoneOf(file) === undefined;
}

/** One entry per import that points the wrong way, with file and import, and per file that is in no zone. */
export function importProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(source => {
    if (isStray(source.file)) {
      return [`${source.file}: in no zone; move it into one, or add its folder to \`zones\``];
    }
    const zone = zoneOf(source.file);
    if (!zone || isTest.test(source.file)) return [];
    return importedNames(source).flatMap(name => {
      const problem = problemOf(source.file, zone, name);
      return problem ? [`${source.file}: "${name}": ${problem}`] : [];
    });
  });
}

/** Endings that imports leave out, the most specific first. */
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The files of a list that each of them imports. */
function importedFiles(files: readonly SourceFile[]): Map<string, string[]> {
  const known = new Set(files.map(({file}) => file));
  return new Map(
    files.map(source => {
      const targets = importedNames(source).flatMap(name => {
        const target = targetPath(source.file, name)?.replace(/\/+$/, '');
        return endings.map(ending => target + ending).find(file => known.has(file)) ?? [];
      });
      return [source.file, targets];
    }),
  );
}

/** The files from one to another, both included; undefined when no imports lead there. */
function importPath(
  graph: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
): string[] | undefined {
  const paths = [[from]];
  const seen = new Set([from]);
  for (const known of paths) {
    for (const next of graph.get(known.at(-1) ?? '') ?? []) {
      if (next === to) return [...known, to];
      if (!seen.has(next)) paths.push([...known, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** One entry per circle of imports below src/: the files of the shortest way around. */
export function circleProblems(files: readonly SourceFile[]): string[] {
  const graph = importedFiles(
    files.filter(({file}) => file.startsWith('src/') && !isTest.test(file)),
  );
  const reported = new Set<string>();
  return [...graph.keys()].flatMap(file => {
    const circle = reported.has(file) ? undefined : importPath(graph, file, file);
    for (const member of circle ?? []) reported.add(member);
    return circle ? [`${circle.join(' → ')}: imports go in a circle`] : [];
  });
}

export const imports: Check = {
  name: 'imports',
  async run() {
    const files = await readSources(/\.[cm]?[jt]sx?$/);
    return [...importProblems(files), ...circleProblems(files)];
  },
};

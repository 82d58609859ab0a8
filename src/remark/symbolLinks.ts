/**
 * Finds the names that a sample of the latest version imports from our packages, and the entries of the
 * reference that explain them, as a property that src/theme/CodeBlock makes links of. A fence
 *
 *   ```ts title="src/api.ts"
 *   import {createInstance} from '@engagespot/core';
 *   ```
 *
 * gets `symbols="8:createInstance:core/…"`: where the name begins in the code, the
 * name, and its entry below the folder of the reference.
 */
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from '../content/fenceMeta.ts';
import {docsVersionOf} from '../content/sdkVersions.ts';
import {declaredExports} from '../members/generated/exports.ts';
import {entryPlaces} from '../members/reference/names.ts';
import {readReference} from '../members/reference/readReference.ts';

/** What stands in the braces of an import or of a require, and the package. */
const imports =
  /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{(?<imported>[^{}]*)\}\s*from\s*['"](?<from>@engagespot\/[\w-]+)['"]|\{(?<required>[^{}]*)\}\s*=\s*require\(\s*['"](?<of>@engagespot\/[\w-]+)['"]/g;

/** A name in braces, without the name that the sample gives it. */
const names = /(?<=^|,)(?:\s|type\s)*(\w+)/g;

/** Finds the entry of an export: its page and its anchor. */
type EntryOf = (packageName: string, name: string) => string | undefined;

function readEntries(): EntryOf {
  const packages = readReference();
  const places = entryPlaces(packages);
  const folders = new Map(packages.map(({name, folder}) => [name, folder]));
  return (packageName, name) => {
    const origin = declaredExports[packageName]?.passedOn[name] ?? packageName;
    return places.get(`${folders.get(origin)}/${name}`);
  };
}

function symbolsOf(code: string, entryOf: EntryOf): string {
  const known = new Set<string>();
  const symbols = [...code.matchAll(imports)].flatMap(({0: statement, groups = {}, index}) => {
    const packageName = groups.from ?? groups.of ?? '';
    const inside = groups.imported ?? groups.required ?? '';
    const start = index + statement.indexOf('{') + 1;
    return [...inside.matchAll(names)].flatMap(match => {
      const [whole, name = ''] = match;
      const entry = entryOf(packageName, name);
      if (!entry || known.has(name)) return [];
      known.add(name);
      return [`${start + match.index + whole.length - name.length}:${name}:${entry}`];
    });
  });
  return symbols.join(' ');
}

export const symbolLinks: Plugin<[], Root> = () => {
  let entryOf: EntryOf | undefined;
  return (root, file) => {
    const docsVersion = docsVersionOf(file.path ?? '');
    visit(root, 'code', (node: Code) => {
      const {version} = parseFenceMeta(node.meta ?? '');
      const isLatest = (version ?? docsVersion) === 'current';
      if (!isLatest || !node.value.includes('@engagespot/')) return;
      entryOf ??= readEntries();
      const symbols = symbolsOf(node.value, entryOf);
      if (symbols) node.data = {...node.data, hProperties: {...node.data?.hProperties, symbols}};
    });
  };
};

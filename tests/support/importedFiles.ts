/** Which code runs when a module does, to check that a fingerprint of code covers all of it. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {rootDirectory} from '../../src/project/rootDirectory.ts';

/** The file of a module and of everything of ours that it loads; types are gone when it runs. */
async function withImports(module: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(module)) return found;
  found.add(module);
  const source = await readFile(module, 'utf8');
  for (const [, target = ''] of source.matchAll(
    /^(?:import (?!type)|\} )[^']*from '(\.[^']+)'/gm,
  )) {
    await withImports(path.resolve(path.dirname(module), target), found);
  }
  return found;
}

/** The folders with the code of a module and of all that it loads, relative to the project. */
export async function foldersOf(module: string): Promise<string[]> {
  const files = await withImports(module);
  return [...new Set([...files].map(file => path.dirname(path.relative(rootDirectory, file))))];
}

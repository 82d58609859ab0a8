/** Which samples call a JavaScript SDK, and where they run. */
import type {VirtualModule} from '../../src/samples/types/module.ts';
import {findImported} from '../../src/samples/types/pageModules.ts';

/** The address of the UI kit for pages without a bundler. */
export const kitScript = 'https://cdn.engagespot.co/engagespot-client.min.js';

const specifiers = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const typeImports = /import type [^;]*;|export type \{[^;]*;/g;

/** What a module imports at run time. */
export function importsOf({text, fence}: VirtualModule): string[] {
  // The module of a page begins with types of the CDN's script.
  const source = fence.language === 'html' ? fence.code : text;
  const code = source.replaceAll(typeImports, '').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...new Set([...code.matchAll(specifiers)].map(([, name = '']) => name))];
}

/** A sample with those of its page that it imports, itself first. */
export function withImports(sample: VirtualModule, all: readonly VirtualModule[]): VirtualModule[] {
  const found = [sample];
  for (const module of found) {
    for (const name of importsOf(module)) {
      const imported = findImported(all, module, name);
      if (imported && !found.includes(imported)) found.push(imported);
    }
  }
  return found;
}

/** The Engagespot packages that a sample is about, as values or as types; `client` for the script of the CDN. */
export function sdksOf(modules: readonly VirtualModule[]): string[] {
  const names = modules.flatMap(({text, fence}) => [
    ...[...text.matchAll(/['"](@engagespot\/[\w-]+)['"]/g)].map(([, name = '']) => name),
    ...(fence.code.includes(kitScript) ? ['@engagespot/client'] : []),
  ]);
  return [...new Set(names)];
}

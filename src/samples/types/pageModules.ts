import path from 'node:path';
import {titlePath, type VirtualModule} from './module.ts';

/** `src/api.ts` → `src/api`: imports leave the extension out, or write another one. */
function stem(file: string): string {
  return file.replace(/\.(?:[cm]?[jt]sx?|vue)$/, '').replace(/\/index$/, '');
}

/** The paths that an import may mean, seen from a file of a project. */
function candidates(specifier: string, from: string): string[] {
  if (specifier.startsWith('.')) {
    return [stem(path.posix.join(path.posix.dirname(from), specifier))];
  }
  // The usual alias of a project's own root, or of its source folder.
  return /^[@~]\//.test(specifier)
    ? [stem(specifier.slice(2)), stem(path.posix.join('src', specifier.slice(2)))]
    : [];
}

/**
 * The fence of the same page whose title is the path that a fence imports. When several have the
 * title, it is the last one before the import, otherwise the first one after it.
 */
export function findImported(
  modules: readonly VirtualModule[],
  importer: VirtualModule,
  specifier: string,
): VirtualModule | undefined {
  const wanted = candidates(specifier, titlePath(importer.fence) ?? 'sample.ts');
  if (wanted.length === 0) return undefined;
  const named = modules.filter(({fence}) => {
    const title = titlePath(fence);
    return fence.file === importer.fence.file && title && wanted.includes(stem(title));
  });
  const others = named.filter(module => module !== importer);
  const earlier = others.filter(({fence}) => fence.line < importer.fence.line);
  return earlier.at(-1) ?? others[0];
}

import path from 'node:path';
import {sdkAlias, sdkVersions, sdkVersionsOf} from '../content/sdkVersions.ts';
import {rootDirectory} from '../project/rootDirectory.ts';

/** The file with the published types of a package, in the version that a documentation version describes. */
export function typesFile(packageName: string, docsVersion: string): string {
  const version = sdkVersionsOf(docsVersion)[packageName] ?? '';
  const folder = sdkAlias(packageName, version);
  return path.join(rootDirectory, 'node_modules', folder, 'dist/index.d.ts');
}

/** Every file that `typesFile` can lead to, each once. Some packages have their types elsewhere. */
export function typesFiles(): string[] {
  const files = Object.entries(sdkVersions).flatMap(([docsVersion, packages]) =>
    Object.keys(packages).map(name => typesFile(name, docsVersion)),
  );
  return [...new Set(files)];
}

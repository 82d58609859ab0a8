import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The functions of `tslib` that the modules of a package call. */
export function helpersOf(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const names = files
    .filter(file => file.endsWith('.js'))
    .flatMap(file => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/\btslib_1\.(\w+)/g),
    ])
    .map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

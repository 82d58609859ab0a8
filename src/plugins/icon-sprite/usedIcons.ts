import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const importOf = (module: string) =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from '${module.replaceAll('/', '\\/')}'`, 'g');

/** The names that the components below a folder import from a module, types left out, sorted. */
export function usedIcons(folder: string, module: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const names = files
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap(file => [...readFileSync(path.join(folder, file), 'utf8').matchAll(importOf(module))])
    .flatMap(([, list = '']) => list.split(',').map(name => name.trim()))
    .filter(name => name && !name.startsWith('type '));
  return [...new Set(names)].sort();
}

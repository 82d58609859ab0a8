import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a reading function gives; undefined when the file or folder is not there. */
function ifThere<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Every file below a folder, relative to it; none when there is no such folder. */
function filesBelow(folder: string): string[] {
  const entries = ifThere(() => readdirSync(folder, {recursive: true, withFileTypes: true})) ?? [];
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Makes a folder hold the given files and no others. Files that are right already stay untouched,
 * so that nothing that watches them starts to work. It is synchronous: of two changes in a row the
 * later one wins, and nobody reads a set of files that is half written.
 *
 * @param files text by path relative to the folder, with forward slashes
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  const wanted = new Set([...files.keys()].map(file => path.normalize(file)));
  for (const file of filesBelow(folder)) {
    if (!wanted.has(file)) rmSync(path.join(folder, file));
  }
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    if (ifThere(() => readFileSync(target, 'utf8')) === text) continue;
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

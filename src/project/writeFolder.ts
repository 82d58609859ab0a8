import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder, relative to it; none when there is no such folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Makes a folder hold the given files and no others. Files that are right already stay untouched,
 * so that nothing that watches them starts to work.
 *
 * @param files text by path relative to the folder, with forward slashes
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const wanted = new Set([...files.keys()].map(file => path.normalize(file)));
  const superfluous = (await filesBelow(folder)).filter(file => !wanted.has(file));
  const removals = superfluous.map(file => rm(path.join(folder, file)));
  const changes = [...files].map(async ([file, text]) => {
    const target = path.join(folder, file);
    if ((await readFile(target, 'utf8').catch(() => undefined)) === text) return;
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  });
  await Promise.all([...removals, ...changes]);
}

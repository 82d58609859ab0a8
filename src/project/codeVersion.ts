import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {rootDirectory} from './rootDirectory.ts';

/**
 * A fingerprint of all that decides what some code makes of its input: the code itself, its packages, and Node.js.
 *
 * @param folders folders with the code, all of it, relative to the project; files of tests don't count
 */
export async function codeVersion(
  folders: readonly string[],
  root = rootDirectory,
): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  hash.update(await readFile(path.join(root, 'package-lock.json')));
  for (const folder of folders.map(name => path.join(root, name))) {
    const files = (await readdir(folder)).filter(name => /(?<!\.test)\.ts$/.test(name));
    for (const file of files.sort()) {
      hash.update(`\0${file}\0`).update(await readFile(path.join(folder, file)));
    }
  }
  return hash.digest('hex');
}

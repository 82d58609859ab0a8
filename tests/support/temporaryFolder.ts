import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/**
 * A folder with the given files that is gone when the test is over.
 *
 * @param files contents by relative path
 * @param parent where the folder is made; the system's temporary folder by default
 * @returns its absolute path
 */
export async function temporaryFolder(
  files: Record<string, string>,
  parent = tmpdir(),
): Promise<string> {
  await mkdir(parent, {recursive: true});
  const folder = await mkdtemp(path.join(parent, 'test-'));
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  return folder;
}

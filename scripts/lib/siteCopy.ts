import {copyFile, mkdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {buildDirectory, cacheDirectory, rootDirectory} from '../../../scripts/lib/paths.ts';
import {projectFiles} from '../../../src/project/projectFiles.ts';

/** A copy of the project that tests may change: nothing else reads it. */
export const siteCopy = path.join(cacheDirectory, 'development-site');

/** Copies the files of the project, as they are now, in the place of an earlier copy. */
export async function copySite(): Promise<void> {
  await rm(siteCopy, {recursive: true, force: true});
  const files = await projectFiles();
  const folders = new Set(files.map(file => path.dirname(path.join(siteCopy, file))));
  for (const folder of folders) await mkdir(folder, {recursive: true});
  const copies = files.map(file =>
    copyFile(path.join(rootDirectory, file), path.join(siteCopy, file)),
  );
  await Promise.all(copies);
  await symlink(path.join(rootDirectory, 'node_modules'), path.join(siteCopy, 'node_modules'));
  // The search of the development server serves the index of the last build.
  await symlink(buildDirectory, path.join(siteCopy, 'build'));
}

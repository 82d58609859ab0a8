import {copyFile, mkdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {projectFiles} from '../../src/project/projectFiles.ts';
import {buildDirectory, rootDirectory} from './paths.ts';

/** Copies the files of the project, as they are now, into a folder that commands may change. */
export async function copySite(target: string): Promise<void> {
  await rm(target, {recursive: true, force: true});
  const files = await projectFiles();
  const folders = new Set(files.map(file => path.dirname(path.join(target, file))));
  for (const folder of folders) await mkdir(folder, {recursive: true});
  const copies = files.map(file =>
    copyFile(path.join(rootDirectory, file), path.join(target, file)),
  );
  await Promise.all(copies);
  await symlink(path.join(rootDirectory, 'node_modules'), path.join(target, 'node_modules'));
}

/** Lets the search of a copy's development server use the index of the project's last build. */
export async function linkBuild(target: string): Promise<void> {
  await symlink(buildDirectory, path.join(target, 'build'));
}

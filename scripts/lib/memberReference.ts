import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {publishedVersions} from '../../src/content/docsVersions.ts';
import {rootFolder} from '../../src/members/addresses.ts';
import {memberPages} from '../../src/members/pages.ts';
import type {SourceFile} from '../../src/project/projectFiles.ts';
import {rootDirectory} from './paths.ts';

/** The folder with the pages of a documentation version. */
function pagesFolder(docsVersion: string): string {
  return docsVersion === 'current' ? 'docs' : `versioned_docs/version-${docsVersion}`;
}

/** The pages of the member reference of every published version, as files of the project. */
export function memberReferenceFiles(): SourceFile[] {
  return publishedVersions.flatMap(docsVersion =>
    memberPages(docsVersion).map(({file, text}) => ({
      file: `${pagesFolder(docsVersion)}/${file}`,
      text,
    })),
  );
}

/** Generated pages that are there: those written by hand lie in folders of their own. */
async function existingFiles(
  target: string,
  docsVersion: string,
  folders: Iterable<string>,
): Promise<string[]> {
  const root = `${pagesFolder(docsVersion)}/${rootFolder(docsVersion)}`;
  const lists = [...folders].map(async folder => {
    const names = await readdir(path.join(target, root, folder)).catch(() => []);
    return names.map(name => `${root}/${folder}/${name}`);
  });
  return (await Promise.all(lists)).flat();
}

/**
 * Writes the pages of the member reference into the documentation, where git ignores them. Files
 * that are as they should be stay untouched, so that nothing is built again for them; pages that
 * the data no longer has are removed.
 *
 * @param target the folder that holds `docs/`
 * @throws Error when the data does not fit the published types
 */
export async function writeMemberReference(target = rootDirectory): Promise<void> {
  const files = memberReferenceFiles();
  const wanted = new Set(files.map(({file}) => file));
  const folders = new Set(files.map(({file}) => path.posix.basename(path.posix.dirname(file))));
  for (const docsVersion of publishedVersions) {
    for (const file of await existingFiles(target, docsVersion, folders)) {
      if (!wanted.has(file)) await rm(path.join(target, file));
    }
  }
  for (const {file, text} of files) {
    const page = path.join(target, file);
    const current = await readFile(page, 'utf8').catch(() => undefined);
    if (current === text) continue;
    await mkdir(path.dirname(page), {recursive: true});
    await writeFile(page, text);
  }
}

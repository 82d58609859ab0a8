import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {publishedVersions, versionFolder} from '../content/docsVersions.ts';
import {membersFolder} from './addresses.ts';
import {memberFiles} from './memberFiles.ts';
import {packageFolders} from './model.ts';
import {readPackages} from './readPackages.ts';

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing has been written yet.
    return [];
  }
}

/** Member pages that were written before, as paths below the site's folder. */
function writtenFiles(siteDir: string): string[] {
  return publishedVersions.flatMap(docsVersion =>
    packageFolders.flatMap(name => {
      const folder = `${versionFolder(docsVersion)}/${membersFolder(docsVersion)}/${name}`;
      return filesIn(path.join(siteDir, folder)).map(file => `${folder}/${file}`);
    }),
  );
}

/** Leaves a file alone that has this text already, so that nothing is built again for it. */
function writeWhenChanged(target: string, text: string): void {
  try {
    if (readFileSync(target, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(target), {recursive: true});
  }
  writeFileSync(target, text);
}

/**
 * Makes the member pages from `members/` and writes them into the documentation, where git ignores
 * them. Pages whose text is unchanged stay untouched; pages that the data no longer has are removed.
 *
 * Wrong data changes no file. The work is synchronous: of two changes in a row the later one wins,
 * and nobody reads a set of pages that is half written.
 *
 * @param siteDir the folder that holds `members/`, `docs/` and `versioned_docs/`
 * @throws Error that names the data file and what is wrong in it
 */
export function writeMemberPages(siteDir: string): void {
  const files = memberFiles(readPackages(siteDir));
  const wanted = new Set(files.map(({file}) => file));
  for (const file of writtenFiles(siteDir)) {
    if (!wanted.has(file)) rmSync(path.join(siteDir, file));
  }
  for (const {file, text} of files) writeWhenChanged(path.join(siteDir, file), text);
}

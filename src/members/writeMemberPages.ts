import path from 'node:path';
import {publishedVersions, versionFolder} from '../content/docsVersions.ts';
import {writeFolder} from '../project/writeFolder.ts';
import {membersFolder} from './addresses.ts';
import {memberFiles} from './memberFiles.ts';
import {packageFolders} from './model.ts';
import {readPackages} from './readPackages.ts';
import {referenceFolders} from './reference/model.ts';
import {readReference} from './reference/readReference.ts';

/** The folders of pages, one per version and package, as paths below the site's folder. */
function pageFolders(): string[] {
  return publishedVersions.flatMap(docsVersion => {
    const packages =
      docsVersion === 'current' ? [...packageFolders, ...referenceFolders] : packageFolders;
    return packages.map(
      name => `${versionFolder(docsVersion)}/${membersFolder(docsVersion)}/${name}`,
    );
  });
}

/**
 * Makes the member pages from `members/` and writes them into the documentation, where git ignores
 * them. Pages whose text is unchanged stay untouched; pages that the data no longer has are removed.
 * Wrong data changes no file.
 *
 * @param siteDir the folder that holds `members/`, `docs/` and `versioned_docs/`
 * @throws Error that names the data file and what is wrong in it
 */
export function writeMemberPages(siteDir: string): void {
  const pages = memberFiles(readPackages(siteDir), readReference(siteDir));
  for (const folder of pageFolders()) {
    const inFolder = pages.filter(({file}) => path.posix.dirname(file) === folder);
    const texts = inFolder.map(({file, text}) => [path.posix.basename(file), text] as const);
    writeFolder(path.join(siteDir, folder), new Map(texts));
  }
}

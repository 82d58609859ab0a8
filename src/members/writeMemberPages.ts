import path from 'node:path';
import {publishedVersions, versionFolder} from '../content/docsVersions.ts';
import type {SourceFile} from '../project/projectFiles.ts';
import {writeFolder} from '../project/writeFolder.ts';
import {membersFolder} from './addresses.ts';
import {packageFolders} from './model.ts';
import {referenceFolders} from './reference/model.ts';

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
 * Writes the member pages into the documentation, where git ignores them. Pages whose text is unchanged stay untouched;
 * those that are not given are removed.
 *
 * @param siteDir the folder that holds `docs/` and `versioned_docs/`
 * @param pages all pages: see `memberFiles`
 */
export function writeMemberPages(siteDir: string, pages: readonly SourceFile[]): void {
  for (const folder of pageFolders()) {
    const inFolder = pages.filter(({file}) => path.posix.dirname(file) === folder);
    const texts = inFolder.map(({file, text}) => [path.posix.basename(file), text] as const);
    writeFolder(path.join(siteDir, folder), new Map(texts));
  }
}

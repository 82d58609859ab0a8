import {publishedVersions, versionFolder} from '../content/docsVersions.ts';
import type {SourceFile} from '../project/projectFiles.ts';
import {type Edition, membersFolder, pageIdsByName} from './addresses.ts';
import type {MemberPage} from './body.ts';
import {toMemberPage} from './memberPage.ts';
import type {SdkPackage} from './model.ts';
import {toOwnerPage} from './ownerPage.ts';
import {toPackagePages} from './packagePages.ts';
import {readPackages} from './readPackages.ts';

/** The member pages of one documentation version. */
function pagesOf(packages: readonly SdkPackage[], edition: Edition): MemberPage[] {
  return packages.flatMap(sdkPackage => [
    ...toPackagePages(sdkPackage, edition),
    ...sdkPackage.owners.flatMap(owner => [
      toOwnerPage(sdkPackage.name, owner, edition),
      ...owner.members.map(member => toMemberPage(sdkPackage.name, owner, member, edition)),
    ]),
  ]);
}

/**
 * The member pages of every published version, as files of the project. Nothing is written:
 * `writeMemberPages` does that.
 *
 * @throws Error that names the data file when its texts do not fit the published types, or link to
 *   no page
 */
export function memberFiles(packages: readonly SdkPackage[] = readPackages()): SourceFile[] {
  const pageIds = pageIdsByName(packages);
  return publishedVersions.flatMap(docsVersion => {
    const folder = `${versionFolder(docsVersion)}/${membersFolder(docsVersion)}`;
    return pagesOf(packages, {docsVersion, pageIds}).map(({id, markdown}) => ({
      file: `${folder}/${id}.mdx`,
      text: markdown,
    }));
  });
}

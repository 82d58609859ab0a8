import {publishedVersions, versionFolder} from '../content/docsVersions.ts';
import type {SourceFile} from '../project/projectFiles.ts';
import {type Edition, membersFolder, pageIdsByName} from './addresses.ts';
import type {MemberPage} from './body.ts';
import {toMemberPage} from './memberPage.ts';
import type {SdkPackage} from './model.ts';
import {toOwnerPage} from './ownerPage.ts';
import {toPackagePages} from './packagePages.ts';
import {readPackages} from './readPackages.ts';
import type {ReferencePackage} from './reference/model.ts';
import {entryPlaces} from './reference/names.ts';
import {referencePages} from './reference/pages.ts';
import {readReference} from './reference/readReference.ts';

/** The pages of one documentation version. */
function pagesOf(
  packages: readonly SdkPackage[],
  reference: readonly ReferencePackage[],
  edition: Edition,
): MemberPage[] {
  const members = packages.flatMap(sdkPackage => [
    ...toPackagePages(sdkPackage, edition),
    ...sdkPackage.owners.flatMap(owner => [
      toOwnerPage(sdkPackage.name, owner, edition),
      ...owner.members.map(member => toMemberPage(sdkPackage.name, owner, member, edition)),
    ]),
  ]);
  return edition.docsVersion === 'current'
    ? [...members, ...referencePages(reference, edition)]
    : members;
}

/** A member page, and the data that it is made from. */
export interface MemberFile extends SourceFile {
  /** Path relative to the root, with forward slashes. */
  dataFile: string;
}

/**
 * The member pages of every published version, and the reference of the latest packages, as files of
 * the project. Nothing is written:
 * `writeMemberPages` does that.
 *
 * @throws Error that names the data file when its texts do not fit the published types, or link to
 *   no page
 */
export function memberFiles(
  packages: readonly SdkPackage[] = readPackages(),
  reference: readonly ReferencePackage[] = readReference(),
): MemberFile[] {
  const pageIds = pageIdsByName(packages);
  const entries = entryPlaces(reference);
  return publishedVersions.flatMap(docsVersion => {
    const folder = `${versionFolder(docsVersion)}/${membersFolder(docsVersion)}`;
    return pagesOf(packages, reference, {docsVersion, pageIds, entries}).map(
      ({id, markdown, dataFile}) => ({
        file: `${folder}/${id}.mdx`,
        text: markdown,
        dataFile,
      }),
    );
  });
}

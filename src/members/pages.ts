/** All generated pages of the member reference of one documentation version. */
import {pagesByName, rootFolder} from './addresses.ts';
import {toMemberPage} from './memberPage.ts';
import {toOwnerPage} from './ownerPage.ts';
import {toPackagePages} from './packagePages.ts';
import {readPackages} from './readData.ts';

/** A page as it is written into the folder of a documentation version. */
export interface GeneratedPage {
  /** Path relative to that folder, with forward slashes. */
  file: string;
  text: string;
}

/**
 * @param docsVersion Docusaurus' name of the documentation version: `current`, `1.4.x`, …
 * @throws Error that names the page whose data does not fit the published types, or whose link has
 *   no page
 */
export function memberPages(docsVersion: string): GeneratedPage[] {
  const packages = readPackages();
  const edition = {docsVersion, pages: pagesByName(packages)};
  const pages = packages.flatMap(sdkPackage => [
    ...toPackagePages(sdkPackage, edition),
    ...sdkPackage.owners.flatMap(owner => [
      toOwnerPage(sdkPackage.name, owner, edition),
      ...owner.members.map(member => toMemberPage(sdkPackage.name, owner, member, edition)),
    ]),
  ]);
  return pages.map(({page, markdown}) => ({
    file: `${rootFolder(docsVersion)}/${page}.mdx`,
    text: markdown,
  }));
}

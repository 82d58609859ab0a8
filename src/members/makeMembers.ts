/**
 * All that the site makes of `members/`, from the texts of its files. The published types are all that is read besides,
 * by `declarations.ts`: `keptMembers.ts` keeps the result under a key of both.
 */
import {publishedVersions} from '../content/docsVersions.ts';
import type {DataTexts} from './dataFiles.ts';
import {type MemberFile, memberFiles} from './memberFiles.ts';
import {readPackages} from './readPackages.ts';
import {readReference} from './reference/readReference.ts';
import {type Item, memberItems} from './sidebar.ts';

/** Items of the sidebars, by Docusaurus' name of the documentation version. */
export type MemberSidebars = Readonly<Record<string, Item[]>>;

/** @throws Error as `memberFiles` */
export function makePages(texts: DataTexts): MemberFile[] {
  return memberFiles(readPackages(texts), readReference(texts));
}

/** @throws Error that names the data file and what is wrong in it */
export function makeSidebars(texts: DataTexts): MemberSidebars {
  const packages = readPackages(texts);
  const reference = readReference(texts);
  return Object.fromEntries(
    publishedVersions.map(version => [version, memberItems(version, packages, reference)]),
  );
}

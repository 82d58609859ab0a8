/** The entries of the member reference in the sidebar of a documentation version. */
import {memberPage, ownerName, ownerPage, rootFolder} from './addresses.ts';
import type {Owner, SdkPackage} from './model.ts';
import {readPackages} from './readData.ts';

/** A page, or a page with pages below it, by page id. */
export type ReferenceEntry = string | {label: string; index: string; items: ReferenceEntry[]};

function ownerEntry(root: string, owner: Owner): ReferenceEntry {
  const index = `${root}/${ownerPage(owner)}`;
  if (owner.members.length === 0) return index;
  const items = owner.members.map(member => `${root}/${memberPage(owner, member)}`);
  return {label: ownerName(owner), index, items};
}

function packageEntry(root: string, {folder, label, exports, owners}: SdkPackage): ReferenceEntry {
  const entries = owners.map(owner => ownerEntry(root, owner));
  const items = exports
    ? [{label: exports.label, index: `${root}/${folder}/${exports.page}`, items: entries}]
    : entries;
  return {label, index: `${root}/${folder}/index`, items};
}

/** One entry per package. */
export function referenceEntries(docsVersion: string): ReferenceEntry[] {
  const root = rootFolder(docsVersion);
  return readPackages().map(sdkPackage => packageEntry(root, sdkPackage));
}

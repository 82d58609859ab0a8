/** The member pages in the sidebars of the documentation, as a group per package. */
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {memberPageId, membersFolder, ownerName, ownerPageId} from './addresses.ts';
import {breakable} from './breakable.ts';
import type {Owner, SdkPackage} from './model.ts';
import {readPackages} from './readPackages.ts';
import type {ReferencePackage} from './reference/model.ts';
import {referencePageId} from './reference/names.ts';
import {readReference} from './reference/readReference.ts';

/** An item as Docusaurus makes them of the files in a folder. */
export type Item = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>[number];

/** A page with its members below it. It lists them in tables of its own. */
function category(label: string, index: string, items: Item[]): Item {
  const link = {type: 'doc', id: index} as const;
  return {
    type: 'category',
    label,
    key: index,
    link,
    customProps: {index, listsItself: true},
    items,
  };
}

function ownerItem(root: string, owner: Owner): Item {
  const index = `${root}/${ownerPageId(owner)}`;
  const items = owner.members.map(
    (member): Item => ({type: 'doc', id: `${root}/${memberPageId(owner, member)}`}),
  );
  return items.length > 0
    ? category(breakable(ownerName(owner)), index, items)
    : {type: 'doc', id: index};
}

function packageItem(root: string, docsVersion: string, sdkPackage: SdkPackage): Item {
  const {folder, exports, owners} = sdkPackage;
  const label = docsVersion === 'current' ? sdkPackage.latestLabel : sdkPackage.label;
  const items = owners.map(owner => ownerItem(root, owner));
  const index = `${root}/${folder}/index`;
  if (!exports) return category(label, index, items);
  return category(label, index, [
    category(exports.label, `${root}/${folder}/${exports.page}`, items),
  ]);
}

/** A package of the reference with its pages. */
function referenceItem(root: string, {folder, label, pages}: ReferencePackage): Item {
  const items = pages.map(
    ({page}): Item => ({type: 'doc', id: `${root}/${referencePageId(folder, page)}`}),
  );
  return category(label, `${root}/${referencePageId(folder, 'index')}`, items);
}

/**
 * The packages of the reference in the latest version, those that are described member by member, and
 * the page about the REST interface. Data is read anew at each call unless it is given.
 */
export function memberItems(
  docsVersion: string,
  packages: readonly SdkPackage[] = readPackages(),
  reference: readonly ReferencePackage[] = readReference(),
): Item[] {
  const root = membersFolder(docsVersion);
  const latest = docsVersion === 'current' ? reference : [];
  return [
    ...latest.map(sdkPackage => referenceItem(root, sdkPackage)),
    ...packages.map(sdkPackage => packageItem(root, docsVersion, sdkPackage)),
    {type: 'doc', id: `${root}/rest-api/index`},
  ];
}

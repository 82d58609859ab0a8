import {type Edition, type Place, resolveLinks, resolveTarget} from '../addresses.ts';
import type {MemberPage} from '../body.ts';
import {declaredExports} from '../generated/exports.ts';
import {document, frontMatter, table} from '../markdown.ts';
import {entryMarkdown} from './entry.ts';
import type {Entry, ReferencePackage, ReferencePage} from './model.ts';
import {entryName, memberPath, referencePageId} from './names.ts';

function link(place: Place, text: string, target: string): string {
  return `[\`${text}\`](${resolveTarget(place, `entry:${target}`)})`;
}

/** The entries of a page, each leading to its entry. */
function entryLinks(
  {name, folder}: ReferencePackage,
  entries: readonly Entry[],
  place: Place,
): string {
  return entries
    .map(entry => {
      const target = `${folder}/${memberPath(entry.name) ?? entry.name}`;
      return link(place, entryName(name, entry.name), target);
    })
    .join(' · ');
}

/** What the package exports from others, with the entries of those. */
function passedOn({name}: ReferencePackage, place: Place, folders: ReadonlyMap<string, string>) {
  const names = Object.entries(declaredExports[name]?.passedOn ?? {});
  if (names.length === 0) return '';
  const rows = names.map(([exported, from]) => [
    link(place, entryName(from, exported), `${folders.get(from)}/${exported}`),
    `\`${from}\``,
  ]);
  return document(
    '## Exports from other packages',
    'These exports are the same as in the package that declares them.',
    table(['Name', 'Declared by'], rows),
  );
}

function packagePage(
  sdkPackage: ReferencePackage,
  edition: Edition,
  folders: ReadonlyMap<string, string>,
): MemberPage {
  const {folder, title, label, description, about, related, pages, file} = sdkPackage;
  const place = {...edition, pageId: referencePageId(folder, 'index'), dataFile: file};
  const sections = pages.map(page => {
    const target = resolveTarget(place, `entry:${folder}/${page.page}`);
    return `## ${page.label}\n\n[${page.title}](${target}): ${entryLinks(sdkPackage, page.entries, place)}`;
  });
  return {
    id: place.pageId,
    dataFile: file,
    markdown: document(
      frontMatter({title, sidebar_label: label, description, content_type: 'sdk-reference'}),
      resolveLinks(place, about),
      '<div data-search-ignore>',
      ...sections,
      passedOn(sdkPackage, place, folders),
      '</div>',
      '## Next steps',
      resolveLinks(place, related),
    ),
  };
}

function taskPage(sdkPackage: ReferencePackage, data: ReferencePage, edition: Edition): MemberPage {
  const {name, folder} = sdkPackage;
  const {page, title, label, description, keywords, about, entries, related, file} = data;
  const place = {...edition, pageId: referencePageId(folder, page), dataFile: file};
  const head = {title, sidebar_label: label, description, content_type: 'sdk-reference'};
  return {
    id: place.pageId,
    dataFile: file,
    markdown: document(
      frontMatter({...head, ...(keywords && {keywords})}),
      resolveLinks(place, about),
      ...entries.map(entry => entryMarkdown(name, entry, place)),
      '## Related',
      resolveLinks(place, related),
    ),
  };
}

/** The pages of the reference of the latest packages, which only the latest version has. */
export function referencePages(
  packages: readonly ReferencePackage[],
  edition: Edition,
): MemberPage[] {
  const folders = new Map(packages.map(({name, folder}) => [name, folder]));
  return packages.flatMap(sdkPackage => [
    packagePage(sdkPackage, edition, folders),
    ...sdkPackage.pages.map(page => taskPage(sdkPackage, page, edition)),
  ]);
}

import {type Edition, ownerName, type Place, resolveLinks, resolveTarget} from './addresses.ts';
import type {MemberPage} from './body.ts';
import {labelOf} from './history.ts';
import {document, frontMatter, table, unsearched} from './markdown.ts';
import type {Owner, SdkPackage} from './model.ts';

const kinds = [
  ['class', 'Classes'],
  ['function', 'Functions'],
  ['interface', 'Interfaces'],
  ['enum', 'Enums'],
] as const;

function ownerTable(owners: readonly Owner[], place: Place): string {
  const rows = owners.map(owner => {
    const name = ownerName(owner);
    return [`[\`${name}\`](${resolveTarget(place, `member:${name}`)})`, owner.description];
  });
  return table(['Name', 'Description'], rows);
}

/** A table of each kind of export, below a heading of its own. */
function ownerTables(owners: readonly Owner[], place: Place): string {
  const sections = kinds.map(([kind, heading]) => {
    const ofKind = owners.filter(owner => owner.kind === kind);
    return ofKind.length > 0 ? `## ${heading}\n\n${ownerTable(ofKind, place)}` : '';
  });
  return unsearched(document(...sections));
}

/** What readers of the latest version have to know before they read about an older one. */
function latestNotice({latest}: SdkPackage, place: Place): string {
  return place.docsVersion === 'current'
    ? `:::info[In version ${labelOf(place.docsVersion)}]\n\n${resolveLinks(place, latest).trim()}\n\n:::`
    : '';
}

/** The landing page of a package, and the page of what it exports where that is one apart. */
export function toPackagePages(sdkPackage: SdkPackage, edition: Edition): MemberPage[] {
  const {file, folder, title, label, description, about, exports, owners, next} = sdkPackage;
  const landing = {...edition, pageId: `${folder}/index`, dataFile: file};
  const head = (values: Readonly<Record<string, unknown>>) =>
    frontMatter({...values, content_type: 'overview'});
  const pages = [
    {
      id: landing.pageId,
      dataFile: file,
      markdown: document(
        head({title, sidebar_label: label, description}),
        latestNotice(sdkPackage, landing),
        resolveLinks(landing, about),
        exports ? '' : ownerTables(owners, landing),
        '## Next steps',
        resolveLinks(landing, next),
      ),
    },
  ];
  if (!exports) return pages;
  const place = {...edition, pageId: `${folder}/${exports.page}`, dataFile: file};
  const markdown = document(
    head({
      title: exports.title,
      sidebar_label: exports.label,
      description: exports.description,
    }),
    resolveLinks(place, exports.about),
    ownerTables(owners, place),
  );
  return [...pages, {id: place.pageId, markdown, dataFile: file}];
}

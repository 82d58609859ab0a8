/** What each version declares, as tables, newest version first. */
import {labelOf, type Snapshot} from './history.ts';
import {codeCell, table} from './markdown.ts';

/** Versions in a row that declare the same. */
interface Period {
  labels: string[];
  packageVersions: string[];
  text: string;
}

/** Rows whose text repeats that of the row above become one. */
function joinEqual(snapshots: readonly Snapshot[], texts: readonly string[]): Period[] {
  const periods: Period[] = [];
  snapshots.forEach(({docsVersion, packageVersion}, index) => {
    const text = texts[index] ?? '';
    const last = periods.at(-1);
    if (last?.text !== text) {
      periods.push({labels: [labelOf(docsVersion)], packageVersions: [packageVersion], text});
      return;
    }
    last.labels.push(labelOf(docsVersion));
    if (!last.packageVersions.includes(packageVersion)) last.packageVersions.push(packageVersion);
  });
  return periods;
}

function toTable(heading: string, periods: readonly Period[]): string {
  const rows = periods.map(({labels, packageVersions, text}) => [
    labels.join(', '),
    packageVersions.join(', '),
    text,
  ]);
  return table(['Documentation', 'Package', heading], rows);
}

/** The declaration of a member or of a function in each version. */
export function declarationHistory(snapshots: readonly Snapshot[]): string {
  const texts = snapshots.map(({declaration, lines}) =>
    declaration
      ? (lines.length > 0 ? lines : [declaration.head]).map(codeCell).join('<br />')
      : 'Not declared',
  );
  return toTable('Declaration', joinEqual(snapshots, texts));
}

const named = (verb: string, names: readonly string[]) =>
  names.length > 0 ? `${verb} ${names.map(codeCell).join(', ')}` : '';

/** What a version declares that the one before did not, and the other way round. */
function change(snapshot: Snapshot, before: Snapshot | undefined): string {
  const {declaration} = snapshot;
  if (!declaration) return 'Not declared';
  const old = before?.declaration;
  const names = [...declaration.members.keys()];
  const head = declaration.owner === old?.owner ? '' : `Declared as ${codeCell(declaration.owner)}`;
  if (!old) return head;
  const added = names.filter(name => !old.members.has(name));
  const removed = [...old.members.keys()].filter(name => !declaration.members.has(name));
  const changes = [head, named('adds', added), named('removes', removed)]
    .filter(Boolean)
    .join('; ');
  return changes ? changes.charAt(0).toUpperCase() + changes.slice(1) : 'No changes';
}

/** Which members each version of a class or an interface adds and drops. */
export function membersHistory(snapshots: readonly Snapshot[]): string {
  const texts = snapshots.map((snapshot, index) => change(snapshot, snapshots[index + 1]));
  const periods = snapshots.map(({docsVersion, packageVersion}, index) => ({
    labels: [labelOf(docsVersion)],
    packageVersions: [packageVersion],
    text: texts[index] ?? '',
  }));
  return toTable('Members', periods);
}

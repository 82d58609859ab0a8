import {
  type Edition,
  memberName,
  ownerName,
  ownerPageId,
  type Place,
  resolveTarget,
} from './addresses.ts';
import {type MemberPage, pageBody, type Shown, signature} from './body.ts';
import {breakable} from './breakable.ts';
import {historyOf, shownSnapshot} from './history.ts';
import {declarationHistory, membersHistory} from './historyTables.ts';
import {document, frontMatter, table} from './markdown.ts';
import type {Owner} from './model.ts';

const groups = [
  ['constructor', 'Constructor'],
  ['property', 'Properties'],
  ['method', 'Methods'],
] as const;

/** A sentence without Markdown in a table: an address would become a link. */
function plainCell(text: string): string {
  return text.replace(/https?:\/\/[^\s,;]+/g, '`$&`');
}

/** The members of one kind with what they are for, each leading to its page. */
function memberTable(owner: Owner, place: Place, kind: string): string {
  const rows = owner.members
    .filter(member => member.kind === kind)
    .map(member => {
      const target = resolveTarget(place, `member:${memberName(owner, member)}`);
      const name = kind === 'method' ? `${member.name}()` : member.name;
      return [`[\`${name}\`](${target})`, plainCell(member.description)];
    });
  return rows.length > 0 ? table(['Name', 'Description'], rows) : '';
}

/** What the types of a class declare that has no page: a list, because the guides explain it. */
function otherMembers(packageName: string, {members: paged, kind}: Owner, shown: Shown): string {
  if (kind !== 'class') return '';
  const known = new Set(paged.map(({name}) => name));
  const others = [...shown.declaration.members].filter(([name]) => !known.has(name));
  if (others.length === 0) return '';
  const lines = others.flatMap(([, ofName]) => ofName);
  return document('## Other members', signature(packageName, shown, lines));
}

/** The page of a class, an interface, an enum or a function, with tables of its members. */
export function toOwnerPage(packageName: string, owner: Owner, edition: Edition): MemberPage {
  const id = ownerPageId(owner);
  const place = {...edition, pageId: id, dataFile: owner.file};
  const snapshots = historyOf(packageName, owner);
  const shown = shownSnapshot(snapshots, place);
  const head = frontMatter({
    title: `${ownerName(owner)} ${owner.kind}`,
    sidebar_label: breakable(ownerName(owner)),
    description: owner.description,
    content_type: 'api-member',
  });
  const tables = groups.map(([kind, heading]) => {
    const rows = memberTable(owner, place, kind);
    return rows && `## ${heading}\n\n${rows}`;
  });
  const details = document(...tables, otherMembers(packageName, owner, shown));
  const toHistory = owner.kind === 'function' ? declarationHistory : membersHistory;
  const body = pageBody({
    ...owner,
    packageName,
    place,
    entry: {name: owner.name, shown: ownerName(owner)},
    snapshots,
    history: toHistory(snapshots),
    details,
  });
  return {id, markdown: `${head}\n${body}`, dataFile: owner.file};
}

import {type Edition, memberName, memberPageId, type Place, resolveLinks} from './addresses.ts';
import {type MemberPage, pageBody} from './body.ts';
import {breakable} from './breakable.ts';
import {historyOf, isSince, labelOf} from './history.ts';
import {declarationHistory} from './historyTables.ts';
import {document, frontMatter, unsearched} from './markdown.ts';
import type {Member, Owner} from './model.ts';

/** What a reader has to know before the rest: deprecated, or not meant to be called. */
function notices({deprecated, internal}: Member, place: Place): string {
  const isDeprecated = deprecated !== undefined && isSince(place.docsVersion, deprecated.since);
  return document(
    isDeprecated
      ? `:::warning[Deprecated since ${labelOf(deprecated.since)}]\n\n${resolveLinks(place, deprecated.instead)}\n\n:::`
      : '',
    internal ? ':::note[Internal]\n\nFor internal use only. Updates can change it.\n\n:::' : '',
  );
}

/** `Engagespot.init() method`, `Engagespot.constructor`. */
function titleOf(owner: Owner, member: Member): string {
  const name = memberName(owner, member);
  return member.kind === 'constructor' ? name : `${name} ${member.kind}`;
}

/** The page of one member of a class or interface. */
export function toMemberPage(
  packageName: string,
  owner: Owner,
  member: Member,
  edition: Edition,
): MemberPage {
  const id = memberPageId(owner, member);
  const place = {...edition, pageId: id, dataFile: member.file};
  const {name, kind, description} = member;
  const head = frontMatter({
    title: titleOf(owner, member),
    sidebar_label: breakable(kind === 'method' ? `${name}()` : name),
    description,
    content_type: 'api-member',
  });
  const snapshots = historyOf(packageName, owner, name);
  const body = pageBody({
    ...member,
    packageName,
    place,
    entry: {name, shown: memberName(owner, member)},
    snapshots,
    history: declarationHistory(snapshots),
    notices: notices(member, place),
    elsewhere: owner.elsewhere,
  });
  // What is not for readers' code is found by its name.
  const found = member.internal ? unsearched(body) : body;
  return {id, markdown: `${head}\n${found}`, dataFile: member.file};
}

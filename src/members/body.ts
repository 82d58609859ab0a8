/** What the pages of members and of whole classes have in common: text, declaration, example, history. */
import {sdkVersionsOf} from '../content/sdkVersions.ts';
import {type Place, resolveLinks, resolveTarget} from './addresses.ts';
import {type Snapshot, shownSnapshot} from './history.ts';
import {document, fence, former, list, unsearched} from './markdown.ts';
import type {Member} from './model.ts';
import {currentFolders} from './reference/model.ts';

/** A page made from `members/`. */
export interface MemberPage {
  /** Its id below `membersFolder`. */
  id: string;
  markdown: string;
  /** The data file with its texts. */
  dataFile: string;
}

/** The texts of a page, and where it stands. */
export interface Subject extends Pick<Member, 'about' | 'call' | 'example' | 'latest' | 'related'> {
  packageName: string;
  place: Place;
  /** Its name in the data of the latest version, if that has it, and its name for readers. */
  entry: {name: string; shown: string};
  /** What it was declared as, newest version first. */
  snapshots: readonly Snapshot[];
  /** The same as a table. */
  history: string;
  /** Warnings before the text, as Markdown. */
  notices?: string;
  /** Sentences about declarations under other names, by that name. */
  elsewhere?: Readonly<Record<string, string>>;
  /** What stands between the example and the history, as Markdown. */
  details?: string;
}

/** A snapshot with a declaration. */
export type Shown = ReturnType<typeof shownSnapshot>;

/**
 * A declaration as a block of code. It needs no check: it is what the types say.
 *
 * @param lines the members to show
 * @param note a sentence below it, as Markdown without links
 */
export function signature(
  packageName: string,
  {declaration, packageVersion}: Shown,
  lines: readonly string[],
  note?: string,
): string {
  const {kind} = declaration;
  const head = kind === 'type' ? `${declaration.head} =` : declaration.head;
  const separator = kind === 'enum' ? ',' : '';
  const body = lines.map(line => `  ${line}${separator}`);
  const code = body.length > 0 ? [`${head} {`, ...body, '}'] : [head];
  const properties = {
    title: `Types of ${packageName} ${packageVersion}`,
    code: code.join('\n'),
    ...(note && {note}),
  };
  const attributes = Object.entries(properties).map(
    ([name, value]) => `${name}={${JSON.stringify(value)}}`,
  );
  return `<Signature ${attributes.join(' ')} />`;
}

/** Related pages: names of members, or Markdown links. */
function relatedLinks(place: Place, related: readonly string[]): string {
  return list(
    related.map(entry =>
      entry.startsWith('[')
        ? resolveLinks(place, entry)
        : `[\`${entry}\`](${resolveTarget(place, `member:${entry}`)})`,
    ),
  );
}

/** The declaration, and a word about where it stands when that is not where readers expect it. */
function declarationBlock({packageName, elsewhere = {}}: Subject, shown: Shown): string {
  return signature(packageName, shown, shown.lines, elsewhere[shown.declaration.owner]);
}

/** Parameters, result and errors: the same list for everything that is called. */
export function callList(call: Member['call'], place: Place): string {
  if (!call) return '';
  const parameters = Object.entries(call.parameters).map(
    ([name, meaning]) => `**Parameter \`${name}\`:** ${meaning}`,
  );
  const items = [
    ...(parameters.length > 0 ? parameters : ['**Parameters:** None.']),
    `**Returns:** ${call.returns}`,
    ...(call.throws ? [`**Throws:** ${call.throws}`] : []),
  ];
  return resolveLinks(place, list(items));
}

/**
 * In the latest version, which generation a page is about and where the reference of the packages is
 * that readers install today.
 */
function generation({packageName, place, entry}: Subject, shown: Shown): string {
  const folder = currentFolders[packageName];
  if (place.docsVersion !== 'current' || !folder) return '';
  const version = sdkVersionsOf('current')[packageName];
  const isGone = shown.docsVersion !== 'current';
  const name = `${folder}/${entry.name}`;
  const target = resolveTarget(
    place,
    `entry:${!isGone && place.entries.has(name) ? name : folder}`,
  );
  return unsearched(
    isGone
      ? `\`${entry.shown}\` is part of \`${packageName}\` up to ${shown.packageVersion}; for ${version}, see the [current reference](${target}).`
      : `This page compares \`${entry.shown}\` in all versions; for ${version} alone, see the [current reference](${target}).`,
  );
}

/** What the version of the page says: text and code of its own where the older ones do not fit. */
function textsOf(subject: Subject): Pick<Subject, 'about' | 'example'> {
  const {about, example, latest, place} = subject;
  return {about, example, ...(place.docsVersion === 'current' && latest)};
}

/** A page of something that its version declares. */
function declaredBody(subject: Subject, shown: Shown, rest: string): string {
  const {place, notices = ''} = subject;
  const {about, example} = textsOf(subject);
  return document(
    generation(subject, shown),
    notices,
    declarationBlock(subject, shown),
    resolveLinks(place, about),
    callList(subject.call, place),
    unsearched(document('## Example', fence(example), rest)),
  );
}

/** A page of something that its version has no more: what to use instead, then what it was. */
function replacedBody(subject: Subject, shown: Shown, rest: string): string {
  const {place, latest, snapshots, about, example, notices = ''} = subject;
  if (!latest) {
    throw new Error(
      `${place.dataFile}: the types of ${place.docsVersion} do not declare what page ${place.pageId} ` +
        'is about. Add "latest" with what takes its place',
    );
  }
  const own = snapshots.find(({docsVersion}) => docsVersion === place.docsVersion);
  const was = document(
    `## Up to ${shown.packageVersion}`,
    notices,
    declarationBlock(subject, shown),
    resolveLinks(place, about),
    callList(subject.call, place),
    fence(example, shown.docsVersion),
  );
  return document(
    generation(subject, shown),
    former(
      `:::info[Not in version ${own?.packageVersion}]\n\n${resolveLinks(place, latest.about).trim()}\n\n:::`,
    ),
    unsearched(document(latest.example ? fence(latest.example) : '', was, rest)),
  );
}

/**
 * The page below its header.
 *
 * @throws Error when the data does not fit the published types, or a link has no page
 */
export function pageBody(subject: Subject): string {
  const {place, snapshots, history, related, details = ''} = subject;
  const shown = shownSnapshot(snapshots, place);
  const body = shown.docsVersion === place.docsVersion ? declaredBody : replacedBody;
  const rest = document(
    details,
    '## Across versions',
    history,
    '## Related',
    relatedLinks(place, related),
  );
  return body(subject, shown, rest);
}

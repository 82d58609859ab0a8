/** How the declaration of a class, an interface or a member changed between the versions. */
import {versions} from '../content/docsVersions.ts';
import {sdkVersions, sdkVersionsOf} from '../content/sdkVersions.ts';
import type {Place} from './addresses.ts';
import {type Declaration, declarationsOf} from './declarations.ts';
import type {Owner} from './model.ts';

/** Docusaurus' names of the documentation versions, newest first. */
export const docsVersions: readonly string[] = Object.keys(sdkVersions);

/** What readers call a documentation version. */
export function labelOf(docsVersion: string): string {
  return docsVersion === 'current' ? versions.current.label : docsVersion;
}

/** What one documentation version declares. */
export interface Snapshot {
  docsVersion: string;
  /** Version of the package that it describes. */
  packageVersion: string;
  /** Absent when nothing declares it. */
  declaration?: Declaration;
  /** The lines to show: of a member all, of a class none. */
  lines: readonly string[];
}

/** An interface may have become an object type; any other change of kind is another thing. */
const isKind = ({kind}: Declaration, wanted: Owner['kind']) =>
  kind === wanted || (kind === 'type' && wanted === 'interface');

/** The declaration that says something about a member, or the owner's own. */
function findDeclaration(
  declarations: ReadonlyMap<string, Declaration>,
  {declared, kind}: Owner,
  member?: string,
): Declaration | undefined {
  return declared
    .flatMap(name => declarations.get(name) ?? [])
    .find(candidate => isKind(candidate, kind) && (!member || candidate.members.has(member)));
}

/** A class is shown without its members: its page lists them with what they are for. */
function linesOf({members}: Declaration, {kind}: Owner, member?: string): readonly string[] {
  if (member) return members.get(member) ?? [];
  return kind === 'class' ? [] : [...members.values()].flat();
}

/**
 * The declarations by documentation version, newest first.
 *
 * @param member name of a member; the owner as a whole when absent
 */
export function historyOf(packageName: string, owner: Owner, member?: string): Snapshot[] {
  return docsVersions.map(docsVersion => {
    const declarations = declarationsOf(packageName, docsVersion);
    const declaration = findDeclaration(declarations, owner, member);
    return {
      docsVersion,
      packageVersion: sdkVersionsOf(docsVersion)[packageName] ?? '',
      declaration,
      lines: declaration ? linesOf(declaration, owner, member) : [],
    };
  });
}

/**
 * What a page shows as the declaration: that of its own version, or the newest one.
 *
 * @throws Error when no version declares it: the data names something that does not exist
 */
export function shownSnapshot(
  snapshots: readonly Snapshot[],
  {docsVersion, pageId, dataFile}: Pick<Place, 'docsVersion' | 'pageId' | 'dataFile'>,
): Snapshot & {declaration: Declaration} {
  const declared = snapshots.filter(
    (snapshot): snapshot is Snapshot & {declaration: Declaration} =>
      snapshot.declaration !== undefined,
  );
  const own = declared.find(snapshot => snapshot.docsVersion === docsVersion) ?? declared[0];
  if (!own) {
    throw new Error(
      `${dataFile}: no published version declares what page ${pageId} is about. ` +
        'Correct its "name", or the "declared" of its class or interface',
    );
  }
  return own;
}

/** Whether a documentation version is at least as new as another. */
export function isSince(docsVersion: string, since: string): boolean {
  return docsVersions.indexOf(docsVersion) <= docsVersions.indexOf(since);
}

/** How entries of the reference are called, and where they are. */
import {referencedPackages} from '../exports/model.ts';
import {declaredExports} from '../generated/exports.ts';
import type {ReferencePackage} from './model.ts';

/** Types whose members go by the path below them: `Instance.app.connect` is `app.connect()`. */
const expanded: ReadonlySet<string> = new Set(
  referencedPackages.flatMap(({expansions}) => expansions.map(({name}) => name)),
);

/** The path below an expanded type; undefined for an export. */
export function memberPath(name: string): string | undefined {
  const [owner = '', ...members] = name.split('.');
  return expanded.has(owner) && members.length > 0 ? members.join('.') : undefined;
}

/** Whether a declaration is that of something that a reader calls. A prop is not. */
export function isCalled(signature: string): boolean {
  return /^(?:function )?\w+(?:<[^(]*>)?\(|^\w+: (?:<[^(]*>)?\(/.test(signature);
}

/**
 * What a reader calls an entry: `createInstance()`, `notification.getByPage()`, `headerText`.
 *
 * @param name an export or the path of a member, as data has it
 */
export function entryName(packageName: string, name: string): string {
  const {signature = ''} = declaredExports[packageName]?.own[name] ?? {};
  return `${memberPath(name) ?? name}${isCalled(signature) ? '()' : ''}`;
}

/** The anchor of an entry: `app-connect`. */
export function entryAnchor(name: string): string {
  return (memberPath(name) ?? name).toLowerCase().replace(/[^a-z0-9_]+/g, '-');
}

/** The id of a page of the reference, below `membersFolder`. */
export function referencePageId(folder: string, page: string): string {
  return `${folder}/${page}`;
}

/** Ids of pages and anchors of entries, by the names that texts use: `core/createInstance`. */
export function entryPlaces(packages: readonly ReferencePackage[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const {folder, pages} of packages) {
    places.set(folder, referencePageId(folder, 'index'));
    for (const {page, entries} of pages) {
      const id = referencePageId(folder, page);
      places.set(`${folder}/${page}`, id);
      for (const {name} of entries) {
        places.set(`${folder}/${memberPath(name) ?? name}`, `${id}#${entryAnchor(name)}`);
      }
    }
  }
  return places;
}

/** Where member pages are, and how their texts link to each other and to guides. */
import path from 'node:path';
import {type Member, type Owner, packageFolders, type SdkPackage} from './model.ts';
import {referenceFolders} from './reference/model.ts';

const folders = [...packageFolders, ...referenceFolders].join('|');
const memberPath = new RegExp(`(?:^|/)api-reference/(?:${folders})(?:/|$)`);

/**
 * Whether a page is made from `members/`: one about an SDK package, a class or one of its members,
 * or an entry of the reference of the latest version.
 *
 * @param pagePath path of its file in the project, or its address on the site
 */
export function isMemberPage(pagePath: string): boolean {
  return memberPath.test(pagePath);
}

/** The folder of the member pages in a documentation version. */
export function membersFolder(docsVersion: string): string {
  return docsVersion === '1.0.0' ? 'api-reference' : 'additional-resources/api-reference';
}

/** The id of the page about a class, an interface, an enum or a function, below `membersFolder`. */
export function ownerPageId({folder, page}: Pick<Owner, 'folder' | 'page'>): string {
  return `${folder}/${page}`;
}

/** The id of the page about one member, below `membersFolder`. */
export function memberPageId(owner: Pick<Owner, 'folder' | 'page'>, {name, page}: Member): string {
  return `${ownerPageId(owner)}.${page ?? name.toLowerCase()}`;
}

/** `Engagespot`; a function has parentheses, so that it is not confused with a class. */
export function ownerName({name, kind}: Owner): string {
  return kind === 'function' ? `${name}()` : name;
}

/** `Engagespot.init()`, `Engagespot.apiKey`, `Engagespot.constructor`. */
export function memberName(owner: Owner, {name, kind}: Member): string {
  return `${owner.name}.${name}${kind === 'method' ? '()' : ''}`;
}

/** The ids of all member pages below `membersFolder`, by the names that texts use. */
export function pageIdsByName(packages: readonly SdkPackage[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const {name, folder, exports} of packages) {
    ids.set(name, `${folder}/index`);
    if (exports) ids.set(exports.page, `${folder}/${exports.page}`);
  }
  for (const owner of packages.flatMap(({owners}) => owners)) {
    ids.set(ownerName(owner), ownerPageId(owner));
    for (const member of owner.members) {
      ids.set(memberName(owner, member), memberPageId(owner, member));
    }
  }
  return ids;
}

/** Guides that older versions keep under other names. */
const olderGuides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1.0.0': {
    'additional-resources/api-reference/rest-api/index': 'api-reference/rest-api/index',
    'additional-resources/troubleshooting/error-codes': 'troubleshooting/error-codes',
    'sdks-n-libraries/frontend/react-hooks/get-started':
      'learn-by-examples/react-hooks/simple-notification',
    'sdks-n-libraries/frontend/using-javascript-core-api':
      'javascript-guide/using-javascript-core-api',
    'sdks-n-libraries/frontend/using-react-component': 'javascript-guide/using-react-component',
  },
};

/** The member pages of one documentation version, as texts see them. */
export interface Edition {
  docsVersion: string;
  /** Page ids below `membersFolder`, by the names that texts use. */
  pageIds: ReadonlyMap<string, string>;
  /** Ids and anchors of the reference of the latest version, by the names that texts use. */
  entries: ReadonlyMap<string, string>;
}

/** A page as its texts see it. */
export interface Place extends Edition {
  /** Its id below `membersFolder`. */
  pageId: string;
  /** The data file with its texts, such as `members/options.yaml`: errors name it. */
  dataFile: string;
}

/** The path from a page to another file of its version, as Markdown links have it. */
function relativeTo({docsVersion, pageId}: Place, id: string): string {
  const from = path.posix.dirname(`${membersFolder(docsVersion)}/${pageId}`);
  const to = path.posix.relative(from, `${id}.mdx`);
  return to.startsWith('.') ? to : `./${to}`;
}

/** The target of a link to an entry, which only the latest version has. */
function resolveEntry(place: Place, name: string): string | undefined {
  const [id, anchor] = place.entries.get(name)?.split('#') ?? [];
  if (!id) return undefined;
  const hash = anchor ? `#${anchor}` : '';
  if (place.docsVersion !== 'current') {
    return `/docs/${membersFolder('current')}/${id.replace(/\/index$/, '')}${hash}`;
  }
  if (id === place.pageId) return hash;
  return relativeTo(place, `${membersFolder('current')}/${id}`) + hash;
}

/**
 * The target of a link.
 *
 * @param target `member:Engagespot.init()`, `entry:core/createInstance` or
 *   `doc:introduction/quick-start#send`
 * @throws Error for a name that has no page
 */
export function resolveTarget(place: Place, target: string): string {
  const [, scheme, name = '', hash = ''] = /^(member|entry|doc):([^#]*)(#.*)?$/.exec(target) ?? [];
  if (scheme === 'doc') {
    const id = olderGuides[place.docsVersion]?.[name] ?? name;
    return relativeTo(place, id) + hash;
  }
  const entry = scheme === 'entry' ? resolveEntry(place, name) : undefined;
  if (entry) return entry;
  const id = place.pageIds.get(name);
  if (scheme !== 'member' || !id) {
    throw new Error(
      `${place.dataFile}: "${target}" (page ${place.pageId}) leads to no page. ` +
        'Name a class or member as its page does, for example member:Engagespot.init(), or an ' +
        'entry by its package and name, for example entry:core/createInstance',
    );
  }
  return relativeTo(place, `${membersFolder(place.docsVersion)}/${id}`);
}

/** Markdown with the targets of its links resolved. */
export function resolveLinks(place: Place, markdown: string): string {
  return markdown.replaceAll(
    /\]\(((?:member|entry|doc):(?:[^()]|\(\))+)\)/g,
    (_link, target: string) => `](${resolveTarget(place, target)})`,
  );
}

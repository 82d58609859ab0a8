/** Where the pages of the reference are, and how their texts link to each other and to guides. */
import path from 'node:path';
import type {Member, Owner, SdkPackage} from './model.ts';

/** The folder of the reference in the pages of a documentation version. */
export function rootFolder(docsVersion: string): string {
  return docsVersion === '1.0.0' ? 'api-reference' : 'additional-resources/api-reference';
}

/** Whether a page, by its path in the folder of a documentation version, is made from data. */
export function isMemberReference(docPath: string): boolean {
  return /^(?:additional-resources\/)?api-reference\/(?!rest-api\/)/.test(docPath);
}

/** Page id below the folder of the reference. */
export function ownerPage({folder, page}: Pick<Owner, 'folder' | 'page'>): string {
  return `${folder}/${page}`;
}

/** Page id below the folder of the reference. */
export function memberPage(owner: Pick<Owner, 'folder' | 'page'>, {name, page}: Member): string {
  return `${ownerPage(owner)}.${page ?? name.toLowerCase()}`;
}

/** `Engagespot`; a function has parentheses, so that it is not confused with a class. */
export function ownerName({name, kind}: Owner): string {
  return kind === 'function' ? `${name}()` : name;
}

/** `Engagespot.init()`, `Engagespot.apiKey`, `Engagespot.constructor`. */
export function memberName(owner: Owner, {name, kind}: Member): string {
  return `${owner.name}.${name}${kind === 'method' ? '()' : ''}`;
}

/** Page ids below the folder of the reference, by the names that texts use. */
export function pagesByName(packages: readonly SdkPackage[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const {name, folder, exports} of packages) {
    pages.set(name, `${folder}/index`);
    if (exports) pages.set(exports.page, `${folder}/${exports.page}`);
  }
  for (const owner of packages.flatMap(({owners}) => owners)) {
    pages.set(ownerName(owner), ownerPage(owner));
    for (const member of owner.members) {
      pages.set(memberName(owner, member), memberPage(owner, member));
    }
  }
  return pages;
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

/** A page as its texts see it. */
export interface Place {
  docsVersion: string;
  /** Its id below the folder of the reference. */
  page: string;
  pages: ReadonlyMap<string, string>;
}

/** The path from a page to another file of its version, as Markdown links have it. */
function relativeTo({docsVersion, page}: Place, id: string): string {
  const from = path.posix.dirname(`${rootFolder(docsVersion)}/${page}`);
  const to = path.posix.relative(from, `${id}.mdx`);
  return to.startsWith('.') ? to : `./${to}`;
}

/**
 * The target of a link.
 *
 * @param target `member:Engagespot.init()` or `doc:introduction/quick-start#send`
 * @throws Error for a name that has no page
 */
export function resolveTarget(place: Place, target: string): string {
  const [, scheme, name = '', hash = ''] = /^(member|doc):([^#]*)(#.*)?$/.exec(target) ?? [];
  if (scheme === 'doc') {
    const id = olderGuides[place.docsVersion]?.[name] ?? name;
    return relativeTo(place, id) + hash;
  }
  const page = place.pages.get(name);
  if (scheme !== 'member' || !page) {
    throw new Error(`${target} in the text of ${place.page} is no page of the reference`);
  }
  return relativeTo(place, `${rootFolder(place.docsVersion)}/${page}`);
}

/** Markdown with the targets of its links resolved. */
export function resolveLinks(place: Place, markdown: string): string {
  return markdown.replaceAll(
    /\]\(((?:member|doc):(?:[^()]|\(\))+)\)/g,
    (_link, target: string) => `](${resolveTarget(place, target)})`,
  );
}

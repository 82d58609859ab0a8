/** Where the pages of all versions are, for an address that has none. */
import {lineOf, type MovedPages, pathInVersion, type VersionOfPages} from './movedPages.ts';
import {takeVersion} from './versionName.ts';

/** The address of a page in a version: below the version, 1 for that of its line, 0 for none. */
type Place = string | 0 | 1;

/** All addresses below the versions, in the shape in which the not-found page loads them. */
export interface PageAddresses {
  /** Newest first. */
  versions: readonly {label: string; path: string}[];
  /** The places of each page, in the order of the versions, by the name of its line. */
  pages: Readonly<Record<string, readonly Place[]>>;
  /** The page of the latest version to go to for a page that it dropped, by its line. */
  closest: Readonly<Record<string, string>>;
}

/** A page of a version, to be named in a link. */
export interface PageOfVersion {
  label: string;
  path: string;
  /** Whether the version has not got the page, and this is the one that comes closest. */
  isClosest?: true;
}

/** What an address without a page could have been meant for. */
export type Elsewhere =
  /** The page that this address had before. */
  | {kind: 'moved'; path: string}
  /** The page in the versions that have it, newest first. */
  | {kind: 'others'; version: string; pages: readonly PageOfVersion[]};

/**
 * @param versions all versions, newest first
 */
export function makePageAddresses(
  {moved, dropped}: MovedPages,
  versions: readonly (VersionOfPages & {label: string})[],
): PageAddresses {
  const pages: Record<string, Place[]> = {};
  for (const [index, version] of versions.entries()) {
    for (const doc of version.docs) {
      const path = pathInVersion(version, doc.path);
      const line = lineOf({moved, dropped}, version.name, path);
      pages[line] ??= versions.map(() => 0);
      if (line === path) pages[line][index] = 1;
      else pages[line][index] ||= path;
    }
  }
  return {
    versions: versions.map(({label, path}) => ({label, path: path.replace(/\/$/, '')})),
    pages,
    closest: Object.fromEntries(dropped.map(({page, leadsTo}) => [page, leadsTo])),
  };
}

/** The path of a page in a version, below that; undefined where the version has not got it. */
function pathAt({pages}: PageAddresses, line: string, index: number): string | undefined {
  const place = pages[line]?.[index];
  return place === 1 ? line : place || undefined;
}

/** The path of the page that comes closest to one that a version has not got: a page that was dropped, or its heir. */
function closestAt(addresses: PageAddresses, line: string, index: number): string | undefined {
  const {closest} = addresses;
  if (index === 0) return closest[line];
  const dropped = Object.keys(closest).filter(name => closest[name] === line);
  return dropped.flatMap(name => pathAt(addresses, name, index) ?? [])[0];
}

/** A version, and the pages of all versions that its address means. */
interface Line {
  asked: string;
  pages: readonly PageOfVersion[];
}

/**
 * @returns undefined for an address that no version knows
 */
function findLine(addresses: PageAddresses, pathname: string): Line | undefined {
  const {versions, pages} = addresses;
  const path = pathname.replace(/\/$/, '');
  // The paths of older versions are below that of the latest.
  const fitting = versions.filter(version => `${path}/`.startsWith(`${version.path}/`));
  const asked = fitting.sort((a, b) => b.path.length - a.path.length)[0];
  if (!asked) return undefined;
  const below = path.slice(asked.path.length);
  const line = pages[below]
    ? below
    : Object.keys(pages).find(name => pages[name]?.some(place => place === below));
  if (line === undefined) return undefined;
  const found = versions.flatMap(({label, path: start}, index): PageOfVersion[] => {
    const own = pathAt(addresses, line, index);
    if (own !== undefined) return [{label, path: start + own}];
    const near = closestAt(addresses, line, index);
    return near === undefined ? [] : [{label, path: start + near, isClosest: true}];
  });
  return {asked: asked.label, pages: found};
}

/** `/docs/v1.4/start` → `/docs/1.4.x/start`; undefined for a path that names no version, or one that does not exist. */
function withVersion({versions}: PageAddresses, pathname: string): string | undefined {
  const [latest] = versions;
  if (!latest || !pathname.startsWith(`${latest.path}/`)) return undefined;
  const named = takeVersion(versions, pathname.slice(latest.path.length));
  const path = named && named.version.path + named.rest;
  return path === pathname ? undefined : path;
}

/**
 * @param pathname of an address that has no page
 * @returns undefined for an address that no version knows
 */
export function findElsewhere(addresses: PageAddresses, pathname: string): Elsewhere | undefined {
  const named = withVersion(addresses, pathname.replace(/\/$/, ''));
  const root = addresses.versions.find(({path}) => path === named);
  if (root) return {kind: 'moved', path: root.path};
  const line = findLine(addresses, named ?? pathname);
  if (!line) return undefined;
  const own = line.pages.find(({label, isClosest}) => label === line.asked && !isClosest);
  if (own) return {kind: 'moved', path: own.path};
  return {kind: 'others', version: line.asked, pages: line.pages};
}

/**
 * A page in the other versions, newest first. The latest has at least the page that comes closest.
 *
 * @param pathname of a page; one of no version is in none
 */
export function inOtherVersions(
  addresses: PageAddresses,
  pathname: string,
): readonly PageOfVersion[] {
  const {asked, pages = []} = findLine(addresses, pathname) ?? {};
  return pages.filter(({label}) => label !== asked);
}

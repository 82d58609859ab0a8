/** Finds the page that somebody names. */

import {listFile, withoutSlash} from '@engagespot-docs/publish/twin-address';
import type {PublishedVersion} from '../../content/publishedVersions';
import {takeVersion} from '../../content/versionName';
import type {SearchRecord} from '../../search/records/record';
import type {DocsSite} from '../site/docsSite';
import {AnswerError} from './answerError';
import {isRestReference, restScope} from './restReference';

export interface NamedPage {
  /** Path on the host. */
  path: string;
  /** Name of the part that the address ends with. */
  anchor: string | undefined;
  /** The version that it was looked up in. */
  version: PublishedVersion;
  /** Its headings, its title first. */
  headings: readonly SearchRecord[];
  /** Whether it is the start of a version that has no page there: then the list of its pages stands for it. */
  isList: boolean;
}

/** Pages that no search finds, below the start of the site. */
export const unsearched = ['', 'changelog'];

/** Where all pages of a version are listed, for who found none. */
export function listNote(site: DocsSite, {label, path}: PublishedVersion): string {
  return `All pages of ${label}: ${site.addressOf(`${path}/${listFile}`)}`;
}

/** @throws AnswerError that lists the versions, for one that there is not */
export function versionNamed(site: DocsSite, label: string | undefined): PublishedVersion {
  const {versions} = site;
  const [latest] = versions;
  const version = label === undefined ? latest : versions.find(each => each.label === label);
  if (version) return version;
  const labels = versions.map(each => each.label).join(', ');
  const list = latest ? ` ${listNote(site, latest)}` : '';
  throw new AnswerError(`There is no version "${label}". The versions are: ${labels}.${list}`);
}

const isBelow = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/** The version that a path is below; undefined for one outside of the documentation. */
export function versionAt({versions}: DocsSite, path: string): PublishedVersion | undefined {
  const found = versions.filter(version => isBelow(path, version.path));
  // The pages of older versions are below the latest.
  return found.sort((a, b) => b.path.length - a.path.length)[0];
}

/** What a page is said to be true of. */
export function scopeOf(site: DocsSite, path: string): string {
  if (isRestReference(site, path)) return restScope;
  const version = versionAt(site, path);
  if (!version) return 'all versions';
  return version === site.versions[0] ? `${version.label}, the latest` : version.label;
}

interface Name {
  path: string;
  anchor: string | undefined;
}

/** @throws AnswerError for an address of another site */
function readName(site: DocsSite, name: string): Name {
  const [head = '', anchor] = name.trim().split('#');
  let path = head.split('?')[0] ?? '';
  if (/^[a-z]+:/i.test(path)) {
    const {origin} = new URL(site.address);
    if (!path.startsWith(`${origin}/`)) {
      const all = listNote(site, versionNamed(site, undefined));
      throw new AnswerError(
        `${name.slice(0, 200)} is not on this site. Pages begin with ${site.address}. ${all}`,
      );
    }
    path = path.slice(origin.length);
  }
  path = path.replace(/(?:\/index)?\.(?:md|html)$/, '').replace(/^\/*/, '/');
  return {path: withoutSlash(path || '/', site.baseUrl), anchor: anchor || undefined};
}

/** `/docs/v1.4/start` or `v1.4/start` → `/docs/1.4.x/start`; a path that names no version stays. */
function withVersion({versions}: DocsSite, path: string): string {
  const [latest] = versions;
  if (!latest) return path;
  const below = isBelow(path, latest.path) ? path.slice(latest.path.length) : path;
  const named = takeVersion(versions, below);
  return named ? named.version.path + named.rest : path;
}

/** The paths that a name can mean in a version, the most likely first. */
function pathsFor(site: DocsSite, path: string, version: PublishedVersion): string[] {
  const [latest] = site.versions;
  const below = (folder: string) => (isBelow(path, folder) ? path.slice(folder.length) : undefined);
  const own = below(version.path);
  const numbered = latest && below(`${latest.path}/${latest.label}`);
  const ofLatest = latest && below(latest.path);
  const withBase = site.baseUrl.slice(0, -1) + path;
  return [
    ...(numbered === undefined ? [] : [version.path + numbered]),
    // The latest version is above the older ones, so their pages are below it as well.
    ...(own === undefined || versionAt(site, path) !== version ? [] : [path]),
    ...(ofLatest === undefined ? [] : [version.path + ofLatest]),
    version.path + path,
    path,
    withBase,
  ];
}

async function suggestions(site: DocsSite, path: string, version: PublishedVersion) {
  const words = path
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word && word !== 'docs')
    .join(' ');
  if (!words) return '';
  const {grouped_hits: groups} = await site.search(words, version, 3);
  const paths = groups.map(({group_key: [found]}) => found).join(', ');
  return paths ? ` The closest pages are: ${paths}.` : '';
}

/** The page that a path means in a version. */
async function pageIn(
  site: DocsSite,
  path: string,
  version: PublishedVersion,
): Promise<Pick<NamedPage, 'path' | 'headings' | 'isList'> | undefined> {
  const all = await site.headings(version);
  for (const candidate of pathsFor(site, path, version)) {
    const headings = all.filter(({url_without_anchor: url}) => url === candidate);
    if (headings.length > 0) return {path: candidate, headings, isList: false};
    if (candidate === version.path) return {path: candidate, headings: [], isList: true};
    const isThere = unsearched.some(each => site.baseUrl + each === candidate);
    if (isThere) return {path: candidate, headings: [], isList: false};
  }
  return undefined;
}

/**
 * @param name path, with or without the version, or address
 * @param label of the version; by default that of the address, or the latest
 * @throws AnswerError with the closest pages, when there is no such page
 */
export async function findPage(site: DocsSite, name: string, label?: string): Promise<NamedPage> {
  const {path: asked, anchor} = readName(site, name);
  const path = withVersion(site, asked);
  const placed = versionAt(site, path);
  const version = label === undefined && placed ? placed : versionNamed(site, label);
  const isOlder = placed !== undefined && placed !== site.versions[0];
  if (isOlder && placed !== version) {
    throw new AnswerError(
      `${path} is a page of version ${placed.label}, not of ${version.label}. Leave one of the two out. ${listNote(site, placed)}`,
    );
  }
  const found = await pageIn(site, path, version);
  if (found) return {...found, anchor, version};
  const latest = versionNamed(site, undefined);
  const ofLatest = version === latest ? undefined : await pageIn(site, path, latest);
  const elsewhere = ofLatest ? ` The latest, ${latest.label}, has ${ofLatest.path}.` : '';
  const closest = await suggestions(site, path, version);
  throw new AnswerError(
    `Version ${version.label} has no page "${name.slice(0, 200)}".${elsewhere}${closest} search_docs finds pages by what they say. ${listNote(site, version)}`,
  );
}

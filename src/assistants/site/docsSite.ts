/** The published site as tools read it: versions, pages, search, Markdown, operations. */

import {listFile, twinPath} from '@engagespot-docs/publish/twin-address';
import {skillsFolder, skillsIndex} from '../../content/agentFiles';
import type {PublishedVersion, PublishedVersions} from '../../content/publishedVersions';
import {versionsFile} from '../../content/publishedVersions';
import {
  createSearchClient,
  manifestPath,
  type SearchResult,
  type SearchTransport,
  scopeFilter,
} from '../../search';
import {createLibrary, type Library} from '../../search/embedded/library';
import type {ServiceOptions} from '../../search/embedded/service';
import type {SearchRecord} from '../../search/records/record';
import type {SiteSource} from './source';

/** Marks of what every version searches besides its pages: the REST reference, and pages of no version. */
const sharedTags = ['docs-api-current', 'default'];

/** A call of the REST API. */
export interface ListedOperation {
  id: string;
  method: string;
  /** With names in braces. */
  path: string;
  summary: string;
  tag: string;
  isDeprecated: boolean;
}

/** Instructions for coding assistants. */
export interface ListedSkill {
  name: string;
  description: string;
}

/** What is read of the published OpenAPI document. */
interface PublishedDocument {
  paths: Record<string, Record<string, PublishedOperation>>;
}
interface PublishedOperation {
  operationId: string;
  summary: string;
  tags: string[];
  deprecated?: boolean;
}

export interface DocsSite {
  /** Address of the start of the published site, with a slash at the end. */
  address: string;
  /** Path of the start of the site on its host, with slashes on both sides. */
  baseUrl: string;
  /** The latest first. */
  versions: readonly PublishedVersion[];
  /** Address of a page on the published site. */
  addressOf(path: string): string;
  /** The headings of a version, of the REST reference and of pages without a version, by page. */
  headings(version: PublishedVersion): Promise<readonly SearchRecord[]>;
  /** Finds what the search of the site finds. */
  search(words: string, version: PublishedVersion, most: number): Promise<SearchResult>;
  /**
   * @param path of a page that has Markdown
   * @returns the Markdown
   * @throws Error when it cannot be had
   */
  readTwin(path: string): Promise<string>;
  /** The list of all pages of a version, as Markdown. */
  readList(version: PublishedVersion): Promise<string>;
  operations(): Promise<readonly ListedOperation[]>;
  skills(): Promise<readonly ListedSkill[]>;
  /** The text of a skill, as Markdown. */
  readSkill(name: string): Promise<string>;
}

/** @throws Error that names the file and why it cannot be had */
async function read(source: SiteSource, file: string): Promise<Response> {
  const address = new URL(file, source.root).href;
  const response = await source.get(address).catch((cause: unknown) => {
    throw new Error(`${address} cannot be reached.`, {cause});
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response;
}

function operationsOf({paths}: PublishedDocument): ListedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, {operationId}]) => operationId)
      .map(([method, {operationId, summary, tags, deprecated = false}]) => ({
        id: operationId,
        method: method.toUpperCase(),
        path,
        summary,
        tag: tags[0] ?? '',
        isDeprecated: deprecated,
      })),
  );
}

/** Remembers what was made, until it fails. */
function remember<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>) {
  const known = made.get(key) ?? make();
  made.set(key, known);
  known.catch(() => made.delete(key));
  return known;
}

/** Makes the engine that searches; the library has the files of the index. */
export type MakeEngine = (options: ServiceOptions, library: Library) => SearchTransport;

/**
 * Opens a site. Files are read when they are first needed.
 *
 * @throws Error when the site cannot be reached, or does not say which versions it has
 */
export async function openSite(source: SiteSource, makeEngine: MakeEngine): Promise<DocsSite> {
  const published = (await (await read(source, versionsFile)).json()) as PublishedVersions;
  const {site: address, versions} = published;
  const baseUrl = new URL(address).pathname;
  const manifestUrl = new URL(manifestPath, source.root).href;
  const library = createLibrary(manifestUrl, {get: url => source.get(url)});
  const client = createSearchClient(makeEngine({manifestUrl}, library), 'docs');
  const headings = new Map<string, Promise<SearchRecord[]>>();
  const documents = new Map<string, Promise<ListedOperation[]>>();
  const skillLists = new Map<string, Promise<ListedSkill[]>>();
  const tagsOf = ({tag}: PublishedVersion) => [tag, ...sharedTags];

  async function headingsOf(tag: string): Promise<SearchRecord[]> {
    const entries = (await library.entries()).filter(entry => entry.tag === tag);
    return (await Promise.all(entries.map(library.front))).flat();
  }

  return {
    address,
    baseUrl,
    versions,
    addressOf: path => new URL(path, address).href,
    async headings(version) {
      const lists = tagsOf(version).map(tag => remember(headings, tag, () => headingsOf(tag)));
      return (await Promise.all(lists)).flat();
    },
    search: (words, version, most) =>
      client.search({
        q: words,
        filter_by: scopeFilter('en', tagsOf(version)),
        per_page: most,
        whole: true,
      }),
    async readTwin(path) {
      const file = twinPath(path, baseUrl).slice(baseUrl.length);
      return (await read(source, file)).text();
    },
    async readList({path}) {
      return (await read(source, `${path.slice(baseUrl.length)}/${listFile}`)).text();
    },
    operations: () =>
      remember(documents, 'rest', async () => {
        const response = await read(source, 'openapi/engagespot.json');
        return operationsOf((await response.json()) as PublishedDocument);
      }),
    skills: () =>
      remember(skillLists, 'all', async () => {
        const list: {skills: ListedSkill[]} = await (await read(source, skillsIndex)).json();
        return list.skills;
      }),
    async readSkill(name) {
      return (await read(source, `${skillsFolder}/${name}/SKILL.md`)).text();
    },
  };
}

/** Decides what every reader gets and what belongs to one page: see README.md. */
import {
  type ChunkTree,
  type Doc,
  type DocsData,
  docsPlugin,
  type Generated,
  type Route,
  readDocsData,
  shapeError,
} from './generated.ts';
import {normalizePath, pageChunk, shardOf} from './pageName.ts';
import type {SidebarItem} from './sidebarTuples.ts';
import type {VersionProps} from './versionProps.ts';

/**
 * The place of a document in a version: index of the version, path, sidebar. With a relation, the place is that of
 * another document, which stands for this one in that version.
 */
export type DocPlace = [
  version: number,
  path: string,
  sidebar: string | undefined,
  relation?: string | undefined,
];

/** A page that the browser learns of when it is asked for. */
export interface Page {
  path: string;
  /** Index of the route that it belongs to in `Plan.parents`. */
  parent: number;
  attributes: Record<string, unknown>;
  chunks: ChunkTree;
  /** Modules that no other page has, by the name of their chunk. */
  modules: Map<string, string>;
  doc?: {plugin: string; id: string; places: DocPlace[]} | undefined;
  /** What the page says of the pages that it lists, by their ids; and the version that they are of. */
  summaries?: {version: string; docs: Record<string, unknown>} | undefined;
}

export interface Plan {
  /** The routes that stay, and which of them pages are added to. */
  routes: Route[];
  parents: Route[];
  chunkNames: Record<string, ChunkTree>;
  /** Modules that are part of several pages or of a route that stays. */
  modules: Map<string, string>;
  /** Chunks of those modules that nearly every page needs: they load with the site's own scripts. */
  eager: Set<string>;
  globalData: Record<string, unknown>;
  shards: Page[][];
  /** The chunks of each page that stays, by its path, such as the home page. */
  stayingPages: Map<string, string[]>;
  /** Chunks that every page below a parent needs in addition to those, by the index of the parent. */
  parentChunks: string[][];
}

export interface PlanOptions {
  baseUrl: string;
  /** Pages of a shard, on average. */
  pagesPerShard: number;
  /** A route with fewer pages keeps them. */
  minimumPages: number;
  /** Ids of documents that links in the navbar name: every page needs them. */
  navbarDocs: readonly string[];
}

function chunksIn(tree: ChunkTree | undefined): string[] {
  if (tree === undefined) return [];
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(chunksIn);
}

function* walk(
  routes: readonly Route[],
  above: readonly Route[] = [],
): Generator<[Route, Route[]]> {
  for (const route of routes) {
    yield [route, [...above]];
    yield* walk(route.routes ?? [], [...above, route]);
  }
}

const isNotFound = ({path}: Route) => path === '*';

/** Refuses routes that cannot be found by their path alone. */
function checkPages(pages: readonly Route[]): void {
  const names = new Map<string, string>();
  for (const {path} of pages) {
    if (/[:()*?+]/.test(path)) {
      throw new Error(
        `route-shards: the route ${path} is a pattern, and only pages with a fixed address can be in a shard. Give it an address, or switch the plugin off with \`enabled: false\`.`,
      );
    }
    const name = pageChunk(path);
    const other = names.get(name);
    if (other !== undefined && normalizePath(other) !== normalizePath(path)) {
      throw new Error(
        `route-shards: ${path} and ${other} get the same name, ${name}. Change one of the addresses, or the hash in src/plugins/route-shards/pageName.ts.`,
      );
    }
    names.set(name, path);
  }
}

/** Where each document stands in each version, and which document a path leads to. */
class DocPlaces {
  readonly #byPath = new Map<string, {plugin: string; id: string}>();
  readonly #places = new Map<string, DocPlace[]>();

  constructor(data: DocsData) {
    for (const [plugin, {versions}] of Object.entries(data)) {
      for (const [version, {docs}] of versions.entries()) {
        for (const {id, path, sidebar, relation} of docs) {
          if (!relation) this.#byPath.set(normalizePath(path), {plugin, id});
          const key = `${plugin}\n${id}`;
          const places = this.#places.get(key) ?? [];
          places.push(relation ? [version, path, sidebar, relation] : [version, path, sidebar]);
          this.#places.set(key, places);
        }
      }
    }
  }

  of(path: string): Page['doc'] {
    const found = this.#byPath.get(normalizePath(path));
    if (!found) return undefined;
    return {...found, places: this.#places.get(`${found.plugin}\n${found.id}`) ?? []};
  }
}

/** The global data with only those documents that are needed before any page is known. */
function slimGlobalData(
  globalData: Record<string, unknown>,
  data: DocsData,
  navbarDocs: readonly string[],
): Record<string, unknown> {
  const isKept = ({id}: Doc, mainDocId: string) => id === mainDocId || navbarDocs.includes(id);
  const slim = Object.entries(data).map(([plugin, instance]) => [
    plugin,
    {
      ...instance,
      versions: instance.versions.map(version => ({
        ...version,
        docs: version.docs.filter(doc => isKept(doc, version.mainDocId)),
      })),
    },
  ]);
  return {...globalData, ...(slim.length > 0 && {[docsPlugin]: Object.fromEntries(slim)})};
}

/** The ids of the documents that a list of items says something of. */
function listedIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({docId, customProps}) => {
    const index = (customProps as {index?: unknown} | undefined)?.index;
    return [docId, index].filter(id => typeof id === 'string');
  });
}

/** For each page that is the index of a group of a sidebar: the ids of what the group holds. */
function listsOf(items: readonly SidebarItem[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const {href, items: children = []} of items) {
    if (href !== undefined && children.length > 0) lists.set(href, listedIds(children));
    for (const [path, ids] of listsOf(children)) lists.set(path, ids);
  }
  return lists;
}

function summariesByPath(
  versions: ReadonlyMap<string, VersionProps>,
): Map<string, NonNullable<Page['summaries']>> {
  const summaries = new Map<string, NonNullable<Page['summaries']>>();
  for (const [chunk, {version}] of versions) {
    for (const items of Object.values(version.docsSidebars)) {
      for (const [path, ids] of listsOf(items)) {
        const docs = Object.fromEntries(ids.map(id => [id, version.docs[id]]));
        summaries.set(normalizePath(path), {version: chunk, docs});
      }
    }
  }
  return summaries;
}

/**
 * @param versions the properties of each version of the documentation, by their chunk
 * @throws Error for a route without known parts, a route that is a pattern, or two pages of one name
 */
export function planShards(
  {routes, chunkNames, modules, globalData}: Generated,
  versions: ReadonlyMap<string, VersionProps>,
  {baseUrl, pagesPerShard, minimumPages, navbarDocs}: PlanOptions,
): Plan {
  const partsOf = ({component: {path, hash}}: Route): ChunkTree => {
    const parts = chunkNames[`${path}-${hash}`];
    if (parts === undefined)
      throw shapeError('routesChunkNames.json', `${path}-${hash} is missing`);
    return parts;
  };
  // `useHomePageRoute` looks for the home page among the routes of the shell.
  const isHome = ({path}: Route) => normalizePath(path) === normalizePath(baseUrl);
  const isLeaf = (route: Route) => !route.routes && !isNotFound(route) && !isHome(route);

  const parents: Route[] = [];
  const parentChunks: string[][] = [];
  const found: {route: Route; parent: number}[] = [];
  const everything = [...walk(routes)];
  for (const [route, above] of everything) {
    const leaves = (route.routes ?? []).filter(isLeaf);
    if (leaves.length < minimumPages) continue;
    const parent = parents.push(route) - 1;
    parentChunks.push([...above, route].flatMap(each => chunksIn(partsOf(each))));
    found.push(...leaves.map(leaf => ({route: leaf, parent})));
  }
  checkPages(found.map(({route}) => route));

  const paged = new Set(found.map(({route}) => route));
  const uses = new Map<string, number>();
  for (const {route} of found) {
    for (const chunk of chunksIn(partsOf(route))) uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
  }
  const stays = everything.map(([route]) => route).filter(route => !paged.has(route));
  const staying = stays.filter(route => !isNotFound(route));
  const shared = new Set(staying.flatMap(route => chunksIn(partsOf(route))));
  for (const [chunk, count] of uses) if (count > 1) shared.add(chunk);

  const isUsual = (chunk: string) => (uses.get(chunk) ?? 0) > found.length / 4;
  const moduleOf = (chunk: string): string => {
    const module = modules.get(chunk);
    if (module === undefined) throw shapeError('registry.js', `${chunk} is missing`);
    return module;
  };
  const data = readDocsData(globalData);
  const places = new DocPlaces(data);
  const summaries = summariesByPath(versions);
  const pages = found.map(({route, parent}): Page => {
    const chunks = partsOf(route);
    const own = chunksIn(chunks).filter(chunk => !shared.has(chunk));
    const {exact: _, ...attributes} = route.attributes;
    return {
      path: route.path,
      parent,
      attributes,
      chunks,
      modules: new Map(own.map(chunk => [chunk, moduleOf(chunk)])),
      doc: places.of(route.path),
      summaries: summaries.get(normalizePath(route.path)),
    };
  });

  const usual = [...parentChunks.flat(), ...[...shared].filter(isUsual)];
  const eager = new Set(usual.filter(chunk => !versions.has(chunk)));
  const count = Math.max(1, Math.ceil(pages.length / pagesPerShard));
  const shards: Page[][] = Array.from({length: count}, () => []);
  for (const page of pages) shards[shardOf(page.path, count)]?.push(page);

  const stayingPages = new Map(
    staying
      .filter(route => !route.routes)
      .map(route => [normalizePath(route.path), chunksIn(partsOf(route))]),
  );
  const withoutPages = (route: Route): Route => {
    if (!route.routes) return route;
    // In place: the plan names these very objects as parents.
    route.routes = route.routes.filter(child => !paged.has(child)).map(withoutPages);
    return route;
  };
  return {
    routes: routes.filter(route => !paged.has(route)).map(withoutPages),
    parents,
    chunkNames: Object.fromEntries(
      staying.map(route => [`${route.component.path}-${route.component.hash}`, partsOf(route)]),
    ),
    modules: new Map([...shared].map(chunk => [chunk, moduleOf(chunk)])),
    eager,
    globalData: slimGlobalData(globalData, data, navbarDocs),
    shards,
    stayingPages,
    parentChunks: parentChunks.map(chunks => chunks.filter(chunk => !eager.has(chunk))),
  };
}

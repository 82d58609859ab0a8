/** What the HTML of each page depends on, as hashes. See README.md. */
import {createHash} from 'node:crypto';

/** The chunks of a route as Docusaurus names them: of its component, its content and its data. */
export type ChunkTree = string | ChunkTree[] | {[part: string]: ChunkTree};

/** Chunks that the bundler loads together. */
export interface ChunkGroup {
  /** Those of routes are named after their module. */
  name?: string | undefined;
  files: readonly string[];
}

/** The bundle that renders the pages. */
export interface ServerBundle {
  /** Content of all its files, by name. */
  files: ReadonlyMap<string, string | Buffer>;
  groups: readonly ChunkGroup[];
  /** Docusaurus' table `routesChunkNames`: the chunks of each route by `path-hash`. */
  routes: Readonly<Record<string, ChunkTree>>;
}

export interface PageKeys {
  /** Hash of what every page depends on. */
  shared: string;
  /** Hash of what pages at and below a path depend on besides, by path. */
  routes: Record<string, string>;
}

function hash(parts: Iterable<string | Buffer>): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

function namesIn(tree: ChunkTree): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(namesIn);
}

/** The names of the chunks of all routes with a path, by path. */
function chunksByPath(routes: ServerBundle['routes']): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [route, tree] of Object.entries(routes)) {
    const path = route.slice(0, route.lastIndexOf('-'));
    found.set(path, new Set([...(found.get(path) ?? []), ...namesIn(tree)]));
  }
  return found;
}

/**
 * The keys of a bundle. A file is left out of what all pages share only if nothing but routes asks for it.
 *
 * @param constants what else decides the HTML of all pages
 * @throws Error if no route has a file of its own, which means that routes are known by other names
 */
export function readPageKeys(
  {files, groups, routes}: ServerBundle,
  constants: readonly string[],
): PageKeys {
  const paths = chunksByPath(routes);
  const routeChunks = new Set([...paths.values()].flatMap(names => [...names]));
  const isOfRoute = ({name = ''}: ChunkGroup) => routeChunks.has(name);
  const others = new Set(groups.filter(group => !isOfRoute(group)).flatMap(group => group.files));
  const own = new Set<string>();
  const filesOf = new Map<string, readonly string[]>();
  for (const {name = '', files: grouped} of groups.filter(isOfRoute)) {
    const alone = grouped.filter(file => !others.has(file)).sort();
    for (const file of alone) own.add(file);
    filesOf.set(name, alone);
  }
  if (own.size === 0) {
    throw new Error(
      'ssg-cache finds no content of pages in the server bundle. Docusaurus has changed how it names chunks: adapt src/plugins/ssg-cache/pageKeys.ts, or switch the plugin off with `enabled: false`.',
    );
  }
  const digests = new Map([...files].map(([file, content]) => [file, hash([file, content])]));
  const digestsOf = (names: Iterable<string>) =>
    [...new Set(names)].sort().map(file => digests.get(file) ?? '');
  const shared = [...files.keys()].filter(file => !own.has(file));
  return {
    shared: hash([...constants, ...digestsOf(shared)]),
    routes: Object.fromEntries(
      [...paths].map(([path, names]) => [
        path,
        hash(digestsOf([...names].flatMap(name => filesOf.get(name) ?? []))),
      ]),
    ),
  };
}

/** Whether a route may take part in rendering a page: its path is that of the page or leads to it, or is a pattern. */
function leadsTo(route: string, page: string): boolean {
  const start = route.replace(/\/$/, '');
  return page === start || page.startsWith(`${start}/`) || /[:*(]/.test(route);
}

/**
 * The key of a page: another one if anything that its HTML depends on is another.
 *
 * @param request with what the page is rendered; JSON can express it
 */
export function pageKey(request: {pathname: string}, {shared, routes}: PageKeys): string {
  const pages = [request.pathname, decodeURI(request.pathname)];
  const parts = Object.keys(routes)
    .filter(route => pages.some(page => leadsTo(route, page)))
    .sort()
    .flatMap(route => [route, routes[route] ?? '']);
  return hash([JSON.stringify(request), shared, ...parts]);
}

/** Reads what Docusaurus generated for the router of the browser, and refuses what has another shape. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import * as z from 'zod';

/** The parts of a page, each with the name of its chunk: component, content, data. */
export type ChunkTree = string | ChunkTree[] | {[part: string]: ChunkTree};

export interface Route {
  path: string;
  /** The arguments of `ComponentCreator`: a path and a hash that together name the parts of the page. */
  component: {path: string; hash: string};
  /** What else the route carries, such as `exact` and `sidebar`. */
  attributes: Record<string, unknown>;
  routes?: Route[] | undefined;
}

export interface Doc {
  id: string;
  path: string;
  sidebar?: string | undefined;
  /** Of a page that stands for one of another version under that page's id: see src/plugins/versioned-docs. */
  relation?: string | undefined;
}

export interface DocsVersion {
  name: string;
  path: string;
  mainDocId: string;
  docs: Doc[];
}

/** Global data of the docs plugin, by the id of its instance. */
export type DocsData = Record<string, {versions: DocsVersion[]}>;

export interface Generated {
  routes: Route[];
  /** The parts of each route, by `path-hash`. */
  chunkNames: Record<string, ChunkTree>;
  /** The module of each chunk. */
  modules: Map<string, string>;
  /** The global data of all plugins. */
  globalData: Record<string, unknown>;
}

export const docsPlugin = 'docusaurus-plugin-content-docs';

const remedy =
  'Docusaurus has changed what it generates. Adapt src/plugins/route-shards/generated.ts, or switch the plugin off with `enabled: false`.';

/** An error that says which file has another shape than expected. */
export function shapeError(file: string, problem: string): Error {
  return new Error(`route-shards cannot read ${file}: ${problem}\n${remedy}`);
}

function parse<Shape>(schema: z.ZodType<Shape>, value: unknown, file: string): Shape {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw shapeError(file, z.prettifyError(result.error));
}

interface RawRoute {
  path: string;
  component: {path: string; hash: string};
  routes?: RawRoute[] | undefined;
  [attribute: string]: unknown;
}

const rawRoute: z.ZodType<RawRoute> = z.looseObject({
  path: z.string(),
  component: z.strictObject({path: z.string(), hash: z.string()}),
  get routes() {
    return z.array(rawRoute).optional();
  },
});

function toRoute({path: routePath, component, routes, ...attributes}: RawRoute): Route {
  return {path: routePath, component, attributes, ...(routes && {routes: routes.map(toRoute)})};
}

/** The tree of routes in the source of `routes.js`, whose only calls are those of `ComponentCreator`. */
export function readRoutes(source: string, file = 'routes.js'): Route[] {
  const [, array] = /^export default (\[[\s\S]*\]);?\s*$/m.exec(source) ?? [];
  if (array === undefined) throw shapeError(file, 'it exports no array of routes');
  const ComponentCreator = (routePath: string, hash = '') => ({path: routePath, hash});
  const evaluated: unknown = vm.runInNewContext(array, {ComponentCreator});
  return parse(z.array(rawRoute), JSON.parse(JSON.stringify(evaluated)), file).map(toRoute);
}

/** The module of each chunk in the source of `registry.js`. */
export function readRegistry(source: string, file = 'registry.js'): Map<string, string> {
  const entry = /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"]+")\)/gm;
  const modules = new Map<string, string>();
  for (const [, name = '', module = ''] of source.matchAll(entry)) {
    modules.set(name, JSON.parse(module));
  }
  const expected = source.split(' import(').length - 1;
  if (modules.size === 0 || modules.size !== expected) {
    throw shapeError(file, `${modules.size} of ${expected} entries are as expected`);
  }
  return modules;
}

const chunkTree: z.ZodType<ChunkTree> = z.lazy(() =>
  z.union([z.string(), z.array(chunkTree), z.record(z.string(), chunkTree)]),
);

const docsData = z.record(
  z.string(),
  z.looseObject({
    versions: z.array(
      z.looseObject({
        name: z.string(),
        path: z.string(),
        mainDocId: z.string(),
        docs: z.array(
          z.strictObject({
            id: z.string(),
            path: z.string(),
            sidebar: z.string().optional(),
            relation: z.string().optional(),
          }),
        ),
      }),
    ),
  }),
);

/**
 * The docs plugin's part of the global data.
 *
 * @throws Error when its shape is another
 */
export function readDocsData(globalData: Record<string, unknown>): DocsData {
  return parse(docsData, globalData[docsPlugin] ?? {}, 'globalData.json');
}

/**
 * What Docusaurus generated into a folder, `.docusaurus` unless configured otherwise.
 *
 * @throws Error that names the file whose shape is another, and the remedy
 */
export function readGenerated(folder: string): Generated {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const readJson = <Shape>(schema: z.ZodType<Shape>, file: string) =>
    parse(schema, JSON.parse(read(file)), file);
  return {
    routes: readRoutes(read('routes.js')),
    chunkNames: readJson(z.record(z.string(), chunkTree), 'routesChunkNames.json'),
    modules: readRegistry(read('registry.js')),
    globalData: readJson(z.record(z.string(), z.unknown()), 'globalData.json'),
  };
}

/** Writes the plan as the modules that the bundler reads instead of those of Docusaurus. */
import path from 'node:path';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {writeFolder} from '../../project/writeFolder.ts';
import type {ChunkTree, DocsData, Route} from './generated.ts';
import {normalizePath, pageChunk, shardChunk, versionChunk} from './pageName.ts';
import type {Page, Plan} from './plan.ts';
import {packSidebars} from './sidebarTuples.ts';
import type {VersionProps} from './versionProps.ts';

const json = (value: unknown) => JSON.stringify(value);

export const pluginFolder = path.join(rootDirectory, 'src/plugins/route-shards');

function lazyImport(chunk: string, module: string): string {
  return `import(/* webpackChunkName: ${json(chunk)} */ ${json(module)})`;
}

/** Name of a chunk that several pages share. */
const sharedChunk = (chunk: string) => `shared-${chunk}`;

const versionFile = (chunk: string) => `${versionChunk(chunk)}.js`;
const summariesFile = (page: Page) => `summaries-${pageChunk(page.path)}.json`;

function writeRoute(route: Route, parents: readonly Route[]): string {
  const {path: routePath, component, attributes, routes} = route;
  const hash = component.hash ? `, ${json(component.hash)}` : '';
  const properties = [
    `path: ${json(routePath)}`,
    `component: ComponentCreator(${json(component.path)}${hash})`,
    ...Object.entries(attributes).map(([name, value]) => `${json(name)}: ${json(value)}`),
    ...(routes ? [`routes: ${writeRoutes(routes, parents)}`] : []),
  ];
  const object = `{${properties.join(', ')}}`;
  const parent = parents.indexOf(route);
  return parent < 0 ? object : `(parents[${parent}] = ${object})`;
}

function writeRoutes(routes: readonly Route[], parents: readonly Route[]): string {
  return `[${routes.map(route => writeRoute(route, parents)).join(',\n')}]`;
}

/**
 * A document, without what follows from the page itself: an id that is the path below the version, and paths and
 * sidebars in other versions.
 */
function writeDoc(page: Page, doc: NonNullable<Page['doc']>, bases: readonly string[]): string {
  const {plugin, id, places} = doc;
  const own = places.find(([, docPath]) => normalizePath(docPath) === normalizePath(page.path));
  if (!own) throw new Error(`route-shards: ${page.path} is the page of no document`);
  const [ownVersion, ownPath, ownSidebar] = own;
  const relative = ownPath.slice(bases[ownVersion]?.length ?? 0);
  const written = places.map(([version, docPath, sidebar, relation]) => {
    if (relation) return [version, docPath, relation, 1];
    const follows = docPath === `${bases[version] ?? ''}${relative}` && sidebar === ownSidebar;
    return follows ? version : [version, docPath, ...(sidebar === undefined ? [] : [sidebar])];
  });
  const writtenId = relative === `/${id}` ? 0 : id;
  return json([plugin, writtenId, [ownVersion, written]]);
}

/** Short names for the parts that only this page has: those of Docusaurus are random, which no compression shortens. */
function ownNames(page: Page): Map<string, string> {
  const name = pageChunk(page.path);
  const names = [...page.modules.keys()].map((chunk, index): [string, string] => [
    chunk,
    index === 0 ? name : `${name}-${index}`,
  ]);
  return new Map(names);
}

/** The parts of a page under other names. */
function renameChunks(tree: ChunkTree, names: ReadonlyMap<string, string>): ChunkTree {
  if (typeof tree === 'string') return names.get(tree) ?? tree;
  if (Array.isArray(tree)) return tree.map(part => renameChunks(part, names));
  const parts = Object.entries(tree).map(([part, chunk]) => [part, renameChunks(chunk, names)]);
  return Object.fromEntries(parts);
}

function writeModules(page: Page, names: ReadonlyMap<string, string>): string[] {
  const name = pageChunk(page.path);
  const {summaries} = page;
  return [...page.modules].map(([own, module], index) => {
    const chunk = names.get(own) ?? own;
    const load = lazyImport(name, module);
    if (!summaries || index > 0) return `${json(chunk)}: () => ${load}`;
    const others = [
      lazyImport(name, `./${summariesFile(page)}`),
      lazyImport(versionChunk(summaries.version), `./${versionFile(summaries.version)}`),
    ];
    return `${json(chunk)}: () => withSummaries(${[load, ...others].join(', ')})`;
  });
}

function writePage(page: Page, bases: Record<string, string[]>): string {
  const {doc} = page;
  const names = ownNames(page);
  const properties = [
    `path: ${json(page.path)}`,
    `parent: ${page.parent}`,
    ...(Object.keys(page.attributes).length > 0 ? [`attributes: ${json(page.attributes)}`] : []),
    `chunks: ${json(renameChunks(page.chunks, names))}`,
    `modules: {${writeModules(page, names).join(', ')}}`,
    ...(doc ? [`doc: ${writeDoc(page, doc, bases[doc.plugin] ?? [])}`] : []),
  ];
  return `{${properties.join(', ')}}`;
}

function writeVersion({version}: VersionProps, base: string): string {
  const {docs: _, docsSidebars, ...rest} = version;
  return [
    `import {unpackSidebars} from ${json(path.join(pluginFolder, 'sidebarTuples.ts'))};`,
    `const docsSidebars = unpackSidebars(${json(packSidebars(docsSidebars, base))}, ${json(base)});`,
    `export default {version: {...${json(rest)}, docs: {}, docsSidebars}};`,
  ].join('\n');
}

/** The chunks of a page besides the scripts of the site, in the order in which they are needed. */
function chunksOf(page: Page, shard: number, plan: Plan): string[] {
  const shared = plan.parentChunks[page.parent] ?? [];
  return [
    shardChunk(shard),
    ...shared.flatMap(chunk => [versionChunk(chunk), sharedChunk(chunk)]),
    pageChunk(page.path),
  ];
}

/**
 * Writes all modules into a folder and removes what is left of others.
 */
export function writePlan(
  plan: Plan,
  versions: ReadonlyMap<string, VersionProps>,
  docs: DocsData,
  folder: string,
): void {
  const bases = Object.fromEntries(
    Object.entries(docs).map(([plugin, instance]) => [
      plugin,
      instance.versions.map(version => normalizePath(version.path).replace(/\/$/, '')),
    ]),
  );
  const files: Record<string, string> = {
    'routes.js': [
      `import ComponentCreator from '@docusaurus/ComponentCreator';`,
      'export const parents = [];',
      `export default ${writeRoutes(plan.routes, plan.parents)};`,
    ].join('\n'),
    'routesChunkNames.json': json(plan.chunkNames),
    'globalData.json': json(plan.globalData),
    'shardCount.json': json(plan.shards.length),
    'shards.js': plan.shards
      .map((_, index) => `${lazyImport(shardChunk(index), `./shard-${index}.js`)};`)
      .join('\n'),
  };
  const pageChunks: Record<string, string[]> = Object.fromEntries(
    [...plan.stayingPages].map(([page, chunks]) => [page, chunks.map(sharedChunk)]),
  );
  for (const [index, pages] of plan.shards.entries()) {
    for (const page of pages) pageChunks[normalizePath(page.path)] = chunksOf(page, index, plan);
    const written = pages.map(page => writePage(page, bases)).join(',\n');
    files[`shard-${index}.js`] = `export default withSummaries => [\n${written}\n];`;
    for (const page of pages) {
      if (page.summaries) files[summariesFile(page)] = json(page.summaries.docs);
    }
  }
  for (const [chunk, props] of versions) {
    const {pluginId, version: name} = props.version;
    const index = docs[pluginId]?.versions.findIndex(version => version.name === name) ?? -1;
    files[versionFile(chunk)] = writeVersion(props, `${bases[pluginId]?.[index] ?? ''}/`);
  }
  const registry = [...plan.modules].map(([chunk, module]) => {
    const isVersion = versions.has(chunk);
    const target = isVersion ? `./${versionFile(chunk)}` : module;
    const name = isVersion ? versionChunk(chunk) : sharedChunk(chunk);
    const load = plan.eager.has(chunk)
      ? `import(/* webpackMode: "eager" */ ${json(target)})`
      : lazyImport(name, target);
    return `${json(chunk)}: [() => ${load}, "", 0]`;
  });
  // No route asks for it: it lets the bundler make the chunks of the shards, which are loaded by their names.
  registry.push(`shards: [() => ${lazyImport('shards', './shards.js')}, "", 0]`);
  files['pageChunks.json'] = json(pageChunks);
  files['registry.js'] = `export default {\n${registry.join(',\n')}\n};`;
  writeFolder(folder, new Map(Object.entries(files)));
}

/** Where the modules are, below the folder of generated files. */
export const moduleFolder = (generatedFilesDir: string) =>
  path.join(generatedFilesDir, 'route-shards');

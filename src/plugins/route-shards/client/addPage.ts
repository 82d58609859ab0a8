/** Adds the routes of a shard to the tables of the router, as if they had been there from the start. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/route-shards/globalData.json';
import registry from '@generated/route-shards/registry';
import {parents} from '@generated/route-shards/routes';
import chunkNames from '@generated/route-shards/routesChunkNames.json';
import {normalizePath} from '../pageName.ts';

/** A page as a shard has it. */
export interface PageEntry {
  path: string;
  /** Index of the route that it belongs to. */
  parent: number;
  attributes?: {sidebar?: string};
  /** The names of its parts. */
  chunks: unknown;
  modules: Record<string, () => Promise<unknown>>;
  /**
   * Docs plugin, id of the document (0 for its path below the version), and where it stands: its own version and all
   * versions that have it. A version alone has it at the same address below that of the version, in the same sidebar. A
   * fourth entry says that the third is no sidebar but the relation of another document to this one.
   */
  doc?: [
    plugin: string,
    id: string | 0,
    [ownVersion: number, places: (number | [number, string, string?, 1?])[]],
  ];
}

const docsPlugins = globalData['docusaurus-plugin-content-docs'] ?? {};

/** Lets the version menu and the banner find the same page in other versions. */
function addDoc(path: string, attributes: PageEntry['attributes'], doc: PageEntry['doc']): void {
  if (!doc) return;
  const [plugin, ownId, [ownVersion, places]] = doc;
  const versions = docsPlugins[plugin]?.versions ?? [];
  const baseOf = (version: number) =>
    normalizePath(versions[version]?.path ?? '').replace(/\/$/, '');
  const relative = path.slice(baseOf(ownVersion).length);
  const id = ownId || relative.slice(1);
  for (const place of places) {
    const [version, docPath, third, isRelated] =
      typeof place === 'number' ? [place, baseOf(place) + relative, attributes?.sidebar] : place;
    const docs = versions[version]?.docs;
    if (!docs?.every(known => known.id !== id)) continue;
    // Who looks for the document of an address finds the document itself first.
    if (isRelated) docs.push({id, path: docPath, relation: third});
    else docs.unshift({id, path: docPath, sidebar: third});
  }
}

export function addPage({path, parent, attributes, chunks, modules, doc}: PageEntry): void {
  chunkNames[`${path}-`] = chunks;
  for (const [chunk, load] of Object.entries(modules)) registry[chunk] = [load, '', 0];
  // The key lets React mount a page anew when the next one has the same parts.
  const component = ComponentCreator(path, '');
  parents[parent]?.routes?.unshift({path, key: path, exact: true, ...attributes, component});
  addDoc(path, attributes, doc);
}

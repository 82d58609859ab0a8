/** The modules that src/plugins/route-shards writes: see its README. */

declare module '@generated/route-shards/routes' {
  import type ComponentCreator from '@docusaurus/ComponentCreator';

  interface ShellRoute {
    path: string;
    key?: string;
    exact?: boolean;
    component: ReturnType<typeof ComponentCreator>;
    routes?: ShellRoute[];
    [attribute: string]: unknown;
  }
  /** The routes to which those of pages are added. */
  export const parents: ShellRoute[];
  const routes: ShellRoute[];
  export default routes;
}

declare module '@generated/route-shards/registry' {
  const registry: Record<string, [load: () => Promise<unknown>, module: string, weakId: number]>;
  export default registry;
}

declare module '@generated/route-shards/routesChunkNames.json' {
  const chunkNames: Record<string, unknown>;
  export default chunkNames;
}

declare module '@generated/route-shards/globalData.json' {
  interface DocsVersion {
    path: string;
    docs: {
      id: string;
      path: string;
      sidebar?: string | undefined;
      relation?: string | undefined;
    }[];
  }
  const globalData: Record<string, Record<string, {versions: DocsVersion[]}>>;
  export default globalData;
}

declare module '@generated/route-shards/shards' {
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
     * Docs plugin, id of the document (0 for its path below the version), and where it stands: its own version and all versions that have it. A
     * version alone has it at the same address below that of the version, in the same sidebar. A fourth entry says
     * that the third is no sidebar but the relation of another document to this one.
     */
    doc?: [
      plugin: string,
      id: string | 0,
      [ownVersion: number, places: (number | [number, string, string?, 1?])[]],
    ];
  }
  const shards: (() => Promise<{default: PageEntry[]}>)[];
  export default shards;
}

/** The address of a chunk's script below the public path, by the name of the chunk. */
declare const __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_public_path__: string;

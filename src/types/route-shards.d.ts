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

declare module '@generated/route-shards/shardCount.json' {
  const shardCount: number;
  export default shardCount;
}

/** The address of a chunk's script below the public path, by the name of the chunk. */
declare let __webpack_get_script_filename__: (chunk: string) => string;
/** Loads the script of a chunk by the name of the chunk. */
declare const __webpack_chunk_load__: (chunk: string) => Promise<void>;
/** Runs a module that is loaded, once. */
declare const __webpack_require__: (module: string) => unknown;
declare const __webpack_public_path__: string;

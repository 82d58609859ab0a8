import type {Plugin} from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** A chunk as the bundler shows it to a filter of `splitChunks`. */
interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/** Name of the chunk that holds the search dialog; see `src/theme/SearchBar/useLazyDialog.ts`. */
const dialogChunk = 'search-dialog';
/** Name of the chunk that holds the worker; see `src/search/workerAhead.ts`. */
const workerChunk = 'search-worker';

/**
 * How the parts of the search are cut into files.
 *
 * The styles of the dialog come with its chunk: Docusaurus puts the styles of all chunks into the one
 * file that every page waits for. The worker is one file with its library: in two of them, it would
 * also need the code that loads the second.
 */
export function searchChunks(isServer: boolean): ReturnType<ConfigureWebpack> {
  if (isServer) return {};
  const cacheGroups = {
    styles: {chunks: ({name}: Chunk) => name !== dialogChunk},
    // The bundler's own group of libraries, which it takes whole or not at all.
    defaultVendors: {
      test: /[\\/]node_modules[\\/]/,
      priority: -10,
      reuseExistingChunk: true,
      chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== workerChunk,
    },
  };
  return {optimization: {splitChunks: {cacheGroups}}};
}

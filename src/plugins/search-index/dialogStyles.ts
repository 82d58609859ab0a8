import type {Plugin} from '@docusaurus/types';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** Name of the chunk that holds the search dialog; see `src/theme/SearchBar/useLazyDialog.ts`. */
const dialogChunk = 'search-dialog';

/**
 * Lets the styles of the search dialog come with its chunk. Docusaurus puts the styles of all chunks
 * into the one file that every page waits for.
 */
export function dialogStyles(isServer: boolean): ReturnType<ConfigureWebpack> {
  if (isServer) return {};
  const styles = {chunks: ({name}: {name?: string | null}) => name !== dialogChunk};
  return {optimization: {splitChunks: {cacheGroups: {styles}}}};
}

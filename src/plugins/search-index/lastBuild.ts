import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {indexFolder} from '../../search/records/shard.ts';

/**
 * Lets the development server serve the index of the last build: it renders no pages itself that
 * an index could be made from. A build that ends while the server runs counts from then on.
 */
export function serveLastBuild({outDir, baseUrl}: Pick<LoadContext, 'outDir' | 'baseUrl'>) {
  const files = {
    directory: path.join(outDir, indexFolder),
    publicPath: `${baseUrl}${indexFolder}`,
    // The address of the folder is the results page: no list of files, no slash at its end.
    serveIndex: false,
    staticOptions: {index: false, redirect: false},
    watch: false,
  };
  return {devServer: {static: [files]}};
}

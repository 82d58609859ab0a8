import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeFrames} from '../../playground/frames/makeFrames.ts';
import {framesFolder} from '../../playground/kits.ts';
import {writeFolder} from '../../project/writeFolder.ts';

/**
 * Docusaurus plugin: puts the frames of playgrounds into the site. They are pages of their own, so nothing of
 * them is among the scripts of the documentation.
 */
export default function playgroundFrames({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'playground-frames');
  const served = {directory: folder, publicPath: `${baseUrl}${framesFolder}`, watch: false};
  return {
    name: 'playground-frames',
    getPathsToWatch: () => ['src/playground/**/*.ts', 'src/sandbox/page/*.ts'],
    async loadContent() {
      writeFolder(folder, await makeFrames());
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : ({devServer: {static: [served]}} as object),
    postBuild: ({outDir}) => cp(folder, path.join(outDir, framesFolder), {recursive: true}),
  };
}

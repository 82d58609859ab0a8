import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {makeFrames} from '../../playground/frames/makeFrames.ts';
import {framesFolder} from '../../playground/kits.ts';
import {writeFolder} from '../../project/writeFolder.ts';

/**
 * Docusaurus plugin: puts the frames of playgrounds into the site. They are pages of their own, so nothing of
 * them is among the scripts of the documentation.
 */
export default function playgroundFrames({
  baseUrl,
  generatedFilesDir,
}: LoadContext): PublishingPlugin {
  let frames: ReadonlyMap<string, string> = new Map();
  const folder = path.join(generatedFilesDir, 'playground-frames');
  const served = {directory: folder, publicPath: `${baseUrl}${framesFolder}`, watch: false};
  return {
    name: 'playground-frames',
    getPathsToWatch: () => ['src/playground/**/*.ts', 'src/sandbox/page/*.ts'],
    async loadContent() {
      frames = await makeFrames();
      writeFolder(folder, frames);
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : ({devServer: {static: [served]}} as object),
    publish: () => new Map([...frames].map(([file, text]) => [`${framesFolder}/${file}`, text])),
  };
}

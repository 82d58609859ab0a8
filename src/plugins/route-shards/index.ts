/**
 * Docusaurus plugin: what a page costs no longer grows with the number of pages. See README.md.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {nameChunks, recordFiles, replaceRouting, splitStyles} from './bundler.ts';
import {hashByContent} from './contentHash.ts';
import {readDocsData, readGenerated} from './generated.ts';
import {navbarDocs} from './navbarDocs.ts';
import type {RouteShardsOptions} from './options.ts';
import {chunkList} from './pageName.ts';
import {planShards} from './plan.ts';
import {readVersionProps} from './versionProps.ts';
import {moduleFolder, writePlan} from './write.ts';

export {validateOptions} from './options.ts';

export default function routeShards(
  {baseUrl, generatedFilesDir, siteConfig, siteDir}: LoadContext,
  {enabled, pagesPerShard, minimumPages}: RouteShardsOptions,
): Plugin {
  const folder = moduleFolder(generatedFilesDir);
  return {
    name: 'route-shards',

    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      rmSync(folder, {recursive: true, force: true});
      if (!enabled) return {};
      const generated = readGenerated(generatedFilesDir);
      const versions = readVersionProps(generated.modules, generatedFilesDir);
      const plan = planShards(generated, versions, {
        baseUrl,
        pagesPerShard,
        minimumPages,
        navbarDocs: navbarDocs(siteConfig.themeConfig),
      });
      writePlan(plan, versions, readDocsData(generated.globalData), folder);
      nameChunks(config);
      const client = path.join(siteDir, 'src/plugins/route-shards/client');
      return {
        output: {chunkLoadingGlobal: chunkList},
        optimization: {
          chunkIds: 'named',
          // Numbers in the order of loading: short in the scripts that every reader gets, whatever the site's size.
          moduleIds: 'natural',
          splitChunks: {cacheGroups: splitStyles()},
        },
        plugins: [
          ...replaceRouting(currentBundler.instance, folder, client),
          hashByContent,
          recordFiles(path.join(folder, 'chunkFiles.json')),
        ],
      };
    },
  };
}

/**
 * Docusaurus plugin: what a page costs no longer grows with the number of pages. See README.md.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {
  dropChunkTable,
  recordFiles,
  replaceRouting,
  shortenFileTables,
  splitStyles,
} from './bundler.ts';
import {fileLists} from './fileLists.ts';
import {readDocsData, readGenerated} from './generated.ts';
import {navbarDocs} from './navbarDocs.ts';
import type {RouteShardsOptions} from './options.ts';
import {chunkList} from './pageName.ts';
import {planShards} from './plan.ts';
import {readVersionProps} from './versionProps.ts';
import {moduleFolder, pluginFolder, writePlan} from './write.ts';

export {validateOptions} from './options.ts';

export default function routeShards(
  {baseUrl, generatedFilesDir, siteConfig}: LoadContext,
  {enabled, pagesPerShard, minimumPages}: RouteShardsOptions,
): PublishingPlugin {
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
      dropChunkTable(config.plugins);
      const client = path.join(pluginFolder, 'client');
      return {
        output: {chunkLoadingGlobal: chunkList},
        optimization: {
          chunkIds: 'named',
          // Numbers that follow from the path of a module, so that the change of one leaves the others alone.
          moduleIds: 'deterministic',
          splitChunks: {cacheGroups: {...splitStyles(), defaultVendors: false}},
        },
        plugins: [
          ...replaceRouting(currentBundler.instance, folder, client),
          shortenFileTables,
          recordFiles(path.join(folder, 'chunkFiles.json')),
        ],
      };
    },

    publish: () => (enabled ? fileLists(folder) : new Map()),
  };
}

/**
 * Docusaurus plugin of the semantic search widget. It tells the browser which orchestrator to load
 * (`@generated/semantic-widget/default/settings.json`). Without a foreign one, it writes the files of
 * its own: script, worker, an index for each docs version, the texts of the pages. The development
 * server serves those of the last build.
 */
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {WidgetSettings} from '../../semantic/loader/settings.ts';
import {semanticFolder, widgetFile} from '../../semantic/service/files.ts';
import {toShards} from '../search-index/buildIndex.ts';
import {readBuiltPages} from '../search-index/builtPages.ts';
import {semanticFiles} from './files.ts';
import type {SemanticWidgetOptions} from './options.ts';

export {validateOptions} from './options.ts';

export default function semanticWidget(
  {baseUrl, outDir, siteDir}: LoadContext,
  {orchestrator, pages: pageOptions}: SemanticWidgetOptions,
): Plugin<void> {
  const endpoint = baseUrl + semanticFolder;
  const embedded: WidgetSettings = {
    scriptUrl: `${endpoint}/${widgetFile}`,
    endpoint,
    key: 'embedded',
    global: 'EngagespotAsk',
  };
  const lastBuild = path.join(outDir, semanticFolder);
  const isServed = process.env.NODE_ENV !== 'development' || existsSync(lastBuild);
  return {
    name: 'semantic-widget',

    async contentLoaded({actions}) {
      const settings = {orchestrator: orchestrator ?? (isServed ? embedded : undefined)};
      await actions.createData('settings.json', JSON.stringify(settings));
    },

    // Docusaurus' types are those of webpack, without its server.
    configureWebpack: ({mode}) =>
      (mode === 'development'
        ? {devServer: {static: [{directory: lastBuild, publicPath: endpoint, watch: false}]}}
        : {}) as object,

    async postBuild(build) {
      if (orchestrator) return;
      const shards = toShards(await readBuiltPages(build, pageOptions));
      const folder = path.join(build.outDir, semanticFolder);
      for (const {name, text} of await semanticFiles(shards, baseUrl, siteDir)) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}

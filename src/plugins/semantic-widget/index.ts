/**
 * Docusaurus plugin of the semantic search widget. It tells the browser which orchestrator to load
 * (`@generated/semantic-widget/default/settings.json`): a foreign one, or the files that the plugin
 * `search-index` writes. The development server serves those of the last build.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {WidgetSettings} from '../../semantic/loader/settings.ts';
import {semanticFolder, widgetFile} from '../../semantic/service/files.ts';
import type {SemanticWidgetOptions} from './options.ts';

export {validateOptions} from './options.ts';

export default function semanticWidget(
  {baseUrl, outDir}: LoadContext,
  {orchestrator}: SemanticWidgetOptions,
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
  };
}

import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {type EnabledOption, enabledOption, optionsOf} from '../../project/pluginOptions.ts';

const resolve = createRequire(import.meta.url).resolve;

export const validateOptions = optionsOf('server-highlighting', z.strictObject(enabledOption));

/**
 * Docusaurus plugin: highlights code where pages are built. The browser gets the highlighter only for code that is
 * new to it, and not among the scripts of every page.
 */
export default function serverHighlighting(
  {siteDir}: LoadContext,
  {enabled}: EnabledOption,
): Plugin {
  const server = path.join(siteDir, 'src/theme/CodeBlock/Content/highlighter.server.ts');
  const theme = path.dirname(resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'server-highlighting',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replace} = currentBundler.instance;
      // What adds languages to the highlighter in every page.
      const includeLanguages = path.join(theme, 'lib/prism-include-languages.js');
      return isServer || !enabled
        ? {plugins: [new Replace(/\/CodeBlock\/Content\/highlighter$/, server)]}
        : {resolve: {alias: {[includeLanguages]: false}}};
    },
  };
}

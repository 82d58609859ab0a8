/**
 * Docusaurus plugin: a page is shown, and can be read and left, before its scripts are asked for. See README.md.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'esbuild';
import * as z from 'zod';
import {type EnabledOption, enabledOption, optionsOf} from '../../project/pluginOptions.ts';
import {startControls} from './earlyControls.ts';

export const validateOptions = optionsOf('first-paint', z.strictObject(enabledOption));

export default async function firstPaint(
  {siteDir}: LoadContext,
  {enabled}: EnabledOption,
): Promise<Plugin> {
  const folder = path.join(siteDir, 'src/plugins/first-paint');
  const source = await readFile(path.join(folder, 'holdBelow.ts'), 'utf8');
  const {code: holdBelow} = await transform(source, {loader: 'ts', format: 'iife'});
  return {
    name: 'first-paint',

    injectHtmlTags() {
      const isUsed = enabled && process.env.NODE_ENV === 'production';
      return isUsed ? {preBodyTags: [{tagName: 'script', innerHTML: holdBelow}]} : {};
    },

    configureWebpack({mode}, isServer, {currentBundler}) {
      if (!enabled || mode !== 'production') return {};
      const plugins = startControls(currentBundler.instance, folder);
      if (isServer) return {plugins};
      return {
        plugins,
        entry: path.join(folder, 'clientEntry.ts'),
        mergeStrategy: {entry: 'replace'},
      };
    },
  };
}

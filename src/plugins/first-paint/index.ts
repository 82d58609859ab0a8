/**
 * Docusaurus plugin: a page is shown, and can be read and left, before its scripts are asked for. See README.md.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {prepareThread} from '@engagespot-docs/cache/thread';
import {transform} from 'esbuild';
import * as z from 'zod';
import {type EnabledOption, enabledOption, optionsOf} from '../../project/pluginOptions.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {startControls} from './earlyControls.ts';
import type {RenderedSite} from './rewriteWork.ts';
import type {Settings} from './switchedOff.ts';

interface Options extends EnabledOption {
  /** Source files of styles that are not part of the site's style sheets and use their custom properties. */
  foreignStyles: string[];
}

export const validateOptions = optionsOf(
  'first-paint',
  z.strictObject({...enabledOption, foreignStyles: z.array(z.string()).default([])}),
);

/** The custom properties that files name, by their paths from the site's folder. */
async function propertiesIn(siteDir: string, files: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(files.map(file => readFile(path.join(siteDir, file), 'utf8')));
  return new Set(texts.join('\n').match(/--[a-z][\w-]*/gi));
}

/** A script of this folder that is written into each page, minified. */
async function readInlineScript(siteDir: string, file: string): Promise<string> {
  const source = await readFile(path.join(siteDir, 'src/plugins/first-paint', file), 'utf8');
  const {code} = await transform(source, {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2022',
  });
  return code.trim();
}

export default async function firstPaint(
  {baseUrl, generatedFilesDir, siteConfig, siteDir}: LoadContext,
  {enabled, foreignStyles}: Options,
): Promise<Plugin> {
  const holdBelow = await readInlineScript(siteDir, 'holdBelow.ts');
  return {
    name: 'first-paint',

    injectHtmlTags() {
      const isUsed = enabled && process.env.NODE_ENV === 'production';
      return isUsed ? {preBodyTags: [{tagName: 'script', innerHTML: holdBelow}]} : {};
    },

    configureWebpack({mode}, isServer, {currentBundler}) {
      if (!enabled || mode !== 'production') return {};
      const folder = path.join(siteDir, 'src/plugins/first-paint');
      const plugins = startControls(currentBundler.instance, folder);
      if (isServer) return {plugins};
      return {
        plugins,
        entry: path.join(folder, 'clientEntry.ts'),
        mergeStrategy: {entry: 'replace'},
      };
    },

    async postBuild({outDir}) {
      const thread = prepareThread<undefined, RenderedSite, void>(
        path.join(rootDirectory, 'src/plugins/first-paint/rewriteWork.ts'),
        undefined,
      );
      const {docs, footer, navbar} = siteConfig.themeConfig as Settings;
      // The first `await`: in this turn, other plugins read the pages as they were rendered (see `readBuiltPages`).
      const starter = await readInlineScript(siteDir, 'start.ts');
      await thread.run({
        outDir,
        baseUrl,
        generatedFilesDir,
        enabled,
        starter,
        settings: {docs, footer, navbar},
        foreignProperties: await propertiesIn(siteDir, foreignStyles),
      });
    },
  };
}

/**
 * Docusaurus plugin: a page is shown, and can be read and left, before its scripts are asked for. See README.md.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'esbuild';
import * as z from 'zod';
import {readBuiltPages} from '../../project/builtPages.ts';
import {type EnabledOption, enabledOption, optionsOf} from '../../project/pluginOptions.ts';
import {sideBySide} from '../../project/sideBySide.ts';
import {startControls} from './earlyControls.ts';
import {addStyles, deferScripts, preloadScripts} from './html.ts';
import {joinPageStyles} from './joinedStyles.ts';
import {type PageFiles, readPageFiles} from './pageFiles.ts';
import {shortenNames} from './shortNames.ts';
import {dropUnusedStyles, siteSheets} from './usedStyles.ts';

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

/** The script at the end of each page, minified. */
async function readStarter(siteDir: string): Promise<string> {
  const source = await readFile(path.join(siteDir, 'src/plugins/first-paint/start.ts'), 'utf8');
  const {code} = await transform(source, {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2022',
  });
  return code.trim();
}

/** The path of the page in a file of the build, wherever the `trailingSlash` setting puts it. */
function pagePath(file: string): string {
  return `/${file.replaceAll(path.sep, '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

const noFiles: PageFiles = {scripts: [], styles: []};

export default function firstPaint(
  {baseUrl, generatedFilesDir, siteConfig, siteDir}: LoadContext,
  {enabled, foreignStyles}: Options,
): Plugin {
  return {
    name: 'first-paint',

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
      const built = readBuiltPages(outDir);
      const starter = await readStarter(siteDir);
      const pages = await readPageFiles(generatedFilesDir, baseUrl);
      const sheets = await siteSheets(outDir);
      const stylesOf = new Map<string, string[]>();
      // Written once: three steps change the pages, and there are a thousand of them.
      const rewritten = new Map<string, string>();
      for (const [name, html] of built) {
        if (!html.includes('id=__docusaurus') && !html.includes('id="__docusaurus"')) continue;
        const sitePath = pagePath(name);
        const {scripts, styles} = pages.get(baseUrl.slice(0, -1) + sitePath) ?? noFiles;
        if (styles.length > 0) stylesOf.set(name, styles);
        const styled = addStyles(html, styles, name);
        const deferred = {own: scripts, styles: baseUrl + sheets.later, starter};
        rewritten.set(
          name,
          enabled ? deferScripts(styled, deferred, name) : preloadScripts(styled, scripts, name),
        );
      }
      if (!enabled) {
        return sideBySide(rewritten, 8, ([name, html]) => writeFile(path.join(outDir, name), html));
      }
      // After the pages, because the script in them has styles as well.
      const kept = await propertiesIn(siteDir, foreignStyles);
      await dropUnusedStyles(outDir, rewritten, siteConfig.themeConfig, kept);
      // After the styles, because what is switched off is known by its long names.
      await shortenNames(outDir, rewritten, kept);
      // After everything that changes style sheets.
      await joinPageStyles({outDir, baseUrl, siteSheet: sheets.site}, stylesOf);
    },
  };
}

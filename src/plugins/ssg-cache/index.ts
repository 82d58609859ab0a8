/**
 * Docusaurus plugin: a build renders only the pages whose content or code has changed since the last one. See README.md.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '@engagespot-docs/cache/cache';
import * as z from 'zod';
import {type EnabledOption, enabledOption, optionsOf} from '../../project/pluginOptions.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {type ChunkGroup, type ChunkTree, type PageKeys, readPageKeys} from './pageKeys.ts';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['BannerPlugin']>['apply']>[0];

export const validateOptions = optionsOf('ssg-cache', z.strictObject(enabledOption));

/** What the server bundle finds in a file beside it. */
export interface RenderedBefore {
  /** See `openCache`: the bundle does not know where it was made. */
  cacheFolder: string;
  keys: PageKeys;
}

/** What renders pages besides the bundle: Node.js, and how it writes dates and numbers. */
export function constants(): string[] {
  const {locale, timeZone} = Intl.DateTimeFormat().resolvedOptions();
  return [process.version, JSON.stringify(process.versions), locale, timeZone];
}

/** @throws Error if the entry of the server bundle is not the one that the plugin stands in for */
export function checkEntry(entry: unknown): void {
  const {main, ...others} = Object(entry) as Record<string, unknown>;
  const expected = path.join('@docusaurus', 'core', 'lib', 'client', 'serverEntry.js');
  if (String(main).endsWith(expected) && Object.keys(others).length === 0) return;
  throw new Error(
    `ssg-cache: the entry of the server bundle is ${JSON.stringify(entry)}, expected is ${expected}. Docusaurus has changed how it renders pages: adapt src/plugins/ssg-cache, or switch the plugin off with \`enabled: false\`.`,
  );
}

/** Writes the keys of the pages beside the bundle, from its final files. */
function writeKeys(generatedFilesDir: string) {
  return (compiler: Compiler): void => {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ssg-cache', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({name: 'ssg-cache', stage}, () => {
        const names = readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
        const groups = [...compilation.chunkGroups].map(
          (group): ChunkGroup => ({name: group.name ?? undefined, files: group.getFiles()}),
        );
        const files = new Map(
          compilation.getAssets().map(({name, source}) => [name, source.buffer()]),
        );
        const routes = JSON.parse(names) as Record<string, ChunkTree>;
        const keys = readPageKeys({files, groups, routes}, constants());
        const text = JSON.stringify({cacheFolder, keys} satisfies RenderedBefore);
        compilation.emitAsset('renderedBefore.json', new sources.RawSource(text));
      });
    });
  };
}

export default function ssgCache(
  {generatedFilesDir}: LoadContext,
  {enabled}: EnabledOption,
): Plugin {
  if (!enabled) return {name: 'ssg-cache'};
  return {
    name: 'ssg-cache',

    configureWebpack({entry, mode}, isServer) {
      if (!isServer || mode !== 'production') return {};
      checkEntry(entry);
      return {
        entry: path.join(rootDirectory, 'src/plugins/ssg-cache/serverEntry.ts'),
        mergeStrategy: {entry: 'replace'},
        // With hashes in these names, the table of them would make every page depend on all others.
        output: {chunkFilename: 'assets/js/[name].js'},
        plugins: [writeKeys(generatedFilesDir)],
      };
    },
  };
}

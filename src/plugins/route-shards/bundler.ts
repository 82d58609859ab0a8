/** How the bundler gets to read the modules of this plugin in the place of those of Docusaurus. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;

const generated = /^@generated\/(routes|registry|routesChunkNames|globalData)$/;
const clientModule = /^(?:\.|@docusaurus\/core\/lib\/client)\/(preload|docusaurus)$/;
const dataFiles = ['routesChunkNames', 'globalData'];

/**
 * Plugins that replace the tables of routes, and the two modules of the client that read them to load pages.
 *
 * @param folder where the modules of the plan are
 * @param client where the replacements of the two modules are
 */
export function replaceRouting(bundler: Bundler, folder: string, client: string): BundlerPlugin[] {
  const {NormalModuleReplacementPlugin: Replace} = bundler;
  const core = path.join('@docusaurus', 'core', 'lib', 'client');
  return [
    new Replace(generated, resource => {
      const [, name = ''] = generated.exec(resource.request) ?? [];
      resource.request = path.join(
        folder,
        dataFiles.includes(name) ? `${name}.json` : `${name}.js`,
      );
    }),
    new Replace(clientModule, resource => {
      const [, name = ''] = clientModule.exec(resource.request) ?? [];
      if (!resource.request.startsWith('.') || resource.context.endsWith(core)) {
        resource.request = path.join(client, `${name}.ts`);
      }
    }),
  ];
}

/** The parts of a bundler's configuration that name chunks. */
interface Naming {
  plugins?: unknown[] | undefined;
  output?: {chunkFilename?: unknown} | undefined;
}

/** A plugin of the bundler, as far as it names files. */
interface NamingPlugin {
  constructor: {name: string};
  options?: {filename?: string; chunkFilename?: string};
}

const scriptName = 'assets/js/[name].[contenthash:8].js';
const styleName = 'assets/css/[name].[contenthash:8].css';

/**
 * Lets the address of a chunk follow from its name. With a hash of their own, the addresses of all chunks are a
 * table that every reader gets; one hash for all of them is a constant.
 *
 * @throws Error when Docusaurus names chunks in another way than expected
 */
export function nameChunks({plugins = [], output}: Naming): void {
  const find = (name: string) =>
    (plugins as NamingPlugin[]).findIndex(plugin => plugin?.constructor?.name === name);
  // Adds a function that finds the address of a chunk by its name, with a table of all names.
  const asset = find('ChunkAssetPlugin');
  const styles = (plugins as NamingPlugin[])[find('CssExtractRspackPlugin')]?.options;
  const isExpected =
    output?.chunkFilename === scriptName &&
    styles?.filename === styleName &&
    styles.chunkFilename === styleName;
  if (asset < 0 || !isExpected) {
    throw new Error(
      'route-shards: Docusaurus names chunks in another way than expected. Adapt src/plugins/route-shards/bundler.ts, or switch the plugin off with `enabled: false`.',
    );
  }
  plugins.splice(asset, 1);
  output.chunkFilename = 'assets/js/[id].[fullhash:8].js';
  styles.filename = 'assets/css/[name].[fullhash:8].css';
  styles.chunkFilename = styles.filename;
}

/** A module as a filter of `splitChunks` sees it. */
interface Module {
  nameForCondition(): string | null | undefined;
}

/** Style sheets that only some pages need, by the name of the file that they share. */
const separateStyles = {
  operation:
    /[\\/]src[\\/]components[\\/](Authentication|CodeHtml|Console|Operation|OperationList|Responses|Samples|SchemaTree|TryIt)[\\/]/,
  playground: /[\\/]src[\\/]components[\\/]Playground[\\/]/,
  inbox: /[\\/]src[\\/]components[\\/]LiveInbox[\\/]/,
};

/** Style sheets that come with the one script that needs them. */
const ownStyles =
  /[\\/]src[\\/](components[\\/](?:FeedbackForm|PageActions[\\/]Panel|ReaderAids|VersionChanges)|pages|search[\\/]ui|theme[\\/]SearchPage)[\\/]/;

/**
 * Docusaurus puts all styles into one file that every page waits for. Here it holds those of the frame and of what
 * most pages show.
 */
export function splitStyles() {
  const separate = Object.entries(separateStyles).map(([name, folder]) => [
    name,
    {
      name,
      type: 'css/mini-extract',
      test: (module: Module) => folder.test(module.nameForCondition() ?? ''),
      chunks: 'all',
      enforce: true,
      priority: 60,
    },
  ]);
  const isShared = (module: Module) => {
    const file = module.nameForCondition() ?? '';
    return !ownStyles.test(file) && Object.values(separateStyles).every(other => !other.test(file));
  };
  return {...Object.fromEntries(separate), styles: {type: 'css/mini-extract', test: isShared}};
}

interface Compiler {
  hooks: {afterEmit: {tap(name: string, callback: (compilation: Compilation) => void): void}};
}

interface Compilation {
  namedChunkGroups: ReadonlyMap<string, {getFiles(): readonly string[]}>;
}

/** Writes down which files each chunk needs, by the name of the chunk. */
export function recordFiles(target: string) {
  return (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tap('route-shards', ({namedChunkGroups}) => {
      const files = [...namedChunkGroups].map(([name, group]) => [name, [...group.getFiles()]]);
      writeFileSync(target, JSON.stringify(Object.fromEntries(files)));
    });
  };
}

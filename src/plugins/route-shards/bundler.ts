/** How the bundler gets to read the modules of this plugin instead of those of Docusaurus. */
import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {isListed} from './pageName.ts';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;
type Compiler = Parameters<BundlerPlugin['apply']>[0];

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

/**
 * Takes away the plugin that lets scripts find the address of any chunk, with a table of all names.
 *
 * @throws Error when Docusaurus has no such plugin
 */
export function dropChunkTable(plugins: unknown[] = []): void {
  const index = plugins.findIndex(plugin => plugin?.constructor.name === 'ChunkAssetPlugin');
  if (index < 0) {
    throw new Error(
      'route-shards: Docusaurus names chunks in another way than expected. Adapt src/plugins/route-shards/bundler.ts, or switch the plugin off with `enabled: false`.',
    );
  }
  plugins.splice(index, 1);
}

/** An entry of the tables by which the bundler finds scripts and style sheets: a chunk and the hash of its file. */
const tableEntry = /"?([\w-]+)"?: ?"[0-9a-f]{8}",?/g;

/** Stands for the hash of a file until the files have their names. */
const openHash = /"(js|css) ([\w-]+)"/g;

/**
 * Takes the files of pages out of the tables by which the bundler finds files: every reader gets them, and they would
 * change with each page. `client/chunkFiles.ts` finds these files instead.
 *
 * The hashes of the others are filled in behind the minifier, whose choice of names depends on all of a text, and which
 * sees hashes that are not final.
 */
export function shortenFileTables(compiler: Compiler): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.thisCompilation.tap('route-shards', compilation => {
    function change(stage: number, changed: (text: string) => string): void {
      compilation.hooks.processAssets.tap({name: 'route-shards', stage}, () => {
        const asset = compilation.getAssets().find(({name}) => /\/runtime~main\./.test(name));
        const source = asset?.source.source().toString() ?? '';
        const text = changed(source);
        if (!asset || text === source) {
          throw new Error('route-shards: the bundler has no table of the files of pages');
        }
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
        compilation.updateAsset(asset.name, new sources.RawSource(text));
        compilation.renameAsset(asset.name, asset.name.replace(/[0-9a-f]{8}(?=\.js$)/, hash));
      });
    }

    change(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE, text => {
      const parts = text.split('miniCssF = ');
      const open = (part: string, kind: string) =>
        part.replace(tableEntry, (_, chunk: string) =>
          isListed(chunk) ? '' : `"${chunk}": "${kind} ${chunk}",`,
        );
      return parts.map((part, index) => open(part, index > 0 ? 'css' : 'js')).join('miniCssF = ');
    });
    change(Compilation.PROCESS_ASSETS_STAGE_REPORT, text => {
      const files = compilation.getAssets().map(({name}) => name);
      return text.replace(openHash, (_, kind: string, chunk: string) => {
        const start = `assets/${kind}/${chunk}.`;
        const file = files.find(name => name.startsWith(start) && name.endsWith(`.${kind}`)) ?? '';
        return JSON.stringify(file.slice(start.length).split('.')[0]);
      });
    });
  });
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

/** Writes down which files each chunk needs, by the name of the chunk. */
export function recordFiles(target: string) {
  return (compiler: Compiler): void => {
    compiler.hooks.afterEmit.tap('route-shards', ({namedChunkGroups}) => {
      const files = [...namedChunkGroups].map(([name, group]) => [name, [...group.getFiles()]]);
      writeFileSync(target, JSON.stringify(Object.fromEntries(files)));
    });
  };
}

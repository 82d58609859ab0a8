/** One hash for the names of all chunks, which follows from what is in them. */
import {createHash} from 'node:crypto';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['BannerPlugin']>['apply']>[0];

/** Characters of the hash in names. */
const shortLength = 8;

/**
 * A hash of files, whatever their order and whatever hash they have in them now.
 *
 * @param hash in the files
 */
export function hashOfContents(contents: readonly string[], hash: string): string {
  const short = hash.slice(0, shortLength);
  const digests = contents.map(text =>
    createHash('sha256').update(text.replaceAll(hash, '').replaceAll(short, '')).digest('hex'),
  );
  const all = createHash('sha256').update(digests.sort().join('\n')).digest('hex');
  return all.slice(0, hash.length);
}

/**
 * Gives a build the same names whether or not the bundler knows a part of it from the build before: its own hash of
 * everything differs between the two. Before the hashes of single files, which follow from their final content.
 */
export function hashByContent(compiler: Compiler): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.thisCompilation.tap('route-shards', compilation => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compilation.hooks.processAssets.tap({name: 'route-shards', stage}, () => {
      const {hash} = compilation;
      if (!hash) throw new Error('route-shards: the bundler has no hash of the build');
      const assets = compilation
        .getAssets()
        .map(({name, source}) => ({name, text: source.source().toString()}));
      const own = hashOfContents(
        assets.map(({text}) => text),
        hash,
      );
      const [short, ownShort] = [hash, own].map(text => text.slice(0, shortLength));
      for (const {name, text} of assets) {
        if (text.includes(hash)) {
          compilation.updateAsset(name, new sources.RawSource(text.replaceAll(hash, own)));
        }
        if (short && ownShort && name.includes(short)) {
          compilation.renameAsset(name, name.replace(short, ownShort));
        }
      }
    });
  });
}

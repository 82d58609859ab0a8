import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['BannerPlugin']>['apply']>[0];

/** Marks the folder of the server bundle, whose chunks are CommonJS, as such for Node. */
function commonJsFolder(compiler: Compiler): void {
  const {RawSource} = compiler.webpack.sources;
  compiler.hooks.thisCompilation.tap('generated-modules', compilation => {
    compilation.hooks.processAssets.tap('generated-modules', () => {
      compilation.emitAsset('package.json', new RawSource('{"type": "commonjs"}'));
    });
  });
}

/**
 * Lets this package be an ES module, which Docusaurus does not expect in two places:
 * - it writes its route registry into `.docusaurus` with calls of `require.resolveWeak`, which the bundler
 *   refuses in files of a package of type "module": they are read as in any other package;
 * - it renders pages with a server bundle in CommonJS below the build folder: a package.json of its own says so.
 */
export default function generatedModules({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'generated-modules',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer ? [commonJsFolder] : [],
      module: {
        rules: [
          {
            test: /\.js$/,
            include: path.resolve(generatedFilesDir),
            type: 'javascript/auto',
            resolve: {fullySpecified: false},
          },
        ],
      },
    }),
  };
}

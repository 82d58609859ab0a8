import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['BannerPlugin']>['apply']>[0];

/** Handles the requests with which a browser asks for what is not compiled yet. */
type Middleware = (request: unknown, response: unknown, next: () => void) => void;

/** What Rspack has and webpack, whose types Docusaurus gives it, has not. */
interface LazyBundler {
  lazyCompilationMiddleware(compiler: Compiler): Middleware;
}

function isLazyBundler(bundler: object): bundler is LazyBundler {
  return 'lazyCompilationMiddleware' in bundler;
}

/** The part of webpack's development server that takes middleware once everything else is set up. */
interface DevelopmentServer {
  app: {use(middleware: Middleware): void};
}

/**
 * Lets the development server compile a page when a browser asks for it, instead of all pages of all versions
 * before it shows the first. Builds are as they were.
 */
export default function lazyPages({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      if (isServer || process.env.NODE_ENV !== 'development' || !isLazyBundler(instance)) return {};
      let compileAsked: Middleware | undefined;
      const lazy = {
        // A page is one such module: what is missing arrives in one update, not in a row of them.
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        devServer: {
          onListening({app}: DevelopmentServer) {
            if (compileAsked) app.use(compileAsked);
          },
        },
      };
      return {
        ...lazy,
        plugins: [
          (compiler: Compiler) => {
            // Before the first compilation starts, which does not wait for the server.
            compileAsked = instance.lazyCompilationMiddleware(compiler);
          },
        ],
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'registry.js'),
              use: path.join(siteDir, 'src/plugins/lazy-pages/registryLoader.mjs'),
            },
          ],
        },
      };
    },
  };
}

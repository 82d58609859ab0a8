import {build, type Plugin} from 'esbuild';

export interface PageBundle {
  /** Modules in their order; each is imported for its effects. The first ones can replace globals that an SDK reads. */
  modules: readonly string[];
  /** Folder that relative modules are seen from. */
  folder: string;
  /** Names of packages that stand for others, such as an older version. */
  alias?: Readonly<Record<string, string>>;
  /** Expressions that give way to others. `process.env.NODE_ENV` always does. */
  define?: Readonly<Record<string, string>>;
  plugins?: readonly Plugin[];
}

/**
 * Bundles published SDKs, unchanged, into one classic script for a page.
 *
 * @throws what esbuild says when a module is missing or wrong
 */
export async function bundleForPage(bundle: PageBundle): Promise<string> {
  const {modules, folder, alias = {}, define = {}, plugins = []} = bundle;
  const {outputFiles = []} = await build({
    stdin: {
      contents: modules.map(name => `import ${JSON.stringify(name)};`).join('\n'),
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"', ...define},
    alias: {...alias},
    plugins: [...plugins],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

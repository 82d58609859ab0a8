import {build} from 'esbuild';

/**
 * A script of its own, for a page or a worker, minified: it shares no chunks with the site, and can be loaded alone.
 *
 * @param entry path of its module
 * @throws Error that says which module cannot be found or read
 */
export async function bundleScript(entry: string): Promise<string> {
  const {outputFiles = []} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

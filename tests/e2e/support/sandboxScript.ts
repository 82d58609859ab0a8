import path from 'node:path';
import {build} from 'esbuild';
import {rootDirectory} from '../../../scripts/lib/paths.ts';

/** A script that answers what a page says to the product's hosts, from a sandbox in the page. */
export async function bundleSandbox(): Promise<string> {
  const {outputFiles = []} = await build({
    entryPoints: [path.join(rootDirectory, 'tests/e2e/support/sdks/inPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

import path from 'node:path';
import {build} from 'esbuild';
import {rootDirectory} from '../../../scripts/lib/paths.ts';

const folder = path.join(rootDirectory, 'tests/e2e/support/sdks');

export interface SdkBundle {
  /** File in tests/e2e/support/sdks. */
  driver: string;
  /** What the name `engagespot-core-1` stands for. */
  core1?: string;
  /** Whether calls of the product's hosts are answered in the page. */
  isInPage: boolean;
}

/** Bundles a published SDK with its driver, as a script for a page. */
export async function bundleSdk({driver, core1, isInPage}: SdkBundle): Promise<string> {
  const imports = [...(isInPage ? ['./inPage'] : []), `./${driver}`];
  const {outputFiles = []} = await build({
    stdin: {
      contents: imports.map(name => `import '${name}';`).join('\n'),
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    alias: core1 ? {'engagespot-core-1': core1} : {},
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

import {stat} from 'node:fs/promises';
import path from 'node:path';
import {runVisibly} from './command.ts';
import {generatePages} from './generatedPages.ts';
import {fingerprintInputs} from './inputs.ts';
import {binary, buildDirectory, cacheDirectory} from './paths.ts';
import {makeProduct, type Product, whenStale} from './whenStale.ts';

const lastFile = path.join(buildDirectory, 'sitemap.xml');

/** When the last file of the build was written: another build or a deleted one differs. */
async function finishedAt(): Promise<string> {
  return stat(lastFile).then(
    ({mtimeMs}) => String(mtimeMs),
    () => '',
  );
}

function build(args: string[]): Product {
  return {
    // Outside build/, because that folder is published.
    stampFile: path.join(cacheDirectory, 'build.json'),
    inputs: fingerprintInputs,
    output: finishedAt,
    make: async () => {
      await generatePages();
      const {code} = await runVisibly(binary('docusaurus'), ['build', ...args]);
      if (code !== 0) throw new Error('The build failed.');
    },
  };
}

/**
 * Builds the site into build/.
 *
 * @param args further arguments of `docusaurus build`
 * @throws Error when the build fails; its messages are in the terminal
 */
export async function buildSite(args: string[] = []): Promise<void> {
  await makeProduct(build(args));
}

/** Builds the site unless build/ was made from the files and variables as they are now. */
export async function buildSiteWhenStale(): Promise<void> {
  const wasStale = await whenStale(build([]));
  if (!wasStale) console.log('build/ is up to date.');
}

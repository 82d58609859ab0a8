import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {redirects} from '../../config/redirects.ts';
import {compressBuild} from '../hosting/compress.ts';
import {finishBuild} from '../hosting/finishBuild.ts';
import {runVisibly} from './command.ts';
import {fingerprintInputs} from './inputs.ts';
import {
  binary,
  buildDirectory,
  cacheDirectory,
  compressionCache,
  heavyBuildDirectory,
} from './paths.ts';
import {makeProduct, type Product, whenStale} from './whenStale.ts';

/** A build of the site: where it goes, and what is different about it. */
interface Variant {
  directory: string;
  /** File in which to note what it was made from; outside of its folder, which is published. */
  stamp: string;
  env?: Record<string, string>;
  args?: string[];
}

const light: Variant = {directory: buildDirectory, stamp: 'build.json'};

const heavy: Variant = {
  directory: heavyBuildDirectory,
  stamp: 'heavy-build.json',
  env: {LIGHT: 'off'},
};

/** The last step of a build of the site. */
export async function finishSite(directory: string): Promise<void> {
  await finishBuild({folder: directory, baseUrl: '/', redirects});
}

function product({directory, stamp, env = {}, args = []}: Variant): Product {
  return {
    stampFile: path.join(cacheDirectory, stamp),
    inputs: fingerprintInputs,
    // When the last file of the build was written: another build or a deleted one differs.
    output: () =>
      stat(path.join(directory, 'sitemap.xml')).then(
        ({mtimeMs}) => String(mtimeMs),
        () => '',
      ),
    make: async () => {
      const command = ['build', '--out-dir', directory, ...args];
      const {code} = await runVisibly(binary('docusaurus'), command, {env});
      if (code !== 0) throw new Error('The build failed.');
      await finishSite(directory);
    },
  };
}

async function buildWhenStale(variant: Variant): Promise<void> {
  const wasStale = await whenStale(product(variant));
  const name = path.relative(process.cwd(), variant.directory);
  if (!wasStale) console.log(`${name}/ is up to date.`);
}

const compressed: Product = {
  stampFile: path.join(cacheDirectory, 'compressed-build.json'),
  inputs: () => readFile(path.join(cacheDirectory, light.stamp), 'utf8'),
  make: async () => {
    const start = performance.now();
    const {files, known} = await compressBuild(buildDirectory, compressionCache);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Compressed ${files} files in ${seconds} s; ${known} of them were known.`);
  },
};

/**
 * Compresses the files of build/ unless they are. What only tests the site can do without: for all files it takes as
 * long as half a build.
 */
export async function compressSiteWhenStale(): Promise<void> {
  await whenStale(compressed);
}

/**
 * Builds the site into build/.
 *
 * @param args further arguments of `docusaurus build`
 * @throws Error when the build fails; its messages are in the terminal
 */
export async function buildSite(args: string[] = []): Promise<void> {
  await makeProduct(product({...light, args}));
}

/** Builds the site unless build/ was made from the files and variables as they are now. */
export async function buildSiteWhenStale(): Promise<void> {
  await buildWhenStale(light);
}

/** Builds the same site without the plugins that make pages light, unless that build is up to date. */
export async function buildHeavySiteWhenStale(): Promise<void> {
  await buildWhenStale(heavy);
}

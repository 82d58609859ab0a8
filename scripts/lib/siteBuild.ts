import {readFile, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {redirects} from '../../config/redirects.ts';
import {site} from '../../config/site.ts';
import {compressBuild} from '../hosting/compress.ts';
import {finishBuild} from '../hosting/finishBuild.ts';
import {addMetadata} from '../hosting/metadata/addMetadata.ts';
import {writeOffline} from '../hosting/offline/writeOffline.ts';
import {runVisibly} from './command.ts';
import {fingerprintInputs} from './inputs.ts';
import {
  basePathSite,
  binary,
  buildDirectory,
  cacheDirectory,
  cardCache,
  compressionCache,
  heavyBuildDirectory,
} from './paths.ts';
import {makeProduct, type Product, whenStale} from './whenStale.ts';

/** A build of the site: where it goes, and what is different about it. */
interface Variant {
  /** What a server serves as `/`; the site lies in it as its base path says. */
  directory: string;
  baseUrl: string;
  /** File in which to note what it was made from; outside of its folder, which is published. */
  stamp: string;
  env?: Record<string, string>;
  args?: string[];
}

const {baseUrl} = site;

const light: Variant = {directory: buildDirectory, baseUrl, stamp: 'build.json'};

const heavy: Variant = {
  directory: heavyBuildDirectory,
  baseUrl,
  stamp: 'heavy-build.json',
  env: {LIGHT: 'off'},
};

const belowPath: Variant = {
  directory: basePathSite.root,
  baseUrl: basePathSite.baseUrl,
  stamp: 'base-path.json',
  env: {SITE_URL: `https://docs.example.com${basePathSite.baseUrl}`},
};

/**
 * The last step of a build of the site.
 *
 * @param directory what a server serves as `/`
 */
export async function finishSite(directory: string, base = baseUrl): Promise<void> {
  const folder = path.join(directory, base);
  const start = performance.now();
  const {pages, known} = await addMetadata(folder, cardCache);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Drew the cards of ${pages} pages in ${seconds} s; ${known} of them were known.`);
  await finishBuild({folder, baseUrl: base, redirects}, directory);
  // Of the pages as they are published.
  const offered = await writeOffline({folder, redirects});
  const sizes = offered.map(({label, download}) => `${label} ${(download / 1e6).toFixed(1)} MB`);
  console.log(`To read offline: ${sizes.join(', ')}.`);
}

function product({directory, baseUrl: base, stamp, env = {}, args = []}: Variant): Product {
  const folder = path.resolve(directory, `.${base}`);
  return {
    stampFile: path.join(cacheDirectory, stamp),
    inputs: fingerprintInputs,
    // When the last file of the build was written: another build or a deleted one differs.
    output: () =>
      stat(path.join(folder, 'sitemap.xml')).then(
        ({mtimeMs}) => String(mtimeMs),
        () => '',
      ),
    make: async () => {
      // Docusaurus empties the folder of the site only; around it lies what servers read.
      if (folder !== directory) await rm(directory, {recursive: true, force: true});
      const command = ['build', '--out-dir', folder, ...args];
      const {code} = await runVisibly(binary('docusaurus'), command, {env});
      if (code !== 0) throw new Error('The build failed.');
      await finishSite(directory, base);
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

/** Builds the site for a path below its host, for the tests of that, unless that build is up to date. */
export async function buildBasePathSiteWhenStale(): Promise<void> {
  await buildWhenStale(belowPath);
}

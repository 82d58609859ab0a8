import {rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {compressBuild} from '@engagespot-docs/publish/compress';
import {site} from '../../config/site.ts';
import {runVisibly} from './command.ts';
import {fingerprintInputs} from './inputs.ts';
import {
  basePathSite,
  binary,
  buildDirectory,
  cacheDirectory,
  heavyBuildDirectory,
} from './paths.ts';
import {type Product, whenStale} from './whenStale.ts';

/** A build of the site: where it goes, and what is different about it. */
interface Variant {
  /** What a server serves as `/`; the site lies in it as its base path says. */
  directory: string;
  baseUrl: string;
  /** File in which to note what it was made from; outside of its folder, which is published. */
  stamp: string;
  env?: Record<string, string>;
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

function product({directory, baseUrl: base, stamp, env = {}}: Variant): Product {
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
      const {code} = await runVisibly(binary('docusaurus'), ['build', '--out-dir', folder], {env});
      if (code !== 0) throw new Error('The build failed.');
    },
  };
}

async function buildWhenStale(variant: Variant): Promise<void> {
  const wasStale = await whenStale(product(variant));
  const name = path.relative(process.cwd(), variant.directory);
  if (!wasStale) console.log(`${name}/ is up to date.`);
}

/** Writes compressed files beside those of build/, for hosts that send them. */
export async function compressSite(): Promise<void> {
  const start = performance.now();
  const files = await compressBuild(buildDirectory);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Compressed ${files} files in ${seconds} s.`);
}

/**
 * Builds the site unless build/ was made from the files and variables as they are now.
 *
 * @throws Error when the build fails; its messages are in the terminal
 */
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

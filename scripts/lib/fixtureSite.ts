/**
 * The fixture site of the end-to-end tests (tests/fixtures/chrome): built once, and again only when
 * something it is made from changed.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {finishBuild} from '../hosting/finishBuild.ts';
import {runQuietly} from './command.ts';
import {fingerprintFiles} from './inputs.ts';
import {binary, cacheDirectory, rootDirectory} from './paths.ts';
import {whenStale} from './whenStale.ts';

const sourceDirectory = path.join(rootDirectory, 'tests/fixtures/chrome');
const outputDirectory = path.join(cacheDirectory, 'fixture-site');

/** The built fixture site. */
export const fixtureBuildDirectory = path.join(outputDirectory, 'build');

/** The fixture site built for a path below its host: what a server serves, and where the site lies in it. */
export const basePathSite = {
  root: path.join(outputDirectory, 'base-path'),
  baseUrl: '/docs-site/',
} as const;

const inputs =
  /^(?:tests\/fixtures\/chrome|config|scripts\/hosting|src\/css|src\/theme\/(?:NavbarItem|DocVersionRoot)|static)\/|^package-lock\.json$/;

/** Addresses of the site below a path that moved; the tests ask for them. */
const redirects = [
  {from: '/old', to: '/docs/setup'},
  {from: '/old/*', to: '/docs'},
];

async function runBuild(directory: string, args: string[], baseUrl: string): Promise<void> {
  const {code, output} = await runQuietly(
    binary('docusaurus'),
    ['build', '--no-minify', '--out-dir', directory, ...args],
    {
      cwd: sourceDirectory,
      env: {NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', FIXTURE_BASE_URL: baseUrl},
    },
  );
  if (code !== 0) throw new Error(`The fixture site cannot be built:\n${output}`);
}

async function build(): Promise<void> {
  console.log('Building the fixture site of the end-to-end tests …');
  await mkdir(outputDirectory, {recursive: true});
  // The server's half of the build is CommonJS, other than this repository.
  await writeFile(path.join(outputDirectory, 'package.json'), '{"type": "commonjs"}\n');
  await runBuild(fixtureBuildDirectory, [], '/');
  await finishBuild({folder: fixtureBuildDirectory, baseUrl: '/', redirects: []});
  const {root, baseUrl} = basePathSite;
  const folder = path.join(root, baseUrl);
  await runBuild(folder, ['--locale', 'en'], baseUrl);
  await finishBuild({folder, baseUrl, redirects}, root);
}

/** @throws Error with the messages of the build when it fails */
export async function buildFixtureSiteWhenStale(): Promise<void> {
  await whenStale({
    stampFile: path.join(outputDirectory, 'inputs.json'),
    inputs: () => fingerprintFiles(file => inputs.test(file)),
    make: build,
  });
}

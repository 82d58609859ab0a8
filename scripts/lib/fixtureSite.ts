/**
 * The fixture site of the end-to-end tests (tests/fixtures/chrome): built once, and again only when
 * something it is made from changed.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runQuietly} from './command.ts';
import {fingerprintFiles} from './inputs.ts';
import {binary, cacheDirectory, rootDirectory} from './paths.ts';
import {whenStale} from './whenStale.ts';

const sourceDirectory = path.join(rootDirectory, 'tests/fixtures/chrome');
const outputDirectory = path.join(cacheDirectory, 'fixture-site');

/** The built fixture site. */
export const fixtureBuildDirectory = path.join(outputDirectory, 'build');

const inputs =
  /^(?:tests\/fixtures\/chrome|config|src\/css|src\/theme\/(?:NavbarItem|DocVersionRoot)|static)\/|^src\/content\/(?:movedPages|relatedDoc|redirects)\.ts$|^package-lock\.json$/;

async function build(): Promise<void> {
  console.log('Building the fixture site of the end-to-end tests …');
  await mkdir(outputDirectory, {recursive: true});
  // The server's half of the build is CommonJS, other than this repository.
  await writeFile(path.join(outputDirectory, 'package.json'), '{"type": "commonjs"}\n');
  const {code, output} = await runQuietly(
    binary('docusaurus'),
    ['build', '--no-minify', '--out-dir', fixtureBuildDirectory],
    {cwd: sourceDirectory, env: {NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'}},
  );
  if (code !== 0) throw new Error(`The fixture site cannot be built:\n${output}`);
}

/** @throws Error with the messages of the build when it fails */
export async function buildFixtureSiteWhenStale(): Promise<void> {
  await whenStale({
    stampFile: path.join(outputDirectory, 'inputs.json'),
    inputs: () => fingerprintFiles(file => inputs.test(file)),
    make: build,
  });
}

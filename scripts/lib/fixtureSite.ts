/**
 * The fixture site of the end-to-end tests (tests/fixtures/chrome): built once, and again only when
 * something it is made from changed.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runQuietly} from './command.ts';
import {binary, cacheDirectory, rootDirectory} from './paths.ts';
import {readSources} from './projectFiles.ts';

const sourceDirectory = path.join(rootDirectory, 'tests/fixtures/chrome');
const outputDirectory = path.join(cacheDirectory, 'fixture-site');
const stampFile = path.join(outputDirectory, 'inputs.txt');

/** The built fixture site. */
export const fixtureBuildDirectory = path.join(outputDirectory, 'build');

const inputs =
  /^(?:tests\/fixtures\/chrome|config|src\/css|src\/theme\/(?:NavbarItem|DocVersionRoot)|static)\/|^package-lock\.json$/;

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const {file, text} of await readSources(inputs)) hash.update(`\0${file}\0${text}`);
  return hash.digest('hex');
}

/** @throws Error with the messages of the build when it fails */
export async function buildFixtureSiteWhenStale(): Promise<void> {
  const current = await fingerprint();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === current) return;
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
  await writeFile(stampFile, current);
}

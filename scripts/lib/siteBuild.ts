import {mkdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runVisibly} from './command.ts';
import {generatePages} from './generatedPages.ts';
import {fingerprintInputs} from './inputs.ts';
import {binary, buildDirectory, cacheDirectory} from './paths.ts';

/** What build/ was made from; kept outside build/ because that folder is published. */
interface Stamp {
  inputs: string;
  /** When the last file of the build was written: another build or a deleted one differs. */
  finishedAt: number;
}

const stampFile = path.join(cacheDirectory, 'build.json');
const lastFile = path.join(buildDirectory, 'sitemap.xml');

async function finishedAt(): Promise<number> {
  return stat(lastFile).then(
    ({mtimeMs}) => mtimeMs,
    () => 0,
  );
}

async function readStamp(): Promise<Partial<Stamp>> {
  return readFile(stampFile, 'utf8').then(JSON.parse, () => ({}));
}

/**
 * Builds the site into build/.
 *
 * @param args further arguments of `docusaurus build`
 * @throws Error when the build fails; its messages are in the terminal
 */
export async function buildSite(args: string[] = []): Promise<void> {
  await rm(stampFile, {force: true});
  const inputs = await fingerprintInputs();
  await generatePages();
  const {code} = await runVisibly(binary('docusaurus'), ['build', ...args]);
  if (code !== 0) throw new Error('The build failed.');
  const stamp: Stamp = {inputs, finishedAt: await finishedAt()};
  await mkdir(cacheDirectory, {recursive: true});
  await writeFile(stampFile, JSON.stringify(stamp));
}

/** Builds the site unless build/ was made from the files and variables as they are now. */
export async function buildSiteWhenStale(): Promise<void> {
  const stamp = await readStamp();
  const built = await finishedAt();
  if (built > 0 && built === stamp.finishedAt && stamp.inputs === (await fingerprintInputs())) {
    console.log('build/ is up to date.');
    return;
  }
  await buildSite();
}

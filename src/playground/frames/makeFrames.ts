import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {allKits, type Kit} from '../kits.ts';
import {bundle} from './bundle.ts';
import {framePage} from './page.ts';

/** What frames are made from, relative to the site: our own code, and the versions of everything else. */
const sources = [
  'src/playground',
  'src/sandbox/page',
  'src/content/sdkVersions.ts',
  'package-lock.json',
];

async function filesOf(source: string): Promise<string[]> {
  const entries = await readdir(source, {recursive: true, withFileTypes: true}).catch(() => []);
  const files = entries.filter(entry => entry.isFile());
  return entries.length === 0 ? [source] : files.map(file => path.join(file.parentPath, file.name));
}

/** Changes with everything that frames are made from. */
async function fingerprint(siteDir: string): Promise<string> {
  const lists = await Promise.all(sources.map(source => filesOf(path.join(siteDir, source))));
  const hash = createHash('sha256');
  for (const file of lists.flat().sort()) {
    hash.update(path.relative(siteDir, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function makeFrame(kit: Kit): Promise<string> {
  const title = `${kit.package} ${kit.version}, running`;
  return framePage(title, await bundle(kit));
}

/** Reads what an earlier build wrote; undefined unless all of it is there. */
async function readAll(folder: string, names: readonly string[]) {
  const texts = names.map(
    async name => [name, await readFile(path.join(folder, name), 'utf8')] as const,
  );
  return Promise.all(texts).then(
    files => new Map(files),
    () => undefined,
  );
}

/** Writes a file that is there as a whole or not at all, whoever else writes it at the same time. */
async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, text);
  await rename(part, file);
}

/** Keeps files in a folder, and removes what was kept before. */
async function keep(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const cache = path.dirname(folder);
  await mkdir(folder, {recursive: true});
  await Promise.all([...files].map(([name, html]) => writeWhole(path.join(folder, name), html)));
  const outdated = (await readdir(cache)).filter(name => name !== path.basename(folder));
  await Promise.all(
    outdated.map(name => rm(path.join(cache, name), {recursive: true, force: true})),
  );
}

/**
 * The frames of all kits: HTML by file name. What they are made from changes rarely, so they are kept.
 *
 * @param cache folder that belongs to this function alone
 * @throws Error that names the module that a kit lacks
 */
export async function makeFrames(siteDir: string, cache: string): Promise<Map<string, string>> {
  const kits = allKits();
  const names = kits.map(({name}) => `${name}.html`);
  const folder = path.join(cache, await fingerprint(siteDir));
  const kept = await readAll(folder, names);
  if (kept) return kept;
  const made = new Map(
    await Promise.all(kits.map(async kit => [`${kit.name}.html`, await makeFrame(kit)] as const)),
  );
  await keep(folder, made);
  return made;
}

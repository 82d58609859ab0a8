import {createHash} from 'node:crypto';
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
  for (const file of lists.flat().sort()) hash.update(file).update(await readFile(file));
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
  const made = await Promise.all(
    kits.map(async kit => [`${kit.name}.html`, await makeFrame(kit)] as const),
  );
  // Written elsewhere first: a folder with this name is complete.
  const part = path.join(cache, `${path.basename(folder)}.part`);
  await rm(cache, {recursive: true, force: true});
  await mkdir(part, {recursive: true});
  await Promise.all(made.map(([name, html]) => writeFile(path.join(part, name), html)));
  await rename(part, folder);
  return new Map(made);
}

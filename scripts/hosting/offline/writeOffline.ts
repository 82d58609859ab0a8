/** Writes what readers need to keep a version: the lists of its files, and the service worker. */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {docsPath, olderVersions, versions} from '../../../src/content/docsVersions.ts';
import {contentId} from '../../../src/offline/content.ts';
import {
  type ListedFile,
  type OfferedVersion,
  offlineFolder,
  type VersionList,
  versionsPath,
  workerPath,
} from '../../../src/offline/model.ts';
import {framesFolder} from '../../../src/playground/kits.ts';
import {bundleScript} from '../../../src/project/bundleScript.ts';
import {sideBySide} from '../../../src/project/sideBySide.ts';
import {type Manifest, manifestPath} from '../../../src/search/records/shard.ts';
import {
  manifestFile,
  type SemanticManifest,
  semanticFolder,
} from '../../../src/semantic/service/files.ts';
import {rootDirectory} from '../../lib/paths.ts';
import type {BuiltSite} from '../makeRules.ts';
import {type DocsVersion, hashesFor, type PlannedList, planLists} from './makeLists.ts';

const compress = promisify(gzip);

/** The versions, the latest first. */
const docsVersions: readonly DocsVersion[] = [
  {label: versions.current.label, path: docsPath, tag: 'docs-default-current'},
  ...olderVersions.map(name => ({
    label: name,
    path: `${docsPath}/${name}`,
    tag: `docs-default-${name}`,
  })),
];

/** What is known of a file's content. */
interface Content {
  id: string;
  bytes: number;
  /** Bytes on the way, when the server compresses. */
  download: number;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map(file => file.split(path.sep).join('/'));
}

/** The pages that readers can keep: not what leads to another address, nor frames, nor the page for what is not found. */
async function readPages(folder: string, files: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const candidates = files.filter(
    file => file.endsWith('.html') && file !== '404.html' && !file.startsWith(`${framesFolder}/`),
  );
  await sideBySide(candidates, 8, async file => {
    const html = await readFile(path.join(folder, file), 'utf8');
    if (/id="?__docusaurus\b/.test(html)) pages.set(file, html);
  });
  return pages;
}

async function readContents(
  folder: string,
  plans: readonly PlannedList[],
): Promise<Map<string, Content>> {
  const contents = new Map<string, Content>();
  const files = new Map(
    plans.flatMap(({taken, hashes}) =>
      taken.map(entry => [entry.file, hashesFor(entry, hashes)] as const),
    ),
  );
  await sideBySide(files, 8, async ([file, hashes]) => {
    const content = await readFile(path.join(folder, file));
    const isCompressed = /\.(?:avif|png|webp|woff2)$/.test(file);
    const download = isCompressed ? content.length : (await compress(content)).length;
    const id = await contentId(new Uint8Array(content), hashes);
    contents.set(file, {id, bytes: content.length, download});
  });
  return contents;
}

async function finishList(
  {taken, ...plan}: PlannedList,
  contents: ReadonlyMap<string, Content>,
): Promise<{list: VersionList; offered: OfferedVersion}> {
  const pages: ListedFile[] = [];
  const files: ListedFile[] = [];
  // The same content under two names is loaded once.
  const byId = new Map<string, Content>();
  for (const {file, address} of taken) {
    const content = contents.get(file);
    if (!content) throw new Error(`${file} is not in the build`);
    byId.set(content.id, content);
    const listed: ListedFile = [address ?? file, content.id, content.bytes];
    if (address === undefined) files.push(listed);
    else pages.push(listed);
  }
  const text = JSON.stringify({...plan, pages, files});
  const buildId = await contentId(new TextEncoder().encode(text), []);
  const sum = (size: (content: Content) => number) =>
    [...byId.values()].reduce((total, content) => total + size(content), 0);
  return {
    list: {...plan, build: buildId, pages, files},
    offered: {
      label: plan.label,
      build: buildId,
      list: `${offlineFolder}/${plan.label}.${buildId}.json`,
      download: sum(({download}) => download),
      stored: sum(({bytes}) => bytes),
    },
  };
}

/** The part of a built site that the lists are made from. */
type OfflineSite = Pick<BuiltSite, 'folder' | 'redirects'>;

/**
 * Writes the lists of all versions and the worker into a site whose pages are finished.
 *
 * @throws Error for a build without a search index, and when the worker cannot be bundled
 */
export async function writeOffline({folder, redirects}: OfflineSite): Promise<OfferedVersion[]> {
  await rm(path.join(folder, offlineFolder), {recursive: true, force: true});
  const paths = await filesBelow(folder);
  const pages = await readPages(folder, paths);
  const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const askManifest = `${semanticFolder}/${manifestFile}`;
  const manifest: Manifest = await read(manifestPath);
  const ask: SemanticManifest | undefined = paths.includes(askManifest)
    ? await read(askManifest)
    : undefined;
  const plans = planLists({paths, pages, manifest, ask}, docsVersions, redirects);
  const contents = await readContents(folder, plans);
  await mkdir(path.join(folder, offlineFolder), {recursive: true});
  const versionsOffered: OfferedVersion[] = [];
  for (const plan of plans) {
    const {list, offered} = await finishList(plan, contents);
    versionsOffered.push(offered);
    await writeFile(path.join(folder, offered.list), JSON.stringify(list));
  }
  await writeFile(path.join(folder, versionsPath), JSON.stringify(versionsOffered));
  const worker = await bundleScript(path.join(rootDirectory, 'src/offline/worker.ts'));
  await writeFile(path.join(folder, workerPath), worker);
  return versionsOffered;
}

/** What readers need to keep a version: the lists of its files, and the service worker. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import type {Redirect} from '@engagespot-docs/publish/redirects';
import type {WrittenSite} from '@engagespot-docs/publish/site';
import pMap from 'p-map';
import {docsPath, olderVersions, versions} from '../../content/docsVersions.ts';
import {contentId} from '../../offline/content.ts';
import {
  type ListedFile,
  type OfferedVersion,
  offlineFolder,
  type VersionList,
  versionsPath,
  workerPath,
} from '../../offline/model.ts';
import {bundleScript} from '../../project/bundleScript.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {type Manifest, manifestPath} from '../../search/records/shard.ts';
import {manifestFile, type SemanticManifest, semanticFolder} from '../../semantic/service/files.ts';
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
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map(file => file.split(path.sep).join('/'));
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
  await pMap(
    files,
    async ([file, hashes]) => {
      const content = await readFile(path.join(folder, file));
      const isCompressed = /\.(?:avif|png|webp|woff2)$/.test(file);
      const download = isCompressed ? content.length : (await compress(content)).length;
      const id = await contentId(new Uint8Array(content), hashes);
      contents.set(file, {id, bytes: content.length, download});
    },
    {concurrency: 8},
  );
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

/**
 * The lists of all versions and the worker, by file.
 *
 * @throws Error for a build without a search index, and when the worker cannot be bundled
 */
export async function offlineFiles(
  {folder, pages: written}: WrittenSite,
  redirects: readonly Redirect[],
): Promise<Map<string, string>> {
  const paths = await filesBelow(folder);
  // Not what leads to another address, nor the page for what is not found.
  const pages = new Map(
    [...written].filter(
      ([file, html]) => file !== '404.html' && html.includes('id="__docusaurus"'),
    ),
  );
  const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const askManifest = `${semanticFolder}/${manifestFile}`;
  const manifest: Manifest = await read(manifestPath);
  const ask: SemanticManifest | undefined = paths.includes(askManifest)
    ? await read(askManifest)
    : undefined;
  const plans = planLists({paths, pages, manifest, ask}, docsVersions, redirects);
  const contents = await readContents(folder, plans);
  const files = new Map<string, string>();
  const versionsOffered: OfferedVersion[] = [];
  for (const plan of plans) {
    const {list, offered} = await finishList(plan, contents);
    versionsOffered.push(offered);
    files.set(offered.list, JSON.stringify(list));
  }
  files.set(versionsPath, JSON.stringify(versionsOffered));
  const worker = await bundleScript(path.join(rootDirectory, 'src/offline/worker.ts'));
  return files.set(workerPath, worker);
}

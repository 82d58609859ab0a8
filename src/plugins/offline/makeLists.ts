/** What each version is read with, found in the pages of a build as they are now. */

import type {Redirect} from '@engagespot-docs/publish/redirects';
import {twinSuffix} from '@engagespot-docs/publish/twin-address';
import {fileListFolder} from '../../content/fileLists.ts';
import {mentionsNames} from '../../offline/content.ts';
import type {VersionList} from '../../offline/model.ts';
import {indexFolder, type Manifest, manifestPath} from '../../search/records/shard.ts';
import {
  manifestFile,
  type SemanticManifest,
  semanticFolder,
  textFile,
  widgetFile,
  workerFile,
} from '../../semantic/service/files.ts';

/** A version of the documentation. */
export interface DocsVersion {
  label: string;
  /** Path of its pages, below the site. */
  path: string;
  /** Its name among the tags of the search. */
  tag: string;
}

/** Where the files of a build are read from, by paths below the site. */
export interface BuiltFiles {
  paths: readonly string[];
  /** HTML of the pages that a reader can keep, by file. */
  pages: ReadonlyMap<string, string>;
  manifest: Manifest;
  /** Of the search by meaning; undefined when an orchestrator does that. */
  ask: SemanticManifest | undefined;
}

/** A file of a version, and the address at which it is asked for when that is another. */
export interface TakenFile {
  file: string;
  /** For pages. */
  address?: string;
}

/** A list whose files are not read yet. */
export type PlannedList = Pick<VersionList, 'label' | 'home' | 'hashes' | 'moved'> & {
  taken: TakenFile[];
};

/** Markdown that no page has: servers send it. */
const notFoundNotice = `404${twinSuffix}`;

const tagOfVersions = /^docs-default-/;

/** `docs/x.html` and `docs/x/index.html` are the page `docs/x`. */
function addressOf(file: string): string {
  return file.replace(/(?:(?:^|\/)index)?\.html$/, '');
}

/** What is named in a page: scripts, style sheets, pictures. */
function namedFiles(html: string, known: ReadonlySet<string>): string[] {
  const names = html.match(/(?:assets|img)\/[\w./@~%+-]+/g) ?? [];
  return names.filter(name => known.has(name));
}

const siteFile =
  /^assets\/(?:js|css)\/(?:main|runtime~main|styles|later)\.([0-9a-f]{8})\.(?:js|css)$/;

/**
 * The hashes in the names of the files that every page has: when one of them changes, so does the text of all pages.
 * In the order of the names, which the next build has as well.
 */
export function buildHashes(paths: readonly string[]): string[] {
  return [...paths].sort().flatMap(path => siteFile.exec(path)?.[1] ?? []);
}

/** Pages by the path of their version; those of no version, which all have, by the empty path. */
function groupPages(files: BuiltFiles, versions: readonly DocsVersion[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  // The paths of older versions are below that of the latest.
  const byDepth = [...versions].sort((a, b) => b.path.length - a.path.length);
  for (const file of files.pages.keys()) {
    const address = addressOf(file);
    const version = byDepth.find(({path}) => `${address}/`.startsWith(`${path}/`));
    const key = version?.path ?? '';
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return groups;
}

/**
 * Plans the lists of all versions. A version has its own pages and those of none (the REST reference, the changelog,
 * the search), their Markdown, all that they name, the scripts that load on first use, and its part of both searches.
 */
export function planLists(
  files: BuiltFiles,
  versions: readonly DocsVersion[],
  redirects: readonly Redirect[],
): PlannedList[] {
  const known = new Set(files.paths);
  const groups = groupPages(files, versions);
  const named = new Map(
    [...groups].map(([group, pages]) => [
      group,
      new Set(pages.flatMap(page => namedFiles(files.pages.get(page) ?? '', known))),
    ]),
  );
  const namedSomewhere = new Set([...named.values()].flatMap(names => [...names]));
  const onFirstUse = files.paths.filter(
    path =>
      /^(?:assets\/(?:js|css|fonts|images)\/.*|img\/[^/]*\.svg$)/.test(path) &&
      !namedSomewhere.has(path),
  );
  const fileLists = files.paths.filter(path => path.startsWith(`${fileListFolder}/`));
  const hashes = buildHashes(files.paths);

  function indexFiles({tag}: DocsVersion): string[] {
    const shards = files.manifest.shards.filter(
      shard => shard.tag === tag || !tagOfVersions.test(shard.tag),
    );
    const names = [
      ...shards.flatMap(({file, rest}) => [file, rest]),
      ...(files.manifest.synonyms ?? []).map(({file}) => file),
    ];
    return [manifestPath, ...names.map(name => `${indexFolder}/${name}`)];
  }

  /** What answers questions about pages. @param addresses of the pages */
  function askFiles({tag}: DocsVersion, addresses: readonly string[]): string[] {
    if (!files.ask) return [];
    const indexes = files.ask.indexes.filter(index => index.tag === tag).map(({file}) => file);
    const names = [manifestFile, widgetFile, workerFile, ...indexes, ...addresses.map(textFile)];
    return names.map(name => `${semanticFolder}/${name}`).filter(name => known.has(name));
  }

  return versions.map(version => {
    const groupsOfIt = [version.path, ''];
    const pages = groupsOfIt.flatMap(group => groups.get(group) ?? []);
    const twins = pages.map(file => file.replace(/\.html$/, twinSuffix));
    const others = new Set([
      ...twins.filter(file => known.has(file) && file !== notFoundNotice),
      ...groupsOfIt.flatMap(group => [...(named.get(group) ?? [])]),
      ...onFirstUse,
      ...fileLists,
      ...indexFiles(version),
      ...askFiles(version, pages.map(addressOf)),
    ]);
    return {
      label: version.label,
      home: version.path,
      hashes,
      moved: [...redirects],
      taken: [
        ...pages.sort().map(file => ({file, address: addressOf(file)})),
        ...[...others].sort().map(file => ({file})),
      ],
    };
  });
}

/** The hashes that a file is read with; see `contentId`. */
export function hashesFor(
  {file, address}: TakenFile,
  hashes: readonly string[],
): readonly string[] {
  return mentionsNames(file, address !== undefined) ? hashes : [];
}

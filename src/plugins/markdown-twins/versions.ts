/** The versions of the documentation, and which of them a page belongs to. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {withoutSlash} from '@engagespot-docs/publish/twin-address';
import {lineOf, type MovedPages, pathInVersion, relatedDocs} from '../../content/movedPages.ts';
import {type ListedSection, sectionsOf} from './sections.ts';

export interface TwinVersion {
  /** Docusaurus' name. */
  name: string;
  label: string;
  /** Path of its start on the host. */
  path: string;
  isLatest: boolean;
  /** Path of the folder of its lists, with a slash at the end. */
  folder: string;
  sections: readonly ListedSection[];
  /** The page of the latest version for one of this version; undefined in the latest. */
  successorOf(pagePath: string): string | undefined;
}

/**
 * The versions, newest first.
 *
 * @param baseUrl path of the site
 */
export function twinVersions(
  {loadedVersions}: LoadedContent,
  table: MovedPages,
  baseUrl: string,
): TwinVersion[] {
  const pagePath = (permalink: string) => withoutSlash(permalink, baseUrl);
  const versions = loadedVersions.map(({versionName, path, docs}) => ({
    name: versionName,
    path: pagePath(path),
    docs: docs.map(({id, permalink}) => ({id, path: pagePath(permalink)})),
  }));
  const [latest] = versions;
  const related = (latest && relatedDocs(table, versions).get(latest.name)) ?? [];
  const places = new Map([...related, ...(latest?.docs ?? [])].map(({id, path}) => [id, path]));
  const latestSections = loadedVersions[0] ? sectionsOf(loadedVersions[0]) : [];
  // Indexes of groups are pages without an id.
  const latestPaths = new Set(latestSections.flatMap(({paths}) => paths));

  return loadedVersions.map((version, index) => {
    const {versionName: name, label} = version;
    const path = pagePath(version.path);
    const ids = new Map(version.docs.map(({id, permalink}) => [pagePath(permalink), id]));
    const start = latest?.path ?? baseUrl;

    function successorOf(page: string): string {
      const place = places.get(ids.get(page) ?? '\0');
      if (place !== undefined) return place;
      const line = start + lineOf(table, name, pathInVersion({path}, page));
      return latestPaths.has(line) ? line : start;
    }

    return {
      name,
      label,
      path,
      isLatest: index === 0,
      folder: index === 0 ? baseUrl : `${path}/`,
      sections: index === 0 ? latestSections : sectionsOf(version),
      successorOf: page => (index === 0 ? undefined : successorOf(page)),
    };
  });
}

/** The version of a page; pages outside the documentation belong to the latest. */
export function versionOf(versions: readonly TwinVersion[], pagePath: string): TwinVersion {
  const older = versions.find(
    ({isLatest, path}) => !isLatest && `${pagePath}/`.startsWith(`${path}/`),
  );
  const version = older ?? versions[0];
  if (!version) throw new Error('The documentation has no versions');
  return version;
}

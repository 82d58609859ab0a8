/** Which pages are compared with which. */
import {type MovedPages, relatedDocs, type VersionOfPages} from '../../content/movedPages.ts';
import {changesFile} from '../../content/versionChanges.ts';

/** A version as the docs plugin knows it. */
export type ComparedVersion = VersionOfPages & {label: string};

export interface Pair {
  /** Addresses of the two pages. */
  older: string;
  newer: string;
  /** The file with their difference, below the site's base path. */
  file: string;
}

/**
 * Each page of an older version with its counterpart in each newer version that has one.
 *
 * @param versions all versions, newest first
 * @param baseUrl path of the site, with which all addresses begin
 */
export function pairsOf(
  table: MovedPages,
  versions: readonly ComparedVersion[],
  baseUrl: string,
): Pair[] {
  const related = relatedDocs(table, versions);
  return versions.flatMap((newer, position) => {
    const moved = (related.get(newer.name) ?? []).filter(({relation}) => relation === 'moved');
    const places = new Map([...moved, ...newer.docs].map(({id, path}) => [id, path]));
    return versions.slice(position + 1).flatMap(older =>
      older.docs.flatMap(({id, path}): Pair[] => {
        const counterpart = places.get(id);
        if (counterpart === undefined) return [];
        const page = path.slice(baseUrl.length).replace(/\/$/, '');
        return [{older: path, newer: counterpart, file: changesFile(page, newer.label)}];
      }),
    );
  });
}

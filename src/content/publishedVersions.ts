/**
 * `versions.json` at the start of the site: where each version of the documentation is, for programs that read the
 * published files.
 */

/** Name of the file, at the start of the site. */
export const versionsFile = 'versions.json';

export interface PublishedVersion {
  /** As readers know it: `1.5.x`. */
  label: string;
  /** Mark of its pages in the index of the search: `docs-default-current`. */
  tag: string;
  /** Path of its first page on the host; its pages are below. */
  path: string;
}

export interface PublishedVersions {
  /** Address of the start of the site, with a slash at the end. */
  site: string;
  /** The latest first. */
  versions: readonly PublishedVersion[];
}

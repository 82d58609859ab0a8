/** What the build says of the versions that a reader can keep, and the shape in which it says it. */
import type {Redirect} from '@engagespot-docs/publish/redirects';

/** Folder of the lists in a built site. */
export const offlineFolder = 'offline';
/** The versions, in a file that is small enough to be asked for on each visit. */
export const versionsPath = `${offlineFolder}/versions.json`;
/** The service worker. It lies at the top of the site, because it answers only for what is below it. */
export const workerPath = 'offline-worker.js';
/** The page on which readers choose what to keep. */
export const choicePath = 'offline';
/** The results page of the search, which is the same for all versions. */
export const resultsPath = 'search';

/** A header of the requests that load what is kept: the worker has no part in them. */
export const directHeader = 'X-Read-Offline';

/** A version that a reader can keep. */
export interface OfferedVersion {
  /** Name that readers know it by, such as `1.5.x`. */
  label: string;
  /** Hash of the list: another one means that something has changed. */
  build: string;
  /** Path of the list, below the site. */
  list: string;
  /** Bytes to download when servers compress, and bytes on the device. */
  download: number;
  stored: number;
}

/** A file: its path below the site as it is asked for, the id of its content, and its size in bytes. */
export type ListedFile = [path: string, id: string, bytes: number];

/** Everything that a version is read with. */
export interface VersionList {
  label: string;
  build: string;
  /** Hashes in the names of scripts and style sheets, which change with every build; see `content.ts`. */
  hashes: string[];
  /** Path of the first page of the version, below the site. */
  home: string;
  /** Pages, by their addresses: the empty one is the home page of the site. */
  pages: ListedFile[];
  files: ListedFile[];
  /** Addresses that moved, below the site and with a slash at the start. */
  moved: Redirect[];
}

/** All that a version consists of. */
export function allFiles({pages, files}: VersionList): ListedFile[] {
  return [...pages, ...files];
}

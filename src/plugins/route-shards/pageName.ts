/** How the build and the browser come from the address of a page to its shard and its chunk. */
import {fileListFolder} from '../../content/fileLists.ts';

/** A path decoded and without its trailing slash, as pages are known here. */
export function normalizePath(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURI(pathname);
  } catch {
    // Not the address of a page: it stays as it is and is not found.
  }
  return decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded;
}

/** FNV-1a with its bits mixed once more, because a shard is a remainder: the same in the build and in the browser. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Name of the chunk with the content of a page. */
export function pageChunk(pathname: string): string {
  return `page-${hash(normalizePath(pathname)).toString(36)}`;
}

/** Which of so many shards holds the route of a page. */
export function shardOf(pathname: string, shards: number): number {
  return hash(normalizePath(pathname)) % shards;
}

/** Name of the chunk with the routes of a shard. */
export const shardChunk = (shard: number) => `routes-${shard}`;

/** Name of the chunk with the sidebars of a version. */
export const versionChunk = (chunk: string) => `version-${chunk}`;

/** Whether the file of a chunk is in a list that is loaded with its pages, and not in a table that every reader gets. */
export const isListed = (chunk: string) => /^(?:page|routes|version)-|^shards$/.test(chunk);

/**
 * The list of the files of a shard, below the site. Lists of two builds lie apart if the script of the site differs,
 * because what is in a page refers to that script.
 *
 * @param build as `buildOf` finds it
 */
export const fileList = (build: string, shard: number) =>
  `${fileListFolder}/${build}/${shard}.json`;

/** The build that a script of the site, by its address, belongs to. */
export const buildOf = (address: string) => /\/main\.([0-9a-f]+)\.js$/.exec(address)?.[1];

/** The global list in which the bundler keeps the chunks that have arrived. */
export const chunkList = 'docsChunks';

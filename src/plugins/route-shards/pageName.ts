/** How the build and the browser come from the address of a page to its shard and its chunk. */

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

/** The global list in which the bundler keeps the chunks that have arrived. */
export const chunkList = 'docsChunks';

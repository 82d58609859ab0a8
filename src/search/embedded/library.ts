import {SearchError} from '../errors';
import type {SearchRecord} from '../records/record';
import {holds} from '../records/shape';
import {
  decodeShard,
  type Manifest,
  type ShardEntry,
  type SynonymGroup,
  shardRecords,
} from '../records/shard';

/** The index files of the site, each fetched once. */
export interface Library {
  /** @throws SearchError when the manifest cannot be had */
  entries(): Promise<ShardEntry[]>;
  /**
   * The records with the beginnings of their texts.
   *
   * @throws SearchError when the file cannot be had
   */
  front(entry: ShardEntry): Promise<SearchRecord[]>;
  /**
   * The records.
   *
   * @throws SearchError when a file cannot be had
   */
  whole(entry: ShardEntry): Promise<SearchRecord[]>;
  /**
   * What words mean in these languages.
   *
   * @throws SearchError when a file cannot be had
   */
  synonyms(languages: readonly string[]): Promise<SynonymGroup[]>;
}

/** Gets a file of the site by its absolute URL, as `fetch` does. */
export type GetFile = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * @param members see `holds`
 * @throws SearchError of kind `network` when nothing answers, `server` when the answer is no JSON, or other JSON
 */
async function fetchJson(
  get: GetFile,
  url: string,
  members: readonly string[],
  init?: RequestInit,
): Promise<unknown> {
  let response: Response;
  try {
    response = await get(url, init);
  } catch {
    throw new SearchError('network', `${url} cannot be reached.`);
  }
  if (!response.ok) {
    throw new SearchError('server', `${url} answers ${response.status}.`, response.status);
  }
  const content = await response.json().catch(() => undefined);
  if (!holds(content, members)) {
    throw new SearchError('server', `${url} does not hold what it should.`, response.status);
  }
  return content;
}

/** Remembers a promise until it fails, so that the next call tries again. */
function untilFailure<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>) {
  const known = cache.get(key);
  if (known) return known;
  const loading = load().catch((error: unknown) => {
    cache.delete(key);
    throw error;
  });
  cache.set(key, loading);
  return loading;
}

/** Milliseconds after which a file that is still on its way counts as lost: a search goes on with what it has. */
const patience = 60_000;

const frontMembers = ['words', 'urls', 'levels'];

interface LibraryOptions {
  /** How files are had; over the network by default. */
  get?: GetFile;
  /** The texts of files that are there already, by absolute URL; each is taken once. */
  files?: Record<string, string> | undefined;
}

/**
 * @param manifestUrl absolute URL of the manifest; the shards lie beside it
 */
export function createLibrary(
  manifestUrl: string,
  {
    get = (url, init) => fetch(url, {...init, signal: AbortSignal.timeout(patience)}),
    files: known = {},
  }: LibraryOptions = {},
): Library {
  const files = new Map<string, Promise<unknown>>();
  /** URLs of files that could not be had, or not be read. */
  const failed = new Set<string>();

  /** The content of a file, unless it could not be had before. */
  function readJson(url: string, members: readonly string[], init?: RequestInit): Promise<unknown> {
    const text = known[url];
    delete known[url];
    const read = text === undefined ? get : async () => new Response(text);
    return untilFailure(files, url, () => fetchJson(read, url, members, init));
  }

  function readManifest(): Promise<Manifest> {
    // The name of the manifest is fixed, so a cached copy may name files of an older build.
    return readJson(manifestUrl, ['shards'], {cache: 'no-cache'}) as Promise<Manifest>;
  }

  async function readFile(file: string, members: readonly string[]): Promise<unknown> {
    const {href} = new URL(file, manifestUrl);
    try {
      // Of a broken file, the browser may have kept a copy for a year.
      return await readJson(href, members, failed.has(href) ? {cache: 'reload'} : undefined);
    } catch (error) {
      failed.add(href);
      // A missing file may mean that the site was published anew: read the manifest again.
      files.delete(manifestUrl);
      throw error;
    }
  }

  return {
    async entries() {
      return (await readManifest()).shards;
    },
    async front({file}) {
      return shardRecords(decodeShard(await readFile(file, frontMembers)));
    },
    async whole({file, rest}) {
      const parts = await Promise.all([
        readFile(file, frontMembers),
        readFile(rest, ['texts', 'further', 'asked']),
      ]);
      return shardRecords(decodeShard(...parts));
    },
    async synonyms(languages) {
      const {synonyms = []} = await readManifest();
      const entries = synonyms.filter(({language}) => languages.includes(language));
      const lists = entries.map(({file}) => readFile(file, ['0']));
      return (await Promise.all(lists)).flat() as SynonymGroup[];
    },
  };
}

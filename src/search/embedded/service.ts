/**
 * The embedded engine as a transport: loads the index files that a search needs and answers from
 * them. Runs in a worker, or in the page where workers are not to be had.
 */
import type {SearchTransport} from '../client';
import {abortedError} from '../errors';
import type {SearchParameters, SearchResult} from '../protocol';
import type {SearchRecord} from '../records/record';
import type {ShardEntry} from '../records/shard';
import {parseScope} from '../scope';
import {createEngine, type Engine} from './engine';
import {createLibrary, type Library} from './library';

export interface ServiceOptions {
  /** Absolute URL of the manifest of the index. */
  manifestUrl: string;
  /** The texts of files of the index that are there already, by absolute URL. */
  files?: Record<string, string>;
}

/** Milliseconds after which files that could not be had are asked for again. */
const restAfterFailure = 30_000;

/** An engine over the records that could be had. */
interface Built {
  engine: Engine;
  /** Whether there should be more. */
  isIncomplete: boolean;
}

/** The engines over the same shards. */
interface Index {
  files: string;
  /** Over the beginnings of the texts. */
  front: Promise<Built>;
  whole: Promise<Built>;
  /** What `whole` has become; undefined while it is on its way. */
  ready?: Built;
  /** When it is to be built anew, by the clock in milliseconds. */
  until: number;
}

/** Builds an engine with what can be had; fails only when no shard can. */
async function build(
  library: Library,
  entries: readonly ShardEntry[],
  load: (entry: ShardEntry) => Promise<SearchRecord[]>,
): Promise<Built> {
  const [synonyms, ...shards] = await Promise.allSettled([
    library.synonyms(entries.map(({language}) => language)),
    ...entries.map(load),
  ] as const);
  const [failure, ...others] = shards.filter(({status}) => status === 'rejected');
  if (failure?.status === 'rejected' && others.length + 1 === entries.length) throw failure.reason;
  const records = shards.flatMap(shard => (shard.status === 'fulfilled' ? shard.value : []));
  const known = synonyms.status === 'fulfilled' ? synonyms.value : [];
  const isIncomplete = failure !== undefined || synonyms.status === 'rejected';
  return {engine: createEngine(records, known), isIncomplete};
}

/** @param library where the files of the index come from, if not over the network */
export function createEmbeddedService(
  {manifestUrl, files}: ServiceOptions,
  library: Library = createLibrary(manifestUrl, {files}),
): SearchTransport {
  /** The docs versions searched last; readers seldom go back and forth. */
  let latest: Index | undefined;

  // Node, where the service runs as well, knows no such event.
  globalThis.addEventListener?.('online', () => {
    if (latest?.ready?.isIncomplete) latest.until = 0;
  });

  function open(files: string, entries: readonly ShardEntry[]): Index {
    const front = build(library, entries, library.front);
    const rest = async (): Promise<Built> => {
      // What is needed first has the connection for itself.
      await front;
      let isCut = false;
      const frontAtLeast = (entry: ShardEntry) =>
        library.whole(entry).catch(async () => {
          isCut = true;
          return library.front(entry);
        });
      const {engine, isIncomplete} = await build(library, entries, frontAtLeast);
      return {engine, isIncomplete: isIncomplete || isCut};
    };
    const index: Index = {files, front, whole: rest(), until: Number.POSITIVE_INFINITY};
    const forget = () => {
      if (latest === index) latest = undefined;
    };
    index.whole.then(built => {
      index.ready = built;
      if (built.isIncomplete) index.until = Date.now() + restAfterFailure;
    }, forget);
    return index;
  }

  async function indexFor(isNeeded: (entry: ShardEntry) => boolean): Promise<Index> {
    const entries = (await library.entries()).filter(isNeeded);
    const files = entries.map(({file}) => file).join(' ');
    if (latest?.files !== files || latest.until < Date.now()) latest = open(files, entries);
    return latest;
  }

  /**
   * The index of the shards that are needed, and what could be loaded of it. When a file is missing, the site may have
   * been published anew: the index that the manifest names now is tried before settling for a part of this one.
   *
   * @param tried the files of the index that was tried
   */
  async function find(
    isNeeded: (entry: ShardEntry) => boolean,
    whole: boolean | undefined,
    tried?: string,
  ): Promise<{index: Index; built: Built}> {
    const index = await indexFor(isNeeded);
    try {
      const built = index.ready ?? (await (whole ? index.whole : index.front));
      if (!built.isIncomplete || index.files === tried) return {index, built};
    } catch (error) {
      if (index.files === tried) throw error;
    }
    return find(isNeeded, whole, index.files);
  }

  async function answer(
    {whole, ...search}: SearchParameters,
    signal: AbortSignal | undefined,
  ): Promise<SearchResult> {
    const scope = parseScope(search.filter_by);
    const {index, built} = await find(
      ({language, tag}) => !scope || (scope.language === language && scope.tags.includes(tag)),
      whole,
    );
    if (signal) {
      // Whatever was said in the meantime: of several searches that waited, only the last is still wanted.
      await new Promise(resolve => setTimeout(resolve));
      if (signal.aborted) throw abortedError();
    }
    // The rest may have come while the first part was waited for.
    const {engine, isIncomplete} = index.ready ?? built;
    return {
      ...engine.search(search),
      ...(!whole && !index.ready && {isPartial: true}),
      ...(isIncomplete && {isIncomplete}),
    };
  }

  return {
    async perform({searches}, {signal} = {}) {
      return {results: await Promise.all(searches.map(search => answer(search, signal)))};
    },
    async warm(tags) {
      const index = await indexFor(({tag}) => tags.includes(tag));
      await index.whole;
    },
  };
}

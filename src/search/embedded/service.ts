/**
 * The embedded engine as a transport: loads the index files that a search needs and answers from
 * them. Runs in a worker, or in the page where workers are not to be had.
 */
import type {SearchTransport} from '../client';
import type {SearchParameters, SearchResult} from '../protocol';
import type {ShardEntry} from '../records/shard';
import {parseScope} from '../scope';
import {createEngine, type Engine} from './engine';
import {createLibrary} from './library';

export interface ServiceOptions {
  /** Absolute URL of the manifest of the index. */
  manifestUrl: string;
}

export function createEmbeddedService({manifestUrl}: ServiceOptions): SearchTransport {
  const library = createLibrary(manifestUrl);
  /** The engine of the docs versions searched last; readers seldom go back and forth. */
  let latest: {files: string; engine: Promise<Engine>} | undefined;

  async function build(entries: readonly ShardEntry[]): Promise<Engine> {
    const [synonyms, ...records] = await Promise.all([
      library.synonyms(entries.map(({language}) => language)),
      ...entries.map(entry => library.records(entry)),
    ]);
    return createEngine(records.flat(), synonyms);
  }

  async function engineFor(isNeeded: (entry: ShardEntry) => boolean): Promise<Engine> {
    const entries = (await library.entries()).filter(isNeeded);
    const files = entries.map(({file}) => file).join(' ');
    if (latest?.files === files) return latest.engine;
    const built = {files, engine: build(entries)};
    latest = built;
    built.engine.catch(() => {
      if (latest === built) latest = undefined;
    });
    return built.engine;
  }

  async function answer(search: SearchParameters): Promise<SearchResult> {
    const scope = parseScope(search.filter_by);
    const engine = await engineFor(
      ({language, tag}) => !scope || (scope.language === language && scope.tags.includes(tag)),
    );
    return engine.search(search);
  }

  return {
    async perform({searches}) {
      return {results: await Promise.all(searches.map(answer))};
    },
    async warm(tags) {
      await engineFor(({tag}) => tags.includes(tag));
    },
  };
}

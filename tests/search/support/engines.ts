/** The engines under test, asked as the interface asks them, over the index of the built site. */

import {startPreviewServer} from '@engagespot-docs/publish/preview';
import {searchServer, search as settings} from '../../../config/search';
import {buildDirectory} from '../../../scripts/lib/paths';
import {
  createSearchClient,
  createServerTransport,
  createTypesenseTransport,
  manifestPath,
  type SearchClient,
  scopeFilter,
} from '../../../src/search';
import {createEmbeddedService} from '../../../src/search/embedded/service';

const {typesenseCollectionName: collection} = settings;

export interface TestedEngine {
  name: string;
  /** Undefined for a search server that the environment does not name. */
  client: SearchClient | undefined;
}

export interface TestedEngines {
  engines: readonly TestedEngine[];
  close(): Promise<void>;
}

/** A client that answers from the whole index, as it does a moment after its first answer. */
function waiting(client: SearchClient): SearchClient {
  return {
    ...client,
    search: (request, options) => client.search({...request, whole: true}, options),
  };
}

/** The embedded engine, without the worker around it, and the search server if there is one. */
export async function startEngines(): Promise<TestedEngines> {
  const site = await startPreviewServer({directory: buildDirectory, port: 0});
  const manifestUrl = new URL(manifestPath, site.url).href;
  const embedded = createEmbeddedService({manifestUrl});
  const server =
    searchServer &&
    createServerTransport({connection: createTypesenseTransport(searchServer), manifestUrl});
  return {
    engines: [
      {name: 'embedded engine', client: waiting(createSearchClient(embedded, collection))},
      {
        name: server ? 'search server' : 'search server (not asked: no TYPESENSE_NODES)',
        client: server && createSearchClient(server, collection),
      },
    ],
    close: () => site.close(),
  };
}

/** Tags of what a reader of a docs version searches. */
export function tagsOf(version: string): string[] {
  return [`docs-default-${version}`, 'docs-api-current', 'default'];
}

/** What a reader of a docs version searches: its pages, the API reference, untagged pages. */
export function filterFor(version: string): string {
  return scopeFilter('en', tagsOf(version));
}

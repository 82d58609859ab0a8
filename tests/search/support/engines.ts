/** The engines under test, asked as the interface asks them, over the index of the built site. */

import {startPreviewServer} from '@engagespot-docs/publish/preview';
import {searchServer, search as settings} from '../../../config/search';
import {buildDirectory} from '../../../scripts/lib/paths';
import {folderSource} from '../../../src/assistants/site/folderSource';
import {
  createSearchClient,
  createServerTransport,
  createTypesenseTransport,
  manifestPath,
  type SearchClient,
  type SearchTransport,
  scopeFilter,
  type TypesenseOptions,
} from '../../../src/search';
import {createLibrary} from '../../../src/search/embedded/library';
import {createEmbeddedService} from '../../../src/search/embedded/service';

const {typesenseCollectionName: collection} = settings;

export interface TestedEngine {
  name: string;
  /** Undefined for a search server that the environment does not name. */
  client: SearchClient | undefined;
}

/** A client that answers from the whole index, as it does a moment after its first answer. */
function waiting(client: SearchClient): SearchClient {
  return {
    ...client,
    search: (request, options) => client.search({...request, whole: true}, options),
  };
}

/** An embedded service over the files of the build, without the worker around it. */
export function openService(): SearchTransport {
  const {href: manifestUrl} = new URL(manifestPath, 'http://localhost');
  const {get} = folderSource(buildDirectory, manifestUrl);
  return createEmbeddedService({manifestUrl}, createLibrary(manifestUrl, {get}));
}

/** A search server that orders by the synonyms of the build. */
async function connect(server: TypesenseOptions): Promise<SearchClient> {
  const site = await startPreviewServer({directory: buildDirectory, port: 0});
  const connection = createTypesenseTransport(server);
  const manifestUrl = new URL(manifestPath, site.url).href;
  return createSearchClient(createServerTransport({connection, manifestUrl}), collection);
}

/** The embedded engine, which all test files of a worker share, and the search server if there is one. */
export const engines: readonly TestedEngine[] = [
  {name: 'embedded engine', client: waiting(createSearchClient(openService(), collection))},
  searchServer
    ? {name: 'search server', client: await connect(searchServer)}
    : {name: 'search server (not asked: no TYPESENSE_NODES)', client: undefined},
];

/** Tags of what a reader of a docs version searches. */
export function tagsOf(version: string): string[] {
  return [`docs-default-${version}`, 'docs-api-current', 'default'];
}

/** What a reader of a docs version searches: its pages, the API reference, untagged pages. */
export function filterFor(version: string): string {
  return scopeFilter('en', tagsOf(version));
}

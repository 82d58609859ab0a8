import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ThemeConfig as SearchThemeConfig} from 'docusaurus-theme-search-typesense';
import {
  createEmbeddedTransport,
  createFallbackTransport,
  createSearchClient,
  createServerTransport,
  createTypesenseTransport,
  manifestPath,
  type SearchClient,
  type SearchTransport,
  type TypesenseOptions,
} from '..';

/** Settings of the search from `config/search.ts`. */
export type SearchSettings = Omit<SearchThemeConfig['typesense'], 'typesenseServerConfig'> & {
  /** Empty where no server is configured. */
  typesenseServerConfig: Partial<TypesenseOptions>;
  feedbackEmail: string;
};

export function useSearchSettings(): SearchSettings {
  return (useThemeConfig() as unknown as {typesense: SearchSettings}).typesense;
}

function isConfigured(server: Partial<TypesenseOptions>): server is TypesenseOptions {
  return server.nodes !== undefined;
}

/** The configured server with the embedded engine behind it, or the embedded engine alone. */
function createTransport(settings: SearchSettings, manifestUrl: string): SearchTransport {
  const {typesenseServerConfig: server} = settings;
  const embedded = createEmbeddedTransport({manifestUrl});
  if (!isConfigured(server)) return embedded;
  const connection = createTypesenseTransport(server);
  return createFallbackTransport({
    server: createServerTransport({connection, manifestUrl}),
    embedded,
  });
}

/** Milliseconds without a key before a server is asked. */
const serverPause = 120;

/** The client of each configuration: a site has one, tests have several. */
const clients = new WeakMap<SearchSettings, SearchClient>();

/** The one client of the site; dialog and results page share its worker and its index. */
export function useSearchClient(): SearchClient {
  const manifestUrl = useBaseUrl(`/${manifestPath}`);
  const settings = useSearchSettings();
  const known = clients.get(settings);
  if (known) return known;
  const transport = createTransport(settings, manifestUrl);
  const client = createSearchClient(transport, settings.typesenseCollectionName, {
    pause: isConfigured(settings.typesenseServerConfig) ? serverPause : 0,
  });
  clients.set(settings, client);
  return client;
}

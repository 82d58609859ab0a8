import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ThemeConfig as SearchThemeConfig} from 'docusaurus-theme-search-typesense';
import {createEmbeddedTransport, createSearchClient, manifestPath, type SearchClient} from '..';

/** Settings of the search from `config/search.ts`. */
type SearchSettings = SearchThemeConfig['typesense'] & {feedbackEmail: string};

export function useSearchSettings(): SearchSettings {
  return (useThemeConfig() as unknown as {typesense: SearchSettings}).typesense;
}

let client: SearchClient | undefined;

/** The one client of the site; dialog and results page share its worker and its index. */
export function useSearchClient(): SearchClient {
  const manifestUrl = useBaseUrl(`/${manifestPath}`);
  const {typesenseCollectionName: collection} = useSearchSettings();
  client ??= createSearchClient(createEmbeddedTransport({manifestUrl, collection}), collection);
  return client;
}

/** The index is made of built pages, so the development server has none. */
export const isSearchBuilt = process.env.NODE_ENV !== 'development';

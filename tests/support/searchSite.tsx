import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import LayoutProvider from '@theme/Layout/Provider';
import {type ReactNode, useContext, useMemo} from 'react';
import {vi} from 'vitest';
import {isFailure, type MultiSearchResponse} from '../../src/search/protocol.ts';
import type {FindingSearch} from '../../src/search/typesense/finding.ts';
import recorded from '../fixtures/typesense/02-highlighted.json';

const docsPlugin = 'docusaurus-plugin-content-docs';

function version(name: string, label: string, path: string, isLast: boolean) {
  return {name, label, path, isLast, mainDocId: 'index', docs: [], draftIds: [], sidebars: {}};
}

const docs = {
  path: '/docs',
  breadcrumbs: true,
  versions: [
    version('current', '1.5.x', '/docs', true),
    version('1.4.x', '1.4.x', '/docs/1.4.x', false),
  ],
};

const server = {
  nodes: [{protocol: 'https', host: 'search.example.com', port: 443}],
  apiKey: 'SEARCH_ONLY_KEY',
};

interface SiteProps {
  children: ReactNode;
  hasServer?: boolean;
}

/** This site with one more version of its documentation, and with a search server unless it has none. */
export function TwoVersions({children, hasServer = true}: SiteProps): ReactNode {
  const site = useContext(Context);
  const value = useMemo(() => {
    const {themeConfig} = site.siteConfig;
    const typesense = Object.assign({}, themeConfig.typesense, {
      typesenseServerConfig: hasServer ? server : {},
    });
    const docsData = Object.assign({}, site.globalData[docsPlugin], {default: docs});
    return {
      ...site,
      globalData: {...site.globalData, [docsPlugin]: docsData},
      siteConfig: {...site.siteConfig, themeConfig: {...themeConfig, typesense}},
    };
  }, [site, hasServer]);
  return (
    <Context.Provider value={value}>
      <LayoutProvider>{children}</LayoutProvider>
    </Context.Provider>
  );
}

/**
 * Plays the search server, with the hits of a recorded one, until the globals are restored.
 *
 * @returns the searches that it is asked, oldest first
 */
export function playServer(): FindingSearch[] {
  const asked: FindingSearch[] = [];
  const {results} = recorded.response.body as MultiSearchResponse;
  const groups = results.flatMap(result => (isFailure(result) ? [] : result.grouped_hits));
  const hits = groups
    .flatMap(group => group.hits)
    .map(({document, highlight}) => ({document: {...document, item_priority: 0}, highlight}));
  vi.stubGlobal('fetch', async (_url: string, {body}: {body?: string} = {}) => {
    // The site's own files, which it does without.
    if (!body) return new Response('', {status: 404});
    const {searches}: {searches: FindingSearch[]} = JSON.parse(body);
    asked.push(...searches);
    return Response.json({results: searches.map(() => ({found: hits.length, out_of: 30, hits}))});
  });
  return asked;
}

/** The filter of a search in a docs version, beside untagged pages and the API reference. */
export function filterOf(name: string): string {
  return `language:=en && docusaurus_tag:=[default,docs-default-${name},docs-api-current]`;
}

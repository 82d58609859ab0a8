/**
 * Replaces the results page of docusaurus-theme-search-typesense 0.27.0, whose route it keeps.
 */
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import SearchResults from './SearchResults';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout description="Search the guides, the API reference and the changelog of every version.">
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <SearchResults />
      </Layout>
    </HtmlClassNameProvider>
  );
}

import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundPage from '@site/src/components/NotFoundPage';
import Layout from '@theme/Layout';
import {type ReactNode, Suspense} from 'react';

/**
 * The page of addresses that do not exist. Servers send its HTML for every such address, also below a version of the
 * documentation, where the browser expects the boundary of NotFound/Content.
 */
export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" />
      <Layout>
        <Suspense>
          <NotFoundPage />
        </Suspense>
      </Layout>
    </>
  );
}

import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundPage from '@site/src/components/NotFoundPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The page of addresses that do not exist. It is a chunk of its own, so nothing in it waits for another. */
export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" />
      <Layout>
        <NotFoundPage />
      </Layout>
    </>
  );
}

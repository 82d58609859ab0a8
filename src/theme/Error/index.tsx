/**
 * Ejected from @docusaurus/core 3.10.2: the fallback for a crash outside the page, in the frame around it. The
 * frame is tried once more; when that crashes too, the fallback stands alone.
 */
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The frame asks which plugin the page comes from, and a crash comes from none. */
const noRoute = {plugin: {name: 'crash', id: 'default'}};

export default function CrashOutsidePage(props: Props): ReactNode {
  return (
    <RouteContextProvider value={noRoute}>
      <Head>
        <title>This page crashed</title>
      </Head>
      {/* The first error is what matters, not the one that it leads to. */}
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

const NotFoundPage = lazy(
  () => import(/* webpackChunkName: "not-found" */ '@site/src/components/NotFoundPage'),
);

/** Loads what a reader gets instead of a page that does not exist, which most readers never see. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <NotFoundPage {...props} />
    </Suspense>
  );
}

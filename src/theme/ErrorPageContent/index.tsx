/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the page instead of one that crashed, in our design and
 * with a way on. It also stands alone where the frame around the page crashed (see theme/Error), so it uses
 * nothing of the frame.
 */
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import {Button} from '@site/src/components/Button';
import Lead from '@site/src/components/Lead';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.crash}>
      <h1>This page crashed.</h1>
      <Lead>
        Something on it failed while it was displayed. Try again; if it happens again,{' '}
        <a href={`${siteConfig.baseUrl}docs/get-support`}>send us</a> the details below.
      </Lead>
      <Button onClick={tryAgain}>Try again</Button>
      <div className={styles.reason}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}

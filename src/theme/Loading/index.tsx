/**
 * Ejected from @docusaurus/core 3.10.2: what replaces a page that is on its way when there is no other to keep
 * in view. The loader says after 200 ms that it takes long; what is quicker shows nothing.
 */
import LoadError from '@site/src/components/LoadError';
import Spinner from '@site/src/components/Spinner';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error) return <LoadError error={error} onRetry={retry} />;
  if (!pastDelay) return null;
  return <Spinner className={styles.loading}>Loading…</Spinner>;
}

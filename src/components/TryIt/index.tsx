import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {Play, X} from 'lucide-react';
import {lazy, type ReactNode, Suspense, useState} from 'react';
import type {OperationView} from '../../openapi/view';
import LoadError from '../LoadError';
import LateSpinner from '../Spinner/LateSpinner';
import styles from './styles.module.css';

const Console = lazy(() => import('../Console'));

/** The button that opens the console in place. The console is a chunk of its own, loaded on the first use. */
export default function TryIt({view}: {view: OperationView}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.tryIt} aria-label="Try it" data-markdown-ignore>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        {isOpen ? 'Close the console' : 'Try it'}
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <ErrorBoundary
            // Another attempt would ask for the same file, which may be gone since the site was published anew.
            fallback={({error}) => (
              <LoadError error={error} onRetry={() => window.location.reload()} />
            )}
          >
            <Suspense fallback={<LateSpinner>Loading the console…</LateSpinner>}>
              <Console view={view} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </section>
  );
}

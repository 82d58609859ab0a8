import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import LoadError from '@site/src/components/LoadError';
import {createRoot} from 'react-dom/client';
import styles from './failedLoad.module.css';

function isFailedChunk(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

function hasStarted(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** The browser knows it without storage, so a second reload is out of the question everywhere. */
function isReload(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'reload';
}

/** Below the page as the server wrote it, which can be read without scripts. */
function offerRetry(error: Error): void {
  const container = document.createElement('div');
  container.className = styles.notice ?? '';
  document.body.append(container);
  createRoot(container).render(
    <LoadError error={error} onRetry={() => window.location.reload()} />,
  );
}

/**
 * The scripts of the page that is opened first do not arrive. Most often a new version of the site
 * was published and the browser or a proxy still held the old page, which a reload sets right. When
 * that was a reload already, the reader decides. (Scripts of later pages are the router's business,
 * which reloads by itself.)
 */
function watchFirstLoad(): void {
  function onRejection(event: PromiseRejectionEvent): void {
    const {reason} = event;
    if (hasStarted() || !isFailedChunk(reason)) return;
    window.removeEventListener('unhandledrejection', onRejection);
    event.preventDefault();
    console.warn(reason);
    if (isReload()) offerRetry(reason);
    else window.location.reload();
  }
  window.addEventListener('unhandledrejection', onRejection);
}

if (ExecutionEnvironment.canUseDOM) watchFirstLoad();

import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {findKit, type Sdk} from '@site/src/playground/kits';
import {Pencil, Play} from 'lucide-react';
import {lazy, type ReactNode, Suspense, useRef, useState} from 'react';
import {Button} from '../Button';
import LoadError from '../LoadError';
import {codeOf} from './codeOf';
import type {Opening} from './opening';
import styles from './styles.module.css';
import {useSharedCode} from './useSharedCode';

const Workbench = lazy(() => import('./Workbench'));

interface Props {
  /** Names the playground in addresses and in announcements; unique on its page. */
  preset: string;
  /** What the code shows, in a few words. */
  title: string;
  sdk: Sdk;
  /** Whether the app of the preset is in secure mode, so that its inbox needs a user token. */
  secure?: boolean;
  /** A workflow that the panel for sending starts with. */
  workflow?: string;
  /** Height of the result in pixels. */
  height?: number;
  /** One code fence. */
  children: ReactNode;
}

/** Code that readers can change and run: its SDK is the published one, and speaks to the sandbox of the tab. */
export default function Playground({children, sdk, ...preset}: Props): ReactNode {
  const {version} = useDocsVersion();
  const kit = findKit(sdk, version);
  const section = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Opening>();
  const shared = useSharedCode(section);
  // Code in the address is shown, and runs when the reader says so.
  const opening: Opening | undefined =
    shared.kind === 'code' ? {kind: 'shared', fragment: shared.fragment} : asked;
  const {preset: name, title} = preset;

  if (!kit) return children;
  return (
    <section
      ref={section}
      className={styles.playground}
      aria-label={`Playground: ${title}`}
      data-preset={name}
    >
      {shared.kind === 'lost' && (
        <p role="status">
          The address has code for a playground that this page does not have, or the code is broken.
          Ask for the address again, and open it in the version it was made in.
        </p>
      )}
      {opening ? (
        <ErrorBoundary
          // Another attempt would ask for the same file, which may be gone since the site was published anew.
          fallback={({error}) => (
            <>
              <LoadError error={error} onRetry={() => window.location.reload()} />
              {children}
            </>
          )}
        >
          <Suspense fallback={children}>
            <Workbench
              key={opening.kind === 'shared' ? opening.fragment : 'own'}
              {...preset}
              kit={kit}
              opening={opening}
              original={codeOf(children)}
            >
              {children}
            </Workbench>
          </Suspense>
        </ErrorBoundary>
      ) : (
        <>
          {children}
          <div className={styles.start} data-search-ignore>
            <Button onClick={() => setAsked({kind: 'run'})}>
              <Play size={16} aria-hidden="true" />
              Run
            </Button>
            <Button look="secondary" onClick={() => setAsked({kind: 'edit'})}>
              <Pencil size={16} aria-hidden="true" />
              Edit
            </Button>
            <span className={styles.version}>
              {kit.package} {kit.version}, in the sandbox
            </span>
          </div>
        </>
      )}
    </section>
  );
}

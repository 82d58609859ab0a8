import {twinSuffix} from '@engagespot-docs/publish/twin-address';
import {type ReactNode, Suspense, useState} from 'react';
import {lazyPart} from '../LoadError/lazyPart';
import styles from './styles.module.css';
import type {Use} from './use';

const Panel = lazyPart(() => import('./Panel'));

interface Props {
  /** Path of the page on the host. */
  path: string;
  /** Where its source can be edited. */
  editUrl?: string | null | undefined;
}

/**
 * Copies a file of the site. It has to be called while a click is handled: browsers refuse later, so nothing may load
 * before.
 *
 * @returns what went wrong
 */
async function copy(file: string): Promise<unknown> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': fetch(file).then(response =>
          response.ok ? response.text() : Promise.reject(response),
        ),
      }),
    ]);
  } catch (error) {
    return error;
  }
}

/**
 * Two buttons beside the title of a page that has a Markdown twin: one copies it, the other opens what else can be done
 * with it. Without scripts, a link leads to it. Every page has this in its script, so the rest is in the panel.
 */
export default function PageActions({path, editUrl}: Props): ReactNode {
  const [use, setUse] = useState<Use>(false);
  const twin = path.replace(/\/$/, '') + twinSuffix;
  const isOpen = use === true;
  const onCopy = () => setUse(copy(twin));
  return (
    <div className={styles.actions} data-search-ignore data-markdown-ignore>
      <button type="button" onClick={onCopy}>
        Copy page
      </button>
      <button
        type="button"
        aria-label="More page actions"
        aria-expanded={isOpen}
        onClick={() => setUse(!isOpen)}
      />
      <noscript>
        <a href={twin}>View as Markdown</a>
      </noscript>
      <Suspense>{use && <Panel {...{use, setUse, twin, editUrl, onCopy}} />}</Suspense>
    </div>
  );
}

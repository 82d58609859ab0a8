import {type ReactNode, Suspense, useState} from 'react';
import {twinSuffix, withoutSlash} from '../../content/twinAddress';
import {lazyPart} from '../LoadError/lazyPart';
import styles from './styles.module.css';

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
  const twin = withoutSlash(path, '') + twinSuffix;
  const [copied, setCopied] = useState<Promise<unknown>>();
  const [isOpen, setIsOpen] = useState(false);
  const onCopy = () => setCopied(copy(twin));
  return (
    <div className={styles.actions} data-search-ignore data-md-skip>
      <button type="button" onClick={onCopy}>
        Copy page
      </button>
      <button
        type="button"
        aria-label="More page actions"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <noscript>
        <a href={twin}>View as Markdown</a>
      </noscript>
      <Suspense>
        {(copied || isOpen) && <Panel {...{twin, editUrl, copied, isOpen, onCopy, setIsOpen}} />}
      </Suspense>
    </div>
  );
}

import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {X} from 'lucide-react';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {Button} from '../Button';
import Section from './Section';
import styles from './styles.module.css';
import {isChanged, summarize} from './summary';
import {useAskedVersion} from './useAskedVersion';
import {type Loading, useChanges} from './useChanges';
import {useOtherVersions} from './useOtherVersions';

interface Props {
  /** Address of this page. */
  path: string;
  onClose(): void;
}

/** What is announced: the state of loading, then what changed in a sentence. */
function statusText(loading: Loading): string {
  if (loading.state === 'loading') return 'Loading…';
  if (loading.state === 'failed') return `The changes could not be loaded. ${loading.reason}`;
  return summarize(loading.changes);
}

/**
 * What changed between this page and its counterpart in another version: section by section, with text that was added
 * and removed. It is the panel of a button in the header of the page, and loaded with its first use.
 */
export default function VersionChanges({path, onClose}: Props): ReactNode {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const {label} = useDocsVersion();
  const own = {label, path};
  const others = useOtherVersions();
  const [asked, ask] = useAskedVersion();
  const nearest = others.find(({isOlder}) => isOlder) ?? others.at(-1);
  const other = others.find(one => one.label === asked) ?? nearest ?? {...own, isOlder: false};
  const [older, newer] = other.isOlder ? [other, own] : [own, other];
  const [attempt, setAttempt] = useState(0);
  const loading = useChanges(older.path, newer.label, attempt);
  useEffect(() => {
    if (asked !== other.label) ask(other.label);
  }, [asked, ask, other.label]);

  function close(): void {
    // The button in the header before the panel, which opens it again.
    panel.current?.previousElementSibling
      ?.querySelector<HTMLElement>('ul[aria-label] button')
      ?.focus();
    onClose();
  }

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby={`${id}title`}
      data-search-ignore
      onKeyDown={event => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}title`}>
          Changes from {older.label} to {newer.label}
        </h2>
        <button type="button" className={styles.close} aria-label="Close changes" onClick={close}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <p className={styles.choice}>
        <label htmlFor={`${id}version`}>Compare {own.label} with</label>
        <select id={`${id}version`} value={other.label} onChange={event => ask(event.target.value)}>
          {others.map(one => (
            <option key={one.label}>{one.label}</option>
          ))}
        </select>
        <Link to={other.path}>Open the page in {other.label}</Link>
      </p>
      <p role="status">{statusText(loading)}</p>
      {loading.state === 'failed' && (
        <Button look="secondary" onClick={() => setAttempt(attempt + 1)}>
          Retry
        </Button>
      )}
      {loading.state === 'loaded' &&
        loading.changes
          .filter(isChanged)
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place
          .map((section, index) => <Section key={index} section={section} />)}
    </section>
  );
}

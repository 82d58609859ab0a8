/**
 * Replaces the search bar of docusaurus-theme-search-typesense 0.27.0. Only the button and the
 * shortcuts are part of every page; the dialog is a chunk of its own, fetched with the worker and the
 * index when the reader's pointer or focus reaches the button.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchSettings} from '@site/src/search/ui/useSearchClient';
import {useSearchTags} from '@site/src/search/ui/useSearchTags';
import {Search} from 'lucide-react';
import {type ReactNode, useEffect, useRef} from 'react';
import ShortcutHint from './ShortcutHint';
import styles from './styles.module.css';
import {useLazyDialog} from './useLazyDialog';
import {useSearchShortcuts} from './useSearchShortcuts';

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {typesense} = useThemeConfig() as unknown as {typesense: SearchSettings};
  const manifestPath = useBaseUrl('/search/manifest.json');
  const {parts, isOpen, hasFailed, typed, open, close, preload} = useLazyDialog(
    useBaseUrl('/search'),
    typesense.typesenseServerConfig.nodes ? undefined : manifestPath,
    useSearchTags(),
  );
  useSearchShortcuts({open, close, isOpen});

  // The browser gives the focus back; without a place to give it to, the button takes it.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isOpen]);

  return (
    <div className={styles.searchBar}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onFocus={preload}
        onPointerEnter={preload}
      >
        <Search size={16} aria-hidden="true" />
        <span className={styles.label}>Search</span>
        <ShortcutHint />
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          Unable to fetch results. You might want to check your network connection.
        </p>
      )}
      {parts && !isOpen && <parts.WarmUp />}
      {parts && isOpen && <parts.Dialog initialQuery={typed} onClose={close} />}
    </div>
  );
}

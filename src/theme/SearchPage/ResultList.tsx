import {inOtherVersions, type PageAddresses} from '@site/src/content/pageAddresses';
import type {ResultPage} from '@site/src/search/ui/results';
import {type ReactNode, useEffect, useRef} from 'react';
import ResultItem from './ResultItem';
import styles from './styles.module.css';
import {useScrollReturn} from './useScrollReturn';

interface Props {
  pages: readonly ResultPage[];
  /** Where the pages of all versions are; undefined until it is known. */
  addresses: PageAddresses | undefined;
  /** Whether another list is under way. */
  isPending: boolean;
  /** Makes the list longer; undefined when it is complete. */
  onMore: (() => void) | undefined;
}

/** The results, and the button for more of them. */
export default function ResultList({pages, addresses, isPending, onMore}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useScrollReturn(list, pages.length > 0);
  /** Length of the list when the button was pressed. */
  const lengthBefore = useRef<number>(undefined);

  // The reader goes on with the first new result, unless typing went on meanwhile.
  useEffect(() => {
    const position = lengthBefore.current;
    if (position === undefined || pages.length <= position) return;
    lengthBefore.current = undefined;
    if (document.activeElement instanceof HTMLInputElement) return;
    list.current?.children[position]?.querySelector<HTMLElement>('h2 a')?.focus();
  }, [pages]);

  return (
    <>
      <ol ref={list} className={styles.results} aria-busy={isPending}>
        {pages.map(page => (
          <ResultItem
            key={page.url}
            page={page}
            otherVersions={addresses ? inOtherVersions(addresses, page.url) : []}
          />
        ))}
      </ol>
      {onMore && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            lengthBefore.current = pages.length;
            onMore();
          }}
        >
          Load more
        </button>
      )}
    </>
  );
}

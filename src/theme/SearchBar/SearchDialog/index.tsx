/** The search dialog: a field, and below it the results, suggestions, or what went wrong. */
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {rememberSearch} from '@site/src/search/ui/recentSearches';
import {searchPageUrl} from '@site/src/search/ui/searchPageUrl';
import {
  isSearchBuilt,
  useSearchClient,
  useSearchSettings,
} from '@site/src/search/ui/useSearchClient';
import {useOlderVersion, useSearchScope} from '@site/src/search/ui/useSearchScope';
import {type MouseEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import Announcement from './Announcement';
import Field from './Field';
import Footer from './Footer';
import OptionList, {optionId} from './OptionList';
import Problem from './Problem';
import styles from './styles.module.css';
import {useActiveOption} from './useActiveOption';
import {useDialogContent} from './useDialogContent';
import {useModal} from './useModal';

interface Props {
  /** What was typed before the dialog could be shown. */
  initialQuery: string;
  onClose(): void;
}

export default function SearchDialog({initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const {searchPagePath} = useSearchSettings();
  const client = useSearchClient();
  const scope = useSearchScope();
  const version = useOlderVersion();
  const [query, setQuery] = useState(initialQuery);
  const content = useDialogContent(client, scope, query);
  const seeAllUrl = searchPageUrl(withBaseUrl(`/${searchPagePath}`), query, version);

  useModal(dialog);
  // Leaving the page closes the dialog; a page that only rewrites its own address does not.
  useEffect(
    () => history.listen((_location, action) => action !== 'REPLACE' && onClose()),
    [history, onClose],
  );
  useEffect(() => {
    if (isSearchBuilt) client.warm(scope.tags);
  }, [client, scope]);

  function openUrl(url: string) {
    rememberSearch(query);
    onClose();
    history.push(url);
  }

  function searchFor(next: string) {
    setQuery(next);
    field.current?.focus();
  }

  const {active, activate, onKeyDown} = useActiveOption({
    listId,
    groups: content.groups,
    initial: content.status === 'results' ? 0 : -1,
    isStale: content.isPending,
    onEnter() {
      if (query.trim()) openUrl(seeAllUrl);
    },
  });

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the documentation"
      onMouseDown={closeOnBackdrop}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <Field
          ref={field}
          query={query}
          listId={listId}
          activeId={active < 0 ? undefined : optionId(listId, active)}
          hasOptions={content.groups.length > 0}
          isPending={content.isPending}
          onChange={setQuery}
          onKeyDown={onKeyDown}
          onClose={() => dialog.current?.close()}
        />
        <div className={styles.body}>
          <Problem content={content} />
          {content.groups.length > 0 && (
            <OptionList
              id={listId}
              groups={content.groups}
              active={active}
              onActivate={activate}
              onOpenPage={({url}) => openUrl(url)}
              onSearchFor={option => searchFor(option.query)}
            />
          )}
        </div>
        <Footer content={content} seeAllUrl={seeAllUrl} onSeeAll={() => rememberSearch(query)} />
        <Announcement text={content.announcement} />
      </div>
    </dialog>,
    document.body,
  );
}

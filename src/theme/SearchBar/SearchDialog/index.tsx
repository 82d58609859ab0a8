/** The search dialog: a field, and below it the results, suggestions, or what went wrong. */
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {inOtherVersions} from '@site/src/content/pageAddresses';
import AnswerNote from '@site/src/search/ui/AnswerNote';
import IndexDate from '@site/src/search/ui/IndexDate';
import {searchMemory} from '@site/src/search/ui/searchMemory';
import {readSearchAddress, searchPageUrl} from '@site/src/search/ui/searchPageUrl';
import {useDelayed} from '@site/src/search/ui/useDelayed';
import {usePageAddresses} from '@site/src/search/ui/usePageAddresses';
import {useSearchClient, useSearchSettings} from '@site/src/search/ui/useSearchClient';
import {useSearchScope} from '@site/src/search/ui/useSearchScope';
import {type MouseEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import Announcement from './Announcement';
import AskOffer from './AskOffer';
import {announcementOf} from './announcementText';
import Field from './Field';
import Footer from './Footer';
import OptionList, {isGrid} from './OptionList';
import {cellId} from './position';
import StateMessage from './StateMessage';
import styles from './styles.module.css';
import {useActiveOption} from './useActiveOption';
import {useDialogActions} from './useDialogActions';
import {useDialogContent} from './useDialogContent';
import {useModal} from './useModal';
import {useWarmIndex} from './useWarmIndex';

export {WarmUp} from './WarmUp';

interface Props {
  /** What was typed before the dialog could be shown. */
  initialQuery: string;
  onClose(): void;
}

export default function SearchDialog({initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const {withBaseUrl} = useBaseUrlUtils();
  const {searchPagePath} = useSearchSettings();
  const client = useSearchClient();
  const searchPage = withBaseUrl(`/${searchPagePath}`);
  const {pathname, search} = useLocation();
  // The results page says in its address which version it searches.
  const [wantedVersion, setWantedVersion] = useState(
    pathname === searchPage ? readSearchAddress(search).version : undefined,
  );
  const scope = useSearchScope(wantedVersion);
  const [query, setQuery] = useState(initialQuery);
  const content = useDialogContent(client, scope, query);
  const isSlow = useDelayed(content.isPending);
  // Named even when it is the latest: the results page would search the version chosen last.
  const version = scope.version?.name;
  const seeAllUrl = searchPageUrl(searchPage, query, version);

  useModal(dialog);
  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);
  useWarmIndex(scope);

  /** For buttons that go with what they do: the focus must not go with them. */
  function focusField() {
    field.current?.focus();
  }

  const actions = useDialogActions({
    query,
    content,
    seeAllUrl,
    version: scope.version,
    onSearch(next, nextVersion) {
      setQuery(next);
      if (nextVersion) setWantedVersion(nextVersion);
      focusField();
    },
    onClose,
  });
  const {active, activeOption, activate, onKeyDown} = useActiveOption({
    listId,
    groups: content.groups,
    list: content.status === 'idle' ? 'idle' : content.groups,
    query,
    startsActive: content.status === 'results',
    isStale: content.isPending,
    onChoose: actions.choose,
    onAction: actions.act,
    onEnter: actions.seeAll,
  });

  const isOlder = scope.version?.isLast === false;
  const addresses = usePageAddresses(isOlder && content.status === 'results');
  const activePage = activeOption?.type === 'page' ? activeOption.url.replace(/#.*$/, '') : '';
  const inLatest =
    isOlder && addresses
      ? inOtherVersions(addresses, activePage).find(
          ({label}) => label === addresses.versions[0]?.label,
        )
      : undefined;

  /** A click on a link after which the browser need not follow it: the site does, in this tab. */
  function closeOnLeaving({defaultPrevented, target}: MouseEvent) {
    if (defaultPrevented && (target as Element).closest('a')) onClose();
  }

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click links, too
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the documentation"
      onMouseDown={closeOnBackdrop}
      onClick={closeOnLeaving}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <Field
          ref={field}
          query={query}
          listId={listId}
          activeId={active && cellId(listId, active)}
          popup={isGrid(content.groups) ? 'grid' : 'listbox'}
          hasOptions={content.groups.length > 0}
          isSlow={isSlow}
          onChange={setQuery}
          onKeyDown={onKeyDown}
          onClose={() => dialog.current?.close()}
        />
        <div className={styles.body}>
          {process.env.NODE_ENV === 'development' && <IndexDate />}
          <AskOffer query={query} onAsk={() => dialog.current?.close()} />
          <AnswerNote isFallback={content.isFallback} isIncomplete={content.isIncomplete} />
          <StateMessage
            content={content}
            isSlow={isSlow}
            onRetry={() => {
              content.retry();
              focusField();
            }}
          />
          {content.groups.length > 0 && (
            <OptionList
              id={listId}
              label={content.status === 'results' ? 'Search results' : 'Suggestions'}
              groups={content.groups}
              active={active}
              onActivate={activate}
              onChoose={option => actions.choose(option, false)}
              onOpenElsewhere={actions.remember}
              onAction={actions.act}
            />
          )}
        </div>
        <Footer
          content={content}
          hasActions={activeOption?.actions !== undefined}
          isActive={activeOption !== undefined}
          version={version}
          inLatest={inLatest}
          seeAllUrl={seeAllUrl}
          onVersion={setWantedVersion}
          onSeeAll={() => searchMemory.rememberQuery(query, scope.version)}
          onClear={() => {
            actions.forgetRecent();
            focusField();
          }}
        />
        <Announcement
          text={(content.status === 'idle' && actions.notice) || announcementOf(content)}
        />
      </div>
    </dialog>,
    document.body,
  );
}

import {useHistory} from '@docusaurus/router';
import {searchMemory} from '@site/src/search/ui/searchMemory';
import type {SearchScope} from '@site/src/search/ui/useSearchScope';
import {useEffect, useState} from 'react';
import type {DialogOption, OptionAction} from './options';
import type {DialogContent} from './useDialogContent';

interface Settings {
  query: string;
  content: DialogContent;
  /** Address of the results page for the query. */
  seeAllUrl: string;
  version: SearchScope['version'];
  /** @param version name of the docs version; undefined for the one that is searched */
  onSearch(query: string, version: string | undefined): void;
  onClose(): void;
}

interface DialogActions {
  /** Opens a page, or searches for a query. */
  choose(option: DialogOption, inNewTab: boolean): void;
  /** Remembers a page that the browser opens by itself. */
  remember(option: DialogOption): void;
  /** Opens the results page, unless there is nothing to search for. */
  seeAll(inNewTab: boolean): void;
  act(option: DialogOption, action: OptionAction): void;
  forgetRecent(): void;
  /** What the last action did; empty once something is typed. */
  notice: string;
}

/** What can be done with the options of the dialog. */
export function useDialogActions({
  query,
  content,
  seeAllUrl,
  version,
  onSearch,
  onClose,
}: Settings): DialogActions {
  const history = useHistory();
  const [notice, setNotice] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another matter
  useEffect(() => setNotice(''), [query]);

  function open(url: string, inNewTab: boolean) {
    if (inNewTab) {
      window.open(url, '_blank', 'noopener');
    } else {
      onClose();
      history.push(url);
    }
  }

  function remember(option: DialogOption) {
    if (option.type !== 'page' || !option.place) return;
    searchMemory.rememberPlace(option.place);
    content.refresh();
  }

  return {
    choose(option, inNewTab) {
      if (option.type === 'query') return onSearch(option.query, option.version);
      remember(option);
      open(option.url, inNewTab);
    },
    remember,
    seeAll(inNewTab) {
      if (!query.trim()) return;
      searchMemory.rememberQuery(query, version);
      content.refresh();
      open(seeAllUrl, inNewTab);
    },
    act({title}, {done, run}) {
      run();
      content.refresh();
      setNotice(`${done}: ${title.map(({text}) => text).join('')}`);
    },
    forgetRecent() {
      searchMemory.forgetRecent();
      content.refresh();
      setNotice('Recent searches cleared');
    },
    notice,
  };
}

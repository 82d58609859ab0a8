import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {SearchClient} from '@site/src/search';
import {forgetSearches, readRecentSearches} from '@site/src/search/ui/recentSearches';
import {resultPages} from '@site/src/search/ui/results';
import {useSearch} from '@site/src/search/ui/useSearch';
import {isSearchBuilt} from '@site/src/search/ui/useSearchClient';
import type {SearchScope} from '@site/src/search/ui/useSearchScope';
import {useMemo, useState} from 'react';
import {idleGroups, type OptionGroup, resultGroups, suggestionGroups} from './options';

/** Pages shown in the dialog; the results page shows the rest. */
const limit = 8;

const none: OptionGroup[] = [];

/** What the dialog shows below its field. */
export interface DialogContent {
  status: 'idle' | 'waiting' | 'results' | 'empty' | 'failed' | 'not-built';
  groups: readonly OptionGroup[];
  /** Pages found in all. */
  found: number;
  /** The query that the shown results or their absence belong to. */
  query: string;
  /** Whether an answer is under way. */
  isPending: boolean;
  /** What a screen reader says. */
  announcement: string;
  retry(): void;
  /** Undefined when nothing is remembered. */
  forgetRecent: (() => void) | undefined;
}

function announcementOf(status: DialogContent['status'], found: number, query: string): string {
  if (status === 'empty') return `No results for ${query}`;
  if (status !== 'results') return '';
  return found === 1 ? 'One result' : `${found} results`;
}

/** Searches for the query and decides what the dialog shows. */
export function useDialogContent(
  client: SearchClient,
  {filterBy}: SearchScope,
  query: string,
): DialogContent {
  const {withBaseUrl} = useBaseUrlUtils();
  const [recent, setRecent] = useState(readRecentSearches);
  const searched = isSearchBuilt ? query : '';
  const {result, error, isPending, retry} = useSearch(client, {query: searched, filterBy, limit});
  const isIdle = query.trim() === '';

  let status: DialogContent['status'] = 'waiting';
  if (!isSearchBuilt) status = 'not-built';
  else if (isIdle) status = 'idle';
  else if (error) status = 'failed';
  else if (result) status = result.found > 0 ? 'results' : 'empty';

  const groups = useMemo(() => {
    if (status === 'idle') return idleGroups(recent, withBaseUrl);
    if (status === 'empty') return suggestionGroups();
    return status === 'results' && result ? resultGroups(resultPages(result)) : none;
  }, [status, recent, withBaseUrl, result]);

  const found = result?.found ?? 0;
  const resultQuery = result?.request_params.q ?? query;
  return {
    status,
    groups,
    found,
    query: resultQuery,
    isPending,
    announcement: announcementOf(status, found, resultQuery),
    retry,
    forgetRecent:
      status === 'idle' && recent.length > 0
        ? () => {
            forgetSearches();
            setRecent([]);
          }
        : undefined,
  };
}

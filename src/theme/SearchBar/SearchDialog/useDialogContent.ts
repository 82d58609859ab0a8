import {useLocation} from '@docusaurus/router';
import type {SearchClient, SearchError} from '@site/src/search';
import {resultPages} from '@site/src/search/ui/results';
import {useSearch} from '@site/src/search/ui/useSearch';
import type {SearchScope} from '@site/src/search/ui/useSearchScope';
import {useVersionUrl} from '@site/src/search/ui/useVersionUrl';
import {useMemo, useState} from 'react';
import {idleGroups, type OptionGroup, recentGroup, resultGroups, suggestionGroups} from './options';

/** Pages shown in the dialog; the results page shows the rest. */
const limit = 8;

const none: OptionGroup[] = [];

/** What the dialog shows below its field. */
export interface DialogContent {
  status: 'idle' | 'waiting' | 'results' | 'empty' | 'failed';
  groups: readonly OptionGroup[];
  /** Pages found in all. */
  found: number;
  /** Whether there may be more than that. */
  isAtLeast: boolean;
  /** The query that the shown results or their absence belong to. */
  query: string;
  /** Whether searches or places are remembered that could be forgotten. */
  hasRecent: boolean;
  /** Whether an answer is under way. */
  isPending: boolean;
  /** Whether the embedded engine stood in for a server that is out. */
  isFallback: boolean;
  /** Whether a part of its index cannot be had. */
  isIncomplete: boolean;
  /** Why the search failed; only with the status `failed`. */
  error: SearchError | undefined;
  retry(): void;
  /** Shows what the search remembers, after it changed. */
  refresh(): void;
}

/** Searches for the query and decides what the dialog shows. */
export function useDialogContent(
  client: SearchClient,
  {filterBy, version}: SearchScope,
  query: string,
): DialogContent {
  const toUrl = useVersionUrl(version?.name);
  const [memories, setMemories] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered changes without a trace
  const remembered = useMemo(() => idleGroups(toUrl), [toUrl, memories]);
  const {pathname: near} = useLocation();
  const search = {query, filterBy, limit, near};
  const {result, error, isPending, retry} = useSearch(client, search);

  let status: DialogContent['status'] = 'waiting';
  if (query.trim() === '') status = 'idle';
  else if (error) status = 'failed';
  else if (result && result.found > 0) status = 'results';
  // That the first part of an index has nothing says nothing about the rest.
  else if (result && !result.isPartial) status = 'empty';

  const groups = useMemo(() => {
    if (status === 'idle') return remembered;
    if (status === 'empty') return suggestionGroups();
    return status === 'results' && result ? resultGroups(resultPages(result)) : none;
  }, [status, remembered, result]);

  return {
    status,
    groups,
    found: result?.found ?? 0,
    isAtLeast: result?.isAtLeast === true || result?.isPartial === true,
    query: result?.request_params.q ?? query,
    hasRecent: remembered.some(({key}) => key === recentGroup),
    isPending: isPending || status === 'waiting',
    isFallback: result?.isFallback === true,
    isIncomplete: result?.isIncomplete === true,
    error,
    retry,
    refresh: () => setMemories(count => count + 1),
  };
}

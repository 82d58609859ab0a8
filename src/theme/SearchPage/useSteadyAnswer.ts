import {useLocation} from '@docusaurus/router';
import type {SearchAnswer} from '@site/src/search';
import {type ResultPage, resultPages} from '@site/src/search/ui/results';
import {useDelayed} from '@site/src/search/ui/useDelayed';
import {useEffect, useMemo, useState} from 'react';

/** Milliseconds that the answer of the first part of an index waits for that of all, which may have another order. */
const patience = 1000;

interface SteadyAnswer {
  /** What the page says about; undefined while it is better to wait for the rest. */
  answer: SearchAnswer | undefined;
  pages: readonly ResultPage[];
}

/** What the first part of the index answered to a search. */
interface FirstPages {
  /** The search; empty before any. */
  search: string;
  pages: readonly ResultPage[];
}

/** The first pages that readers saw, by entry of the history. */
const seen = new Map<string | undefined, FirstPages>();

/** The first pages as they are, and behind them the others. */
function append(first: readonly ResultPage[], pages: readonly ResultPage[]): ResultPage[] {
  const shown = new Set(first.map(({url}) => url));
  return [...first, ...pages.filter(({url}) => !shown.has(url))];
}

/**
 * Keeps results where they are while more of them arrive. On most connections, all of them are there before the first
 * are shown. Elsewhere, the page shows what the first part of the index has, and adds the rest below. Readers who come
 * back to the results find them in the order in which they left them.
 *
 * @param result the latest answer
 * @param filterBy what it was asked for besides its words
 */
export function useSteadyAnswer(result: SearchAnswer | undefined, filterBy: string): SteadyAnswer {
  const isPartial = result?.isPartial === true;
  const isLate = useDelayed(isPartial, patience);
  // That the first part has nothing says nothing about the rest.
  const isShown = !isPartial || (isLate && result.found > 0);
  const answer = isShown ? result : undefined;

  const {key} = useLocation();
  const [first, setFirst] = useState(() => seen.get(key) ?? {search: '', pages: []});
  const search = `${filterBy} ${answer?.request_params.q}`;
  const pages = useMemo(() => (answer ? resultPages(answer) : []), [answer]);
  const isNew = first.search !== search;
  if (answer?.isPartial && isNew) setFirst({search, pages});
  useEffect(() => {
    seen.set(key, first);
  }, [key, first]);

  const steady = useMemo(
    () => (isNew ? pages : append(first.pages, pages)),
    [isNew, first.pages, pages],
  );
  return {answer, pages: answer ? steady : []};
}

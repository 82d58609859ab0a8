import type {SearchAnswer} from '@site/src/search';
import {type ResultPage, resultPages} from '@site/src/search/ui/results';
import {useDelayed} from '@site/src/search/ui/useDelayed';
import {useMemo, useState} from 'react';

/** Milliseconds that the answer of the first part of an index waits for that of all, which may have another order. */
const patience = 1000;

interface SteadyAnswer {
  /** What the page says about; undefined while it is better to wait for the rest. */
  answer: SearchAnswer | undefined;
  pages: readonly ResultPage[];
}

/** The first pages as they are, and behind them the others. */
function append(first: readonly ResultPage[], pages: readonly ResultPage[]): ResultPage[] {
  const shown = new Set(first.map(({url}) => url));
  return [...first, ...pages.filter(({url}) => !shown.has(url))];
}

/**
 * Keeps results where they are while more of them arrive. On most connections, all of them are there before the first
 * are shown. Elsewhere, the page shows what the first part of the index has, and adds the rest below.
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

  const [first, setFirst] = useState({search: '', pages: [] as ResultPage[]});
  const search = `${filterBy} ${answer?.request_params.q}`;
  const pages = useMemo(() => (answer ? resultPages(answer) : []), [answer]);
  const isNew = first.search !== search;
  if (answer?.isPartial && isNew) setFirst({search, pages});

  const steady = useMemo(
    () => (isNew ? pages : append(first.pages, pages)),
    [isNew, first.pages, pages],
  );
  return {answer, pages: answer ? steady : []};
}

import {useHistory, useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';

/** A result, and how far below the top of the window it begins, in CSS pixels. */
interface Place {
  page: string | undefined;
  offset: number;
}

/** Where the reader left the results of an address for another document or for the same anew. */
interface StoredPlace extends Place {
  address: string;
}

const storage = createStorageSlot('docs-search-place', {persistence: 'sessionStorage'});

function storePlace(place: Place): void {
  storage.set(JSON.stringify({...place, address: window.location.href} satisfies StoredPlace));
}

/** Where the reader left these results, once; who comes anew begins at the top. */
function takeStoredPlace(): Place | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAnew = visit?.type === 'navigate';
  try {
    const place: StoredPlace | undefined = JSON.parse(storage.get() ?? '{}');
    storage.del();
    return !isAnew && place?.address === window.location.href ? place : undefined;
  } catch {
    // Something else has written it.
    return undefined;
  }
}

/** Where readers left the results within this visit, by entry of the history. */
const places = new Map<string | undefined, Place>();

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.children].filter(item => item instanceof HTMLElement);
}

/** The result that the reader chose, or else the first that is in sight. */
function placeIn(list: HTMLElement): Place | undefined {
  const items = itemsOf(list);
  const item =
    items.find(candidate => candidate.contains(document.activeElement)) ??
    items.find(candidate => candidate.getBoundingClientRect().bottom > 0);
  return item && {page: item.dataset.page, offset: item.getBoundingClientRect().top};
}

/**
 * Leads readers who come back to the result where they left: when the browser restores the position, there are no
 * results yet, and those that come may be more than those that were left.
 *
 * @param list the list of results; its items name their page in `data-page`
 * @param isFilled whether the results are in it
 */
export function useScrollReturn(list: RefObject<HTMLElement | null>, isFilled: boolean): void {
  const {action} = useHistory();
  const {key} = useLocation();
  const isReturn = useRef(action === 'POP');

  useEffect(() => {
    if (!isFilled || !isReturn.current) return;
    isReturn.current = false;
    const place = places.get(key) ?? takeStoredPlace();
    if (!place || !list.current) return;
    const item = itemsOf(list.current).find(({dataset}) => dataset.page === place.page);
    if (!item) return;
    window.scrollBy({top: item.getBoundingClientRect().top - place.offset, behavior: 'instant'});
  }, [list, isFilled, key]);

  useEffect(() => {
    // A reload and a link to another site end the visit.
    const keepPlace = () => {
      const place = list.current && placeIn(list.current);
      if (place) storePlace(place);
    };
    window.addEventListener('pagehide', keepPlace);
    return () => window.removeEventListener('pagehide', keepPlace);
  }, [list]);

  // A layout effect ends while the list is still there.
  useLayoutEffect(
    () => () => {
      // Who leaves before the results are back is still on the way to the place that is known.
      if ((isReturn.current && places.has(key)) || !list.current) return;
      const place = placeIn(list.current);
      if (place) places.set(key, place);
    },
    [list, key],
  );
}

import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useLayoutEffect, useRef} from 'react';

/** Where readers had scrolled to, by entry of the history. */
const positions = new Map<string | undefined, number>();

/**
 * Leads readers who come back to where they were: when the browser restores the position, there are no results yet.
 *
 * @param hasResults whether the page is as long as it was
 */
export function useScrollReturn(hasResults: boolean): void {
  const {action} = useHistory();
  const {key} = useLocation();
  const isReturn = useRef(action === 'POP');

  useEffect(() => {
    if (!hasResults || !isReturn.current) return;
    isReturn.current = false;
    const position = positions.get(key);
    if (position) window.scrollTo({top: position, behavior: 'instant'});
  }, [hasResults, key]);

  // Ends with the page, before what replaces it is shorter and scrolls.
  useLayoutEffect(() => {
    // Until the results are back, the page is too short for where the reader was.
    const keep = () => {
      if (!isReturn.current) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', keep, {passive: true});
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
}

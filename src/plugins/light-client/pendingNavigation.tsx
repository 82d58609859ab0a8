/**
 * In the browser, instead of the component by which Docusaurus keeps a page in view while the next one is on its
 * way. `router.tsx` does that, so what is left is to scroll, and to say that the page has changed.
 */
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {Route, useHistory} from 'react-router-dom';

interface Props {
  /** Of the page that is shown, as its route has it: without `.html`, for one. */
  location: Location;
  children: ReactNode;
}

/** What an anchor names; nothing when it cannot be decoded, as in `#100%`. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Shows the part of a page that its address names, or its beginning; another query shows the same. */
function scrollTo({pathname, search, hash}: Location, previous: Location): void {
  const isSamePlace = pathname === previous.pathname && hash === previous.hash;
  if (isSamePlace && search !== previous.search) return;
  if (hash) targetOf(hash)?.scrollIntoView();
  else window.scrollTo(0, 0);
}

export default function PendingNavigation({location, children}: Props): ReactNode {
  const history = useHistory();
  const previous = useRef<Location>(null);
  useLayoutEffect(() => {
    const previousLocation = previous.current;
    previous.current = location;
    // After Back and Forward, the browser scrolls to where the reader was.
    if (previousLocation && history.action !== 'POP') scrollTo(location, previousLocation);
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation, location});
  }, [location, history]);
  return <Route location={location} render={() => children} />;
}

import {createLocation, type History, type Location, type LocationListener} from 'history';

/** What happens on the way to a page. */
export interface Way {
  /** Called as soon as a page is wanted. Returns what to call when nobody waits for it any more. */
  begin(next: Location, shown: Location): () => void;
  /** Loads what the page at an address is made of. */
  load(next: Location): Promise<unknown>;
  /** Called at the address of a page that cannot be loaded. */
  fail(error: unknown): void;
}

/**
 * A history that goes to an address when the page there is loaded, as browsers do with documents: until then, the page
 * in view keeps its address, its place in the history and the position of its text. What is wanted last wins. Only Back
 * and Forward change the address first, because the browser does; listeners hear of these, too, when the page is there.
 */
export function holdHistory(history: History, {begin, load, fail}: Way): History {
  const listeners = new Set<LocationListener>();
  let shown = history.location;
  let end = () => {};

  /** @param enter puts the address into the history; Back and Forward have done so */
  async function go(next: Location, enter = () => {}): Promise<void> {
    end();
    const ownEnd = begin(next, shown);
    end = ownEnd;
    const isWanted = () => end === ownEnd;
    // What only changes the query or the anchor has to be true at once: there is nothing to wait for.
    if (next.pathname !== shown.pathname) {
      try {
        await load(next);
      } catch (error) {
        if (!isWanted()) return;
        enter();
        fail(error);
        return;
      }
      if (!isWanted()) return;
    }
    ownEnd();
    enter();
    shown = history.location;
    for (const listener of [...listeners]) listener(shown, history.action);
  }

  history.listen((next, action) => {
    if (action === 'POP') void go(next);
  });

  function goBy(method: 'push' | 'replace') {
    return (to: Parameters<typeof createLocation>[0], state?: unknown) => {
      const next = createLocation(to, state, undefined, shown);
      void go(next, () => history[method](next));
    };
  }

  // Inherits the address and the last action, which change.
  return Object.assign(Object.create(history) as History, {
    push: goBy('push'),
    replace: goBy('replace'),
    listen(listener: LocationListener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  });
}

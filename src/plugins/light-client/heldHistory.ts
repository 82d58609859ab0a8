import type {Action, History, Location, LocationListener} from 'history';

/**
 * A history that tells its listeners of a new address when the page there is loaded, not before.
 *
 * @param load loads the page at an address while that at another one is shown; false when it cannot be shown
 */
export function holdHistory(
  history: History,
  load: (next: Location, shown: Location) => Promise<boolean>,
): History {
  const listeners = new Set<LocationListener>();
  let shown = history.location;

  async function follow(next: Location, action: Action): Promise<void> {
    const isLoaded = await load(next, shown);
    // The reader may have gone elsewhere meanwhile.
    if (!isLoaded || history.location !== next) return;
    shown = next;
    for (const listener of [...listeners]) listener(next, action);
  }

  history.listen((next, action) => void follow(next, action));
  // Inherits the address and the last action, which change.
  return Object.assign(Object.create(history) as History, {
    listen(listener: LocationListener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  });
}

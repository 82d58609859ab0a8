/** How a widget follows links of the site without loading a page anew: it asks, and the site may take over. */

const eventName = 'ask:navigate';

/**
 * Asks the site to show one of its pages.
 *
 * @param address path with query and anchor
 * @returns whether the site does; otherwise the browser has to follow the link
 */
export function requestNavigation(address: string): boolean {
  return !window.dispatchEvent(new CustomEvent(eventName, {cancelable: true, detail: address}));
}

/**
 * Takes over navigation.
 *
 * @param navigate shows a page, given its path with query and anchor
 * @returns a function that ends it
 */
export function acceptNavigation(navigate: (address: string) => void): () => void {
  function onRequest(event: Event): void {
    event.preventDefault();
    navigate((event as CustomEvent<string>).detail);
  }
  window.addEventListener(eventName, onRequest);
  return () => window.removeEventListener(eventName, onRequest);
}

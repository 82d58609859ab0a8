/** Moves the focus to where a link of the panel leads, as the links of a page do. */

/** Milliseconds after which a page that does not come is given up. */
const patience = 5_000;

function focus(target: HTMLElement): void {
  const isFocusable = target.tabIndex >= 0;
  if (!isFocusable) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
  target.focus({preventScroll: true});
}

/**
 * Waits until the page is there. A link without an anchor leads to the heading of the page, unless the
 * page has moved the focus itself.
 */
export function focusTarget({pathname, hash}: HTMLAnchorElement): void {
  const before = document.activeElement;
  const heading = document.querySelector('h1');
  const isSame = pathname === window.location.pathname;
  const end = performance.now() + patience;
  const id = decodeURIComponent(hash.slice(1));

  function find(): HTMLElement | null {
    if (id !== '') return document.getElementById(id);
    const shown = document.querySelector('h1');
    return isSame || shown !== heading ? shown : null;
  }

  function tryAgain(): void {
    const hasMoved = document.activeElement !== before && document.activeElement !== document.body;
    const target = window.location.pathname === pathname ? find() : null;
    if (target && (id !== '' || !hasMoved)) focus(target);
    else if (!hasMoved && performance.now() < end) requestAnimationFrame(tryAgain);
  }

  requestAnimationFrame(tryAgain);
}

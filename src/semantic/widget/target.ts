/** Moves the focus to where a link of the panel leads, as the links of a page do. */

/** Frames after which a page that does not come is given up. */
const patience = 300;

/** What an anchor names: nothing when it cannot be decoded, as in `#100%`. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Waits until the page is there. A link without an anchor leads to the heading of the page. */
export function focusTarget({pathname, hash}: HTMLAnchorElement): void {
  const before = document.querySelector('h1');
  const id = idOf(hash);
  let frames = 0;

  function find(): HTMLElement | null {
    if (window.location.pathname !== pathname) return null;
    if (id !== '') return document.getElementById(id);
    const heading = document.querySelector('h1');
    return heading === before ? null : heading;
  }

  function tryAgain(): void {
    const target = find();
    if (target) {
      target.tabIndex = -1;
      target.focus({preventScroll: true});
    } else if (frames++ < patience) requestAnimationFrame(tryAgain);
  }

  requestAnimationFrame(tryAgain);
}

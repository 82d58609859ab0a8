import {enlarge} from './enlarge';

/** How long a heading says that its address was copied, in milliseconds. */
const shown = 2000;

/** Says that the address of a heading is in the clipboard. */
function confirm(link: HTMLElement, announce: (text: string) => void): void {
  link.setAttribute('data-copied', '');
  announce('Link copied');
  setTimeout(() => link.removeAttribute('data-copied'), shown);
}

/**
 * Does what a link or button asks for that was clicked.
 *
 * @param copied settles when the address of a heading is in the clipboard; undefined for the control of a figure, and
 *   where a page has no clipboard
 * @param announce lets screen readers say something
 */
export function followControl(
  control: HTMLElement,
  copied: Promise<void> | undefined,
  announce: (text: string) => void,
): void {
  if (control.matches('figure *')) enlarge(control);
  // A browser that refuses has the address of the heading in its own bar.
  else
    copied?.then(
      () => confirm(control, announce),
      () => {},
    );
}

import {enlarge} from './enlarge';

/** How long a heading says that its address was copied, in milliseconds. */
const shown = 2000;

/**
 * Does what a link or button asks for that was clicked.
 *
 * @param copied settles when the address of a heading is in the clipboard; undefined for the control of a figure
 * @param announce lets screen readers say something
 */
export function followControl(
  control: HTMLElement,
  copied: Promise<void> | undefined,
  announce: (text: string) => void,
): void {
  if (!copied) {
    enlarge(control);
    return;
  }
  copied.then(
    () => {
      control.dataset.copied = '';
      announce('Link copied');
      setTimeout(() => delete control.dataset.copied, shown);
    },
    // The browser refused: the address is still that of the heading.
    () => {},
  );
}

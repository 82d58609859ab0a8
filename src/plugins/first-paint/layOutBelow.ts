/** Lays out what `holdBelow.ts` has held back, in parts that no reader notices, and ends the holding. */

/** The elements that `firstPaint.css` holds back. */
const heldElements = '.markdown > :nth-child(n + 10)';

/** Elements that are laid out at once; a slow phone takes a few hundredths of a second for them. */
const partSize = 6;

/**
 * @param pause lets the browser do what waits
 */
export async function layOutBelow(pause: () => Promise<void>): Promise<void> {
  const {dataset} = document.documentElement;
  if (!dataset.below) return;
  const elements = [...document.querySelectorAll<HTMLElement>(heldElements)];
  for (let index = 0; index < elements.length; index += partSize) {
    const part = elements.slice(index, index + partSize);
    for (const element of part) element.style.contentVisibility = 'visible';
    // Asking for a position makes the browser lay out this part alone.
    part.at(-1)?.getBoundingClientRect();
    await pause();
  }
  delete dataset.below;
  for (const element of elements) element.style.removeProperty('content-visibility');
}

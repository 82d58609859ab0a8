/**
 * A script at the start of each page: lets the browser lay out what is below the first screen of a phone after the
 * first picture, in parts that no reader notices. Only where no position is looked for: not behind an anchor, and not
 * after Back or a reload, when the browser goes to where the reader was. Minified, and the same text on each page.
 */
const root = document.documentElement;

/** The elements that `firstPaint.css` holds back. */
const heldElements = '.markdown > :nth-child(n + 10)';

/** Elements that are laid out at once; a slow phone takes a few hundredths of a second for them. */
const partSize = 6;

/** Lays out what is held back, and ends the holding. */
async function layOutBelow(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>(heldElements)];
  for (const [index, element] of elements.entries()) {
    element.style.contentVisibility = 'visible';
    if ((index + 1) % partSize > 0) continue;
    // Asking for a position makes the browser lay out this part alone.
    element.getBoundingClientRect();
    // Lets the browser do what waits: paint, scroll, answer a click.
    await new Promise(resolve => setTimeout(resolve));
  }
  root.removeAttribute('data-below');
  for (const {style} of elements) style.removeProperty('content-visibility');
}

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate' && !location.hash) {
  // By its whole name, from which `siteStyles.ts` of packages/publish knows that the style sheet needs the rule.
  root.setAttribute('data-below', 'held');
  // When the page is read, after its first picture.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(layOutBelow)));
}

// A module, so that its names are its own.
export {};

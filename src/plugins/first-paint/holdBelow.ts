/**
 * A script at the start of each page: lets the browser lay out what is below the first screen of a phone later than the
 * first picture. Only where no position is looked for: not behind an anchor, and not after Back or a reload, when the
 * browser goes to where the reader was. `layOutBelow.ts` ends it. Minified, and the same text on each page.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate' && !location.hash) {
  // By its whole name, from which `usedStyles.ts` knows that the style sheet needs the rule.
  document.documentElement.setAttribute('data-below', 'held');
}

// A module, so that its names are its own.
export {};

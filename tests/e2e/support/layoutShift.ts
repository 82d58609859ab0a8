import type {Page} from '@playwright/test';

/** How far things moved by themselves since the page began, as browsers score it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          const shifts = list.getEntries() as (PerformanceEntry & {value: number})[];
          resolve(shifts.reduce((sum, {value}) => sum + value, 0));
        }).observe({type: 'layout-shift', buffered: true});
        // Without any shift the observer says nothing; two frames later there was none.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

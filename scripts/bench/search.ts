/** How long after a keystroke the search dialog shows the results of what is typed then. */
import type {Page} from '@playwright/test';
import type {ResultTable} from '../lib/benchReport.ts';
import {withSiteAndBrowser} from '../lib/siteBrowser.ts';
import {quantile} from './statistics.ts';

/** After so many milliseconds without a change, the dialog shows what it has to show. */
const quiet = 150;

/** Of every kind that readers type: names, identifiers, mistakes, questions. */
const queries = [
  'data region',
  'attachments',
  'send notification',
  'markAsRead',
  'X-ENGAGESPOT-API-KEY',
  'authentcation',
  'react hooks preferences',
  'how to verify the webhook signature',
  'what happens to waiting runs when I publish',
  'too many notifications',
  'validation error',
  'twilio',
  'i18n',
];

/** Types one more letter; milliseconds until the last change of the dialog that it brings. */
async function measureKeystroke(page: Page, text: string): Promise<number> {
  return await page.evaluate(
    async ([value, pause]) => {
      const dialog = document.querySelector('dialog');
      const field = dialog?.querySelector('input');
      if (!dialog || !field) throw new Error('The search dialog is not open.');
      const start = performance.now();
      let latest = start;
      const observer = new MutationObserver(records => {
        // What is said to screen readers follows later, on purpose.
        const isSaid = records.every(({target}) =>
          target.parentElement?.closest('[role="status"]'),
        );
        if (!isSaid) latest = performance.now();
      });
      observer.observe(dialog, {subtree: true, childList: true, characterData: true});
      // React listens to the setter of the element's class, not to the one it puts on the element.
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, value);
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      while (performance.now() - latest < pause) {
        await new Promise(resolve => setTimeout(resolve, 5));
      }
      observer.disconnect();
      return latest - start;
    },
    [text, quiet] as const,
  );
}

async function openDialog(page: Page, siteUrl: string): Promise<void> {
  await page.goto(new URL('/docs/concepts/workspace', siteUrl).href, {waitUntil: 'networkidle'});
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search docs'}).fill('warm up');
  await page.getByRole('option').first().waitFor();
}

/** The search of the built site in Chromium. */
export async function measureSearch(): Promise<ResultTable> {
  const times = await withSiteAndBrowser(async (browser, siteUrl) => {
    const page = await browser.newPage();
    await openDialog(page, siteUrl);
    const results: number[] = [];
    for (const query of queries) {
      for (let length = 1; length <= query.length; length += 1) {
        results.push(await measureKeystroke(page, query.slice(0, length)));
      }
    }
    return results;
  });
  return {
    title: 'Search',
    text: `${times.length} keystrokes of ${queries.length} queries: time until their results are shown. The aim for 95 of 100 is 50 ms.`,
    columns: ['Median', '95 of 100', 'Slowest'],
    rows: [[0.5, 0.95, 1].map(part => `${quantile(times, part).toFixed(0)} ms`)],
  };
}

/**
 * Measures the search of the built site in Chromium: how long after a keystroke the dialog shows the
 * results of what is typed then. Prints numbers; nothing fails because of a slow machine.
 *
 *   npm run build && npm run bench
 */
import {chromium, type Page} from '@playwright/test';
import {chromiumArguments, ensureChromium} from '../chromium.ts';
import {exitWithMessage} from '../lib/exit.ts';
import {buildDirectory} from '../lib/paths.ts';
import {startPreviewServer} from '../lib/previewServer.ts';

/** Milliseconds that 95 of 100 keystrokes are meant to take at the most. */
const aim = 50;
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

function percentile(sorted: readonly number[], part: number): string {
  return `${(sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0)} ms`;
}

async function openDialog(page: Page, siteUrl: string): Promise<void> {
  await page.goto(new URL('/docs/concepts/workspace', siteUrl).href, {waitUntil: 'networkidle'});
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search docs'}).fill('warm up');
  await page.getByRole('option').first().waitFor();
}

async function bench(): Promise<void> {
  const site = await startPreviewServer({directory: buildDirectory, port: 0});
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    await openDialog(page, site.url);
    const times: number[] = [];
    for (const query of queries) {
      for (let length = 1; length <= query.length; length += 1) {
        times.push(await measureKeystroke(page, query.slice(0, length)));
      }
    }
    times.sort((a, b) => a - b);
    console.log(
      `keystroke to results, ${times.length} keystrokes: p50 ${percentile(times, 0.5)}, ` +
        `p95 ${percentile(times, 0.95)} (aim ${aim} ms), slowest ${percentile(times, 1)}`,
    );
  } finally {
    await browser.close();
    await site.close();
  }
}

await bench().catch(exitWithMessage);

/** How long after Run a playground shows its inbox. */
import type {Browser} from '@playwright/test';
import type {ResultTable} from '../lib/benchReport.ts';
import {withSiteAndBrowser} from '../lib/siteBrowser.ts';
import {quantile} from './statistics.ts';

/** Runs in a browser that has nothing of the site, and as many again in one that has. */
const runs = 7;

const pages: Record<string, string> = {
  'React component': '/docs/playgrounds/react-component',
  'React hooks': '/docs/playgrounds/react-hooks',
  'Core client': '/docs/playgrounds/vanilla-javascript',
};

/** Milliseconds from the press on Run until the frame says that the code ran; anew, and once more. */
async function measureRun(browser: Browser, url: string): Promise<{cold: number; warm: number}> {
  const page = await browser.newPage();
  await page.goto(url, {waitUntil: 'networkidle'});
  const playground = page.getByRole('region', {name: /^Playground/}).first();
  async function press(name: string): Promise<number> {
    const start = performance.now();
    await playground.getByRole('button', {name, exact: true}).click();
    await playground.getByText('The code runs.').waitFor({state: 'attached'});
    return performance.now() - start;
  }
  const times = {cold: await press('Run'), warm: await press('Run again')};
  await page.close();
  return times;
}

/** The playgrounds of the built site in Chromium. */
export async function measurePlaygrounds(): Promise<ResultTable> {
  const rows = await withSiteAndBrowser(async (browser, siteUrl) => {
    const measured: string[][] = [];
    for (const [name, address] of Object.entries(pages)) {
      const times: {cold: number; warm: number}[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await measureRun(browser, new URL(address, siteUrl).href));
      }
      const median = (kind: 'cold' | 'warm') =>
        `${quantile(
          times.map(time => time[kind]),
          0.5,
        ).toFixed(0)} ms`;
      measured.push([name, median('cold'), median('warm')]);
    }
    return measured;
  });
  return {
    title: 'Playgrounds',
    text: `Median of ${runs} runs: time from the press on Run until the code of the first preset ran. The aim is 1,000 ms.`,
    columns: ['SDK', 'First run', 'Next run'],
    rows,
  };
}

/** What readers wait for in a real Chromium: on a slow phone, and when they go from page to page. */
import type {Browser, Page} from '@playwright/test';
import type {ResultTable} from '../lib/benchReport.ts';
import {withSiteAndBrowser} from '../lib/siteBrowser.ts';
import {responsesTo} from '../lib/weights.ts';
import {median, quantile} from './statistics.ts';

const page = '/docs/introduction/quick-start';

/** A phone on 3G, as Lighthouse sees it, but for real. */
const slowPhone = {latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8, cpuFactor: 4};

async function withSlowPhone<Result>(
  browser: Browser,
  use: (phone: Page) => Promise<Result>,
): Promise<Result> {
  const phone = await browser.newPage({viewport: {width: 375, height: 812}});
  const session = await phone.context().newCDPSession(phone);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.bytesPerSecond,
    uploadThroughput: slowPhone.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowPhone.cpuFactor});
  try {
    return await use(phone);
  } finally {
    await phone.close();
  }
}

/** Milliseconds from the start of the navigation to the largest paint. */
async function largestPaint(phone: Page, url: string): Promise<number> {
  await phone.goto(url);
  return phone.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({type: 'largest-contentful-paint', buffered: true});
      }),
  );
}

/** What `clickSearchWhenPainted` leaves in the page. */
interface SearchedWindow extends Window {
  searchOpenedAfter?: number;
}

/**
 * Clicks the search as soon as the page is painted, and leaves the milliseconds from then to its dialog. It runs in the
 * page from the start: to look for something from outside would make the browser lay out a page that it would not
 * show yet.
 */
function clickSearchWhenPainted(): void {
  new PerformanceObserver(async () => {
    const start = performance.now();
    while (!document.querySelector('dialog[open]')) {
      document.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+K"]')?.click();
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
    (window as SearchedWindow).searchOpenedAfter ??= performance.now() - start;
  }).observe({type: 'paint', buffered: true});
}

/** Milliseconds from the first picture of a page to its search, clicked at once. */
async function searchAfterPaint(phone: Page, url: string): Promise<number> {
  await phone.addInitScript(clickSearchWhenPainted);
  await phone.goto(url);
  const found = await phone.waitForFunction(() => (window as SearchedWindow).searchOpenedAfter);
  return (await found.jsonValue()) ?? Number.NaN;
}

/** First visits on a slow phone, one for each measurement. */
export async function measureSlowPhone(runs: number): Promise<ResultTable> {
  const paints: number[] = [];
  const searches: number[] = [];
  await withSiteAndBrowser(async (browser, siteUrl) => {
    for (let run = 0; run < runs; run += 1) {
      paints.push(await withSlowPhone(browser, phone => largestPaint(phone, siteUrl + page)));
      searches.push(await withSlowPhone(browser, phone => searchAfterPaint(phone, siteUrl + page)));
    }
  });
  return {
    title: 'A slow phone',
    text: `Chromium with 1.6 Mbit/s, ${slowPhone.latency} ms and a quarter of the processor, on \`${page}\` without a cache; median of ${runs} visits.`,
    columns: ['What', 'Time'],
    rows: [
      ['Largest paint', `${median(paints).toFixed(0)} ms`],
      ['Search, clicked as soon as the page is painted', `${median(searches).toFixed(0)} ms`],
    ],
  };
}

/** Milliseconds from a click on a link whose page is fetched ahead to that page. */
async function followLink(reader: Page, path: string): Promise<number> {
  return reader.evaluate(async address => {
    const {title} = document;
    const start = performance.now();
    document.querySelector<HTMLElement>(`.menu a[href="${address}"]`)?.click();
    while (location.pathname !== address || document.title === title) {
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
    await new Promise(resolve => requestAnimationFrame(resolve));
    return performance.now() - start;
  }, path);
}

/** Changes of page by links of the sidebar that the reader points at first. */
export async function measureNavigation(): Promise<ResultTable> {
  const times = await withSiteAndBrowser(async (browser, siteUrl) => {
    const reader = await browser.newPage({viewport: {width: 1440, height: 900}});
    await reader.goto(siteUrl + page, {waitUntil: 'networkidle'});
    const links = await reader
      .locator('.menu a.menu__link[href^="/docs/"]:not([aria-current]):visible')
      .evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''));
    const results: number[] = [];
    for (const link of links) {
      const target = reader.locator(`.menu a[href="${link}"]`).first();
      if (!(await target.isVisible())) continue;
      await responsesTo(reader, () => target.hover());
      results.push(await followLink(reader, link));
    }
    return results;
  });
  return {
    title: 'From page to page',
    text: `${times.length} links of the sidebar, each pointed at and then clicked: time until the page is there.`,
    columns: ['Median', '95 of 100', 'Slowest'],
    rows: [[0.5, 0.95, 1].map(part => `${quantile(times, part).toFixed(0)} ms`)],
  };
}

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page, Response} from '@playwright/test';
import {framesFolder} from '../../../src/playground/kits.ts';
import {servedBuild} from './servedBuild.ts';

/** A path that is no page of the site. */
export const notFoundPath = '/no-such-page';

/** The paths of all pages in the sitemap of the built site. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(servedBuild, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

function readBuiltPages(): [path: string, html: string][] {
  return readdirSync(servedBuild, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.html') && file !== '404.html')
    .filter(file => !file.startsWith(`${framesFolder}${path.sep}`))
    .map((file): [string, string] => [
      `/${file.split(path.sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/',
      readFileSync(path.join(servedBuild, file), 'utf8'),
    ])
    .filter(([, html]) => !/<meta[^>]*http-equiv="?refresh/.test(html))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

let pages: ReadonlyMap<string, string> | undefined;

/** The HTML of all pages of the built site by path, read once; pages that only lead on are none. */
export function builtPages(): ReadonlyMap<string, string> {
  pages ??= new Map(readBuiltPages());
  return pages;
}

/** The paths of all pages of the built site. */
export function builtPaths(): string[] {
  return [...builtPages().keys()];
}

/**
 * Waits until the scripts of a page have taken over. They start at the sign of a reader who is about to act: a browser
 * without a window often says only after seconds that it is idle.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focusin')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/**
 * Waits until parts that measure themselves, such as wide tables, have answered to a new size: they are told
 * at the end of a frame and change the page in a task of their own, before the browser is idle again. A browser
 * that is never idle gets a second for it.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const whenIdle = () => requestIdleCallback(resolve, {timeout: 1000});
        requestAnimationFrame(() => requestAnimationFrame(whenIdle));
      }),
  );
}

/** The title of a page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', {level: 1});
}

/**
 * Collects what goes wrong in a page from now on: messages on the console (a failed hydration is
 * one), uncaught errors, and requests to this site that fail. Requests that a navigation of the
 * test itself cancels are no failure of the page.
 */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', error => errors.push(`uncaught: ${error.message}`));
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') errors.push(`request failed: ${request.url()}: ${reason}`);
  });
  return errors;
}

import {startPreviewServer} from '@engagespot-docs/publish/preview';
import {type Browser, chromium} from '@playwright/test';
import {chromiumArguments, ensureChromium} from '../chromium.ts';
import {buildDirectory} from './paths.ts';

/**
 * Serves a built site and opens a browser, for as long as something is done with both.
 *
 * @param directory of the built site; build/ by default
 */
export async function withSiteAndBrowser<Result>(
  use: (browser: Browser, siteUrl: string) => Promise<Result>,
  directory = buildDirectory,
): Promise<Result> {
  const executablePath = await ensureChromium();
  const site = await startPreviewServer({directory, port: 0});
  const browser = await chromium.launch({executablePath, args: chromiumArguments});
  try {
    return await use(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

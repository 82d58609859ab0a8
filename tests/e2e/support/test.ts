import {type BrowserContext, test as base} from '@playwright/test';

interface Options {
  /** Whether a test gets a context of its own, as those need that stop the clock, cut the network or want a cold cache. */
  ownContext: boolean;
}

/**
 * `test` with one browser context for all tests of a worker, so that the browser loads and compiles once what
 * every page has in common: a third of the time of a test. Each test has pages of its own, and finds nothing in
 * storage. Tests with another window or without scripts have contexts of their own.
 */
export const test = base.extend<Options, {sharedContext: BrowserContext}>({
  ownContext: [false, {option: true}],
  sharedContext: [
    async ({browser}, use, {project}) => {
      const {baseURL, viewport, colorScheme} = project.use;
      const context = await browser.newContext({baseURL, viewport, colorScheme});
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  async context(
    {browser, sharedContext, ownContext, baseURL, viewport, colorScheme, javaScriptEnabled},
    use,
    {project},
  ) {
    const isUsual = viewport?.width === project.use.viewport?.width && javaScriptEnabled !== false;
    if (ownContext || !isUsual) {
      const options = {baseURL, viewport, colorScheme, javaScriptEnabled};
      const context = await browser.newContext(options);
      await use(context);
      await context.close();
      return;
    }
    await use(sharedContext);
    await empty(sharedContext);
  },
});

/** Closes the pages of a context and forgets what they kept. */
async function empty(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  const [page] = pages;
  if (page) {
    const session = await context.newCDPSession(page);
    const origins = new Set(
      pages.map(opened => opened.url()).filter(url => url.startsWith('http')),
    );
    for (const url of origins) {
      const {origin} = new URL(url);
      await session.send('Storage.clearDataForOrigin', {origin, storageTypes: 'local_storage'});
    }
  }
  await Promise.all(pages.map(opened => opened.close()));
  await context.clearCookies();
}

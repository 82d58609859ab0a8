import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test';

interface Options {
  /** Whether a test gets a context of its own, as those need that stop the clock, cut the network or want a cold cache. */
  ownContext: boolean;
  /** What a test makes the scripts of a page report; whatever else they report fails the test. */
  expectedErrors: RegExp | undefined;
}

/** Where the scripts of pages are; the code of readers in playgrounds comes from elsewhere. */
const ownScripts = '/assets/js/';
/** How browsers report a request that fails. Many tests make one fail. */
const failedRequest = /^Failed to load resource/;

/**
 * `test` with one browser context for all tests of a worker, so that the browser loads and compiles once what
 * every page has in common: a third of the time of a test. Each test has pages of its own, and finds nothing in
 * storage. A page that logs an error, or does not catch one, fails its test. Tests without scripts have contexts of
 * their own.
 */
export const test = base.extend<
  Options & {soundPages: undefined},
  {siteUrl: string; sharedContext: BrowserContext}
>({
  ownContext: [false, {option: true}],
  expectedErrors: [undefined, {option: true}],
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
    async ({}, use, {project}) => use(project.use.baseURL ?? ''),
    {scope: 'worker'},
  ],
  baseURL: ({siteUrl}, use) => use(siteUrl),
  sharedContext: [
    async ({browser, siteUrl}, use, {project}) => {
      const {viewport, colorScheme} = project.use;
      // What is not said here, Playwright takes from the first test of the worker, which may have scripts off.
      const options = {baseURL: siteUrl, viewport, colorScheme, javaScriptEnabled: true};
      const context = await browser.newContext(options);
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  async context(
    {browser, sharedContext, ownContext, baseURL, viewport, colorScheme, javaScriptEnabled},
    use,
  ) {
    if (ownContext || javaScriptEnabled === false) {
      const options = {baseURL, viewport, colorScheme, javaScriptEnabled};
      const context = await browser.newContext(options);
      await use(context);
      await context.close();
      return;
    }
    await use(sharedContext);
    await empty(sharedContext);
  },
  async page({page, viewport}, use, {project}) {
    const isUsual = viewport?.width === project.use.viewport?.width;
    if (viewport && !isUsual) await page.setViewportSize(viewport);
    await use(page);
  },
  soundPages: [
    async ({context, expectedErrors}, use) => {
      const errors: string[] = [];
      const keep = (text: string, origin: string) => {
        const isExpected = failedRequest.test(text) || expectedErrors?.test(text);
        if (origin.includes(ownScripts) && !isExpected) errors.push(text);
      };
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') keep(message.text(), message.location().url);
      };
      const onError = (error: WebError) => {
        const {message, stack = ''} = error.error();
        keep(message, stack);
      };
      context.on('console', onConsole).on('weberror', onError);
      await use(undefined);
      context.off('console', onConsole).off('weberror', onError);
      expect(errors, 'what pages reported').toEqual([]);
    },
    {auto: true},
  ],
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

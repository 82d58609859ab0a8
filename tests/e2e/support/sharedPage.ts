import {test as base, type Page} from '@playwright/test';

/** `test` with one page for all tests of a worker, so that the browser keeps what the site's pages share. */
export const test = base.extend<object, {sharedPage: Page}>({
  sharedPage: [
    async ({browser}, use, {project}) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL ?? '',
        reducedMotion: 'reduce',
      });
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
});

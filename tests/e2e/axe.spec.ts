/**
 * No page breaks a rule of axe: every page of the sitemap, the search page and the not-found page,
 * on a desktop and on a phone, light and dark. One page is opened once and then changed, because
 * opening is the slow part; in the dark only the rules about colours can answer differently.
 */
import {test as base, expect, type Page} from '@playwright/test';
import {colorViolations, setColorScheme, violations} from './support/axe.ts';
import {notFoundPath, open, sitemapPaths} from './support/site.ts';

/** One page for all tests of a worker, so that the browser keeps what the site's pages share. */
const test = base.extend<object, {sharedPage: Page}>({
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

const viewports = [
  {width: 1440, height: 900},
  {width: 375, height: 812},
];

for (const path of [...sitemapPaths(), '/search', notFoundPath]) {
  test(`${path} is accessible`, async ({sharedPage: page}) => {
    await open(page, path);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await setColorScheme(page, 'light');
      expect.soft(await violations(page), `${viewport.width} px, light`).toEqual([]);
      await setColorScheme(page, 'dark');
      expect.soft(await colorViolations(page), `${viewport.width} px, dark`).toEqual([]);
    }
  });
}

/**
 * No page breaks a rule of axe: every page of the sitemap, the search page and the not-found page,
 * on a desktop and on a phone, light and dark. One page is opened once and then changed, because
 * opening is the slow part.
 */
import {expect, test} from '@playwright/test';
import {setColorScheme, violations} from './support/axe.ts';
import {notFoundPath, open, sitemapPaths} from './support/site.ts';

const viewports = [
  {width: 1440, height: 900},
  {width: 375, height: 812},
];

const colorSchemes = ['light', 'dark'] as const;

for (const path of [...sitemapPaths(), '/search', notFoundPath]) {
  test(`${path} is accessible`, async ({page}) => {
    await open(page, path);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      for (const colorScheme of colorSchemes) {
        await setColorScheme(page, colorScheme);
        expect.soft(await violations(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

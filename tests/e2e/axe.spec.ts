/**
 * No page breaks a rule of axe: every page of the sitemap, the search page and the not-found page,
 * on a desktop and on a phone, light and dark. One page is opened once and then changed, because
 * opening is the slow part.
 */
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test} from '@playwright/test';
import {notFoundPath, open, sitemapPaths} from './support/site.ts';

const viewports = [
  {width: 1440, height: 900},
  {width: 375, height: 812},
];

const colorSchemes = ['light', 'dark'] as const;

/** Switches the system's preference, which the site follows as long as nothing is chosen. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
}

/** Broken rules with the elements that break them, one line each. */
async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({page})
    .setLegacyMode()
    .options({resultTypes: ['violations']})
    .analyze();
  return result.violations.flatMap(({id, help, nodes}) =>
    nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

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

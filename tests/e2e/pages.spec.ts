/**
 * What holds for every page of the sitemap and for the pages that are not in it.
 */
import {expect, test} from '@playwright/test';
import {collectErrors, notFoundPath, open, sitemapPaths} from './support/site.ts';

/** How many pixels the document is wider than the window. */
function overflow(): number {
  const {scrollWidth, clientWidth} = document.documentElement;
  return scrollWidth - clientWidth;
}

const phone = {width: 375, height: 812};

for (const path of [...sitemapPaths(), '/search']) {
  test(`${path} answers, has one heading, no errors and fits a phone`, async ({page}) => {
    const errors = collectErrors(page);
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/\S.*Engagespot/);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await page.setViewportSize(phone);
    expect(await page.evaluate(overflow), 'pixels to scroll sideways').toBe(0);
    expect(errors).toEqual([]);
  });
}

test(`${notFoundPath} has one heading and fits a phone`, async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, notFoundPath);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  expect(await page.evaluate(overflow)).toBe(0);
});

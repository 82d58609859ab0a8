/** What holds for a page as a reader has it, in up to four looks: desktop and phone, light and dark. */
import {expect, type Page} from '@playwright/test';
import {colorViolations, setColorScheme, violations} from './axe.ts';
import {deadLinksOf} from './deadLinks.ts';
import {collectErrors, notFoundPath, open, settled} from './site.ts';

const desktop = {width: 1440, height: 900};
const phone = {width: 375, height: 812};

type Mode = 'light' | 'dark';

/** Modes by width: all rules in the first, those about colors in the others. */
export interface Looks {
  desktop: readonly Mode[];
  phone: readonly Mode[];
}

export const allLooks: Looks = {
  desktop: ['light', 'dark'],
  phone: ['dark', 'light'],
};

/** How many pixels the document is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

async function expectNoViolations(page: Page, width: 'desktop' | 'phone', looks: Looks) {
  for (const [index, mode] of looks[width].entries()) {
    await setColorScheme(page, mode);
    await settled(page);
    const found = await (index === 0 ? violations(page) : colorViolations(page));
    expect.soft(found, `${width}, ${mode}`).toEqual([]);
  }
}

/**
 * Opens a page once and looks at it in each look, because opening is the slow part. Expects its status, a title,
 * one heading, links that lead somewhere, nothing on the console, no scrolling sideways on a phone, and no broken rule of axe.
 */
export async function expectSoundPage(page: Page, path: string, looks: Looks): Promise<void> {
  const errors = collectErrors(page);
  await page.setViewportSize(desktop);
  const response = await open(page, path);
  expect(response?.status()).toBe(path === notFoundPath ? 404 : 200);
  await expect(page).toHaveTitle(/\S.*Engagespot/);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  expect.soft(await deadLinksOf(page), 'links that lead nowhere').toEqual([]);
  await expectNoViolations(page, 'desktop', looks);

  await page.setViewportSize(phone);
  expect.soft(await overflow(page), 'pixels to scroll sideways').toBe(0);
  await expectNoViolations(page, 'phone', looks);
  expect(errors.filter(error => path !== notFoundPath || !error.includes('404'))).toEqual([]);
}

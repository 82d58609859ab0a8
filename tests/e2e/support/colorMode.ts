import type {Locator, Page} from '@playwright/test';

/** The button of the navbar that changes the colour mode. */
export function modeButton(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: /dark and light mode/i});
}

/** What the page shows now. */
export function root(page: Page): Locator {
  return page.locator('html');
}

/** The reader's choice as it is stored; null when there is none. */
export function storedMode(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

/** The parts of the search that its tests look at. */
import type {Locator, Page} from '@playwright/test';

/** A page of prose to start from. */
export const start = '/docs/concepts/workspace';

export function searchButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Search', exact: true});
}

export function dialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search the documentation'});
}

export function field(page: Page): Locator {
  return dialog(page).getByRole('combobox', {name: 'Search docs'});
}

/** Results and suggestions of the dialog. */
export function options(page: Page): Locator {
  return dialog(page).getByRole('option');
}

/** Rows of the dialog that have controls of their own: favorites and recent searches. */
export function rows(page: Page, group: string): Locator {
  return dialog(page).getByRole('rowgroup', {name: group}).getByRole('row');
}

/** Opens the dialog with the keyboard and types. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

/** The field of the results page. */
export function pageField(page: Page): Locator {
  return page.getByRole('searchbox', {name: 'Search docs'});
}

/** The pages on the results page. */
export function pageResults(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', {level: 2});
}

/** Lets every access to storage throw, as browsers do for blocked sites. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
}

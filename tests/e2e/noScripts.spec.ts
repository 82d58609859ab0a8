/** What readers have whose browser runs no scripts: everything that is to be read. */
import {expect, type Locator} from '@playwright/test';
import {pageTypes} from './support/pageTypes.ts';
import {test} from './support/test.ts';

test.use({javaScriptEnabled: false});

const phone = {width: 375, height: 812};

/** The texts of the navbar's items that do not lie within it, and of its menus that the window cuts off. */
function outsideOf(navbar: Locator): Promise<(string | null)[]> {
  return navbar.evaluate(element => {
    const {top, bottom, left, right} = element.getBoundingClientRect();
    const isOutside = (item: Element) => {
      const box = item.getBoundingClientRect();
      return box.top < top || box.bottom > bottom || box.left < left || box.right > right;
    };
    const isCut = (menu: Element) => {
      const box = menu.getBoundingClientRect();
      return box.left < 0 || box.right > document.documentElement.clientWidth;
    };
    const items = [...element.querySelectorAll('.navbar__item')].filter(isOutside);
    const menus = [...element.querySelectorAll('.dropdown__menu')].filter(isCut);
    return [...items, ...menus].map(part => part.textContent);
  });
}

test.describe('Scripts off', () => {
  for (const path of pageTypes) {
    test(`links are there and nothing dead is shown: ${path}`, async ({page}) => {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(
        page.locator('nav.navbar .navbar__logo svg').filter({visible: true}),
      ).toHaveCount(1);
      // The version menu opens without a script, see below.
      await expect(page.locator('[role="button"]:not(.dropdown > *)')).toHaveCount(0);
      await expect(page.locator('button').filter({visible: true})).toHaveCount(0);
      await expect(page.getByRole('search')).toHaveCount(0);
      // That none of them leads nowhere is seen in the files: tests/site/pages.test.ts.
      const links = page.locator('a[href^="/"]').filter({visible: true});
      expect(await links.count()).toBeGreaterThan(5);
    });
  }

  test('the version menu opens for the keyboard', async ({page}) => {
    await page.goto('/docs/introduction/quick-start');
    const older = page.locator('.navbar .dropdown__menu').getByRole('link', {name: '1.4.x'});
    await expect(older).toBeHidden();
    await page.locator('.navbar .dropdown > [role="button"]').focus();
    await expect(older).toBeVisible();
    await older.click();
    await expect(page).toHaveURL('/docs/1.4.x/introduction/quick-start');
  });

  test('every tab is shown, because none can be chosen', async ({page}) => {
    await page.goto('/api/notifications/send-notification');
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(3);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });

  test('navigation is usable on a phone: links in the navbar, the sidebar below', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/docs/concepts/workspace');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'API', exact: true})).toBeInViewport();
    for (const width of [320, phone.width]) {
      await page.setViewportSize({...phone, width});
      expect(await outsideOf(navbar), `outside of the navbar, ${width} px`).toEqual([]);
    }
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'Environment'}).click();
    await expect(page).toHaveURL('/docs/concepts/environment');
    const {scrollWidth, clientWidth} = await page
      .locator('html')
      .evaluate(({scrollWidth, clientWidth}) => ({scrollWidth, clientWidth}));
    expect(scrollWidth).toBe(clientWidth);
  });
});

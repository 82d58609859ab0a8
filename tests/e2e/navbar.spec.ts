import {expect, type Locator, type Page} from '@playwright/test';
import {test as fixtureTest} from './support/fixtureSite.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const path = '/docs/concepts/workspace';
const phone = {width: 375, height: 812};

function navbar(page: Page): Locator {
  return page.locator('nav.navbar');
}

function left(page: Page): Locator {
  return navbar(page).locator('.theme-layout-navbar-left');
}

function right(page: Page): Locator {
  return navbar(page).locator('.theme-layout-navbar-right');
}

/** The links of a menu of the navbar, opened by its button. */
async function openMenu(page: Page, name: string | RegExp): Promise<Locator> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const button = navbar(page).getByRole('button', {name, exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return button.locator('..').getByRole('link');
}

/** Where a link leads as it is when it is clicked, without following it. */
function addressOf(link: Locator): Promise<string> {
  return link.evaluate((element: HTMLAnchorElement) => {
    const {pathname, search, hash} = new URL(element.href);
    return pathname + search + hash;
  });
}

test.describe('Section 2: Navbar', () => {
  test('items on left or right', {tag: '@spec:chrome.navbar'}, async ({page}) => {
    await open(page, path);
    await expect(left(page).getByRole('link')).toHaveText(['Engagespot', 'Docs', 'API']);
    await expect(right(page).getByRole('button', {name: '1.5.x', exact: true})).toBeVisible();
    await expect(right(page).getByRole('link', {name: 'Engagespot on GitHub'})).toBeVisible();
    await expect(right(page).getByRole('button', {name: 'Search', exact: true})).toBeVisible();
    await left(page).getByRole('link', {name: 'API'}).click();
    await expect(page).toHaveURL('/api');
    await expect(left(page).locator('[aria-current="page"]')).toHaveText('API');
  });

  test('stays in reach, because hideOnScroll is off', {tag: '@spec:chrome.hide-on-scroll'}, async ({
    page,
  }) => {
    await open(page, '/docs/introduction/quick-start');
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(left(page).getByRole('link', {name: 'Docs'})).toBeInViewport();
  });
});

test.describe('Section 4: Mobile sidebar', () => {
  test.use({viewport: phone});

  function sidebar(page: Page): Locator {
    return page.locator('.navbar-sidebar');
  }

  async function openSidebar(page: Page): Promise<void> {
    await open(page, path);
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', {name: /navigation bar/i}).click();
    await expect(sidebar(page)).toBeVisible();
  }

  test('shown or hidden', {tag: '@spec:mobile-sidebar.shown'}, async ({page}) => {
    await openSidebar(page);
    await sidebar(page).getByRole('button', {name: /close/i}).click();
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', {name: /navigation bar/i}).click();
    await expect(sidebar(page)).toBeVisible();
    // Beside the sidebar; a click of the mouse alone would not wait until it has slid in.
    const backdrop = page.locator('.navbar-sidebar__backdrop');
    await backdrop.click({position: {x: phone.width - 10, y: 400}});
    await expect(sidebar(page)).toBeHidden();
  });

  test('auto-closes on navigation', {tag: '@spec:mobile-sidebar.navigation'}, async ({page}) => {
    await openSidebar(page);
    await sidebar(page).getByRole('link', {name: 'Environment'}).click();
    await expect(page).toHaveURL('/docs/concepts/environment');
    await expect(sidebar(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('auto-closes when the screen goes wider than 996 px', {
    tag: ['@spec:mobile-sidebar.wide-screen', '@spec:limits.breakpoint'],
  }, async ({page}) => {
    await openSidebar(page);
    await page.setViewportSize({width: 996, height: 812});
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 812});
    await expect(sidebar(page)).toBeHidden();
    await expect(left(page).getByRole('link', {name: 'Docs'})).toBeVisible();
  });
});

fixtureTest.describe('Section 2: Navbar, with every documented type of item', () => {
  fixtureTest.beforeEach(({page}) => open(page, '/docs'));

  fixtureTest(
    'default, doc, docSidebar: links by to, href, document and sidebar',
    {tag: '@spec:chrome.navbar'},
    async ({page}) => {
      const links = left(page).locator(':scope > .navbar__item.navbar__link');
      await expect(links).toHaveText([
        'Sidebar item',
        'Document item',
        'Page item',
        'Address item',
      ]);
      for (const [name, address] of [
        ['Sidebar item', '/docs'],
        ['Document item', '/docs/setup'],
        ['Page item', '/docs/setup'],
      ] as const) {
        await expect(links.filter({hasText: name})).toHaveAttribute('href', address);
      }
      await expect(links.filter({hasText: 'Address item'})).toHaveAttribute(
        'href',
        'https://example.com',
      );
      await expect(links.filter({hasText: 'Sidebar item'})).toHaveAttribute('aria-current', 'page');
    },
  );

  fixtureTest(
    'dropdown: items open by click, pointer and keyboard',
    {tag: '@spec:chrome.navbar'},
    async ({page}) => {
      const links = await openMenu(page, 'Menu item');
      await expect(links).toHaveText(['Page of the menu', /^Address of the menu/]);
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/setup');
      await navbar(page).getByRole('button', {name: 'Menu item'}).hover();
      await expect(links.first()).toBeVisible();
    },
  );

  for (const [name, ...sweep] of [
    ['Menu item'],
    ['2.0.0', '@sweep'],
    ['English', '@sweep'],
  ] as const) {
    fixtureTest(
      `dropdown: Escape closes it and gives the focus back: ${name}`,
      {tag: ['@spec:chrome.navbar', '@spec:limits.shortcuts', ...sweep]},
      async ({page}) => {
        const button = navbar(page).getByRole('button', {name, exact: true});
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        const links = await openMenu(page, name);
        await expect(links.first()).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(links.first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(links.first()).toBeHidden();

        await page.keyboard.press('Space');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(links.first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      },
    );
  }

  fixtureTest(
    'dropdown: Escape closes it while the pointer is on it',
    {tag: '@spec:chrome.navbar'},
    async ({page}) => {
      const button = navbar(page).getByRole('button', {name: 'Menu item', exact: true});
      const link = button.locator('..').getByRole('link').first();
      await button.hover();
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await page.mouse.move(700, 600);
      await button.hover();
      await expect(link).toBeVisible();
    },
  );

  fixtureTest(
    'dropdown: in the drawer of a phone a button opens and closes it',
    {tag: '@spec:chrome.navbar'},
    async ({page}) => {
      await page.setViewportSize(phone);
      await page.getByRole('button', {name: /navigation bar/i}).click();
      const drawer = page.locator('.navbar-sidebar');
      await drawer.getByRole('button', {name: /main menu/}).click();
      const menu = drawer.getByRole('listitem').filter({hasText: 'Menu item'});
      const link = menu.getByRole('link', {name: 'Page of the menu'});
      await expect(link).toBeHidden();
      await menu.getByRole('button', {name: 'Expand the dropdown'}).press('Enter');
      await expect(link).toBeVisible();
      const button = menu.getByRole('button', {name: 'Collapse the dropdown'});
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.press('Space');
      await expect(link).toBeHidden();
      await menu.getByRole('button', {name: 'Menu item'}).press('Space');
      await expect(link).toBeVisible();
    },
  );

  fixtureTest(
    'html, docsVersion, search: stand where they are put',
    {tag: '@spec:chrome.navbar'},
    async ({page}) => {
      await expect(right(page).locator('em')).toHaveText('Markup item');
      const version = right(page).getByRole('link', {name: 'Version item'});
      await expect(version).toHaveAttribute('href', '/docs');
      await expect(right(page).getByRole('button', {name: 'Search'})).toHaveCount(1);
    },
  );
});

fixtureTest.describe('Section 2: Docs version dropdown', () => {
  fixtureTest(
    'names the version of the page, and leads to the same page of another',
    {tag: ['@spec:versions.metadata', '@spec:chrome.version-menu']},
    async ({page}) => {
      await open(page, '/docs?from=a#second-section');
      const links = await openMenu(page, '2.0.0');
      await expect(links).toHaveText(['2.0.0', '1.0.0']);
      expect(await addressOf(links.nth(1))).toBe('/docs/1.0.0?from=a#second-section');
      await links.nth(1).click();
      await expect(page).toHaveURL('/docs/1.0.0?from=a#second-section');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Start of 1.0.0');
      await expect(navbar(page).getByRole('button', {name: '1.0.0', exact: true})).toBeVisible();
    },
  );

  fixtureTest(
    'leads to the start of a version that lacks the page',
    {tag: '@spec:versions.metadata'},
    async ({page}) => {
      await open(page, '/docs/news');
      const links = await openMenu(page, '2.0.0');
      await links.nth(1).click();
      await expect(page).toHaveURL('/docs/1.0.0');
    },
  );

  fixtureTest(
    'remembers the version outside the documentation',
    {tag: '@spec:chrome.version-menu'},
    async ({page}) => {
      await open(page, '/docs');
      await (await openMenu(page, '2.0.0')).nth(1).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Start of 1.0.0');
      await open(page, '/');
      await expect(navbar(page).getByRole('button', {name: '1.0.0', exact: true})).toBeVisible();
    },
  );
});

fixtureTest.describe('Section 2: Language switcher', () => {
  fixtureTest(
    'keeping path, query and hash',
    {tag: ['@spec:chrome.language-menu', '@spec:limits.locale']},
    async ({page}) => {
      await open(page, '/docs/setup?q=inbox&page=2#top');
      const links = await openMenu(page, 'English');
      await expect(links).toHaveText(['English', 'Deutsch']);
      await links.nth(1).click();
      await expect(page).toHaveURL('/de/docs/setup?q=inbox&page=2#top');
      await expect(page.locator('html')).toHaveAttribute('lang', /^de/);

      const back = await openMenu(page, 'Deutsch');
      await back.first().click();
      await expect(page).toHaveURL('/docs/setup?q=inbox&page=2#top');
      await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    },
  );

  fixtureTest(
    'follows what the address becomes while the page stays',
    {tag: '@spec:chrome.language-menu'},
    async ({page}) => {
      await open(page, '/docs');
      await page.locator('.theme-doc-toc-desktop a').first().click();
      await expect(page).toHaveURL('/docs#first-section');
      const links = await openMenu(page, 'English');
      expect(await addressOf(links.nth(1))).toBe('/de/docs#first-section');
    },
  );
});

fixtureTest.describe('Section 2: hideOnScroll', () => {
  async function scroll(page: Page, by: number): Promise<void> {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, by);
    const moved = () => page.evaluate(y => window.scrollY - y, before);
    await expect.poll(moved).not.toBe(0);
  }

  fixtureTest(
    'may hide on scroll down and reappear on scroll up',
    {tag: '@spec:chrome.hide-on-scroll'},
    async ({page}) => {
      await open(page, '/docs');
      await page.mouse.move(700, 600);
      await expect(navbar(page)).toBeInViewport();
      await scroll(page, 400);
      await scroll(page, 400);
      await expect(navbar(page)).not.toBeInViewport();
      await scroll(page, -200);
      await expect(navbar(page)).toBeInViewport();
    },
  );

  fixtureTest(
    'without it the navbar stays',
    {tag: '@spec:chrome.hide-on-scroll'},
    async ({page}) => {
      await open(page, '/de/docs');
      await page.mouse.move(700, 600);
      await scroll(page, 400);
      await scroll(page, 400);
      await expect(navbar(page)).toBeInViewport();
    },
  );
});

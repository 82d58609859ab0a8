import {expect, type Locator, type Page} from '@playwright/test';
import {footer as settings} from '../../config/footer.ts';
import {test as fixtureTest} from './support/fixtureSite.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const path = '/docs/concepts/workspace';

function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

test.describe('Section 2: Skip link', () => {
  test('skip-to-content link jumps to the main content region', {
    tag: '@spec:chrome.skip-link',
  }, async ({page}) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test.describe('Section 2: Table of contents', () => {
  const deepPage = '/docs/introduction/quick-start';

  function links(page: Page): Locator {
    return page.locator('.theme-doc-toc-desktop').getByRole('link');
  }

  test('covers heading levels 2 to 3', {tag: '@spec:page.table-of-contents'}, async ({page}) => {
    await open(page, deepPage);
    const headings = await page
      .getByRole('main')
      .locator('h2[id], h3[id]')
      .evaluateAll(elements => elements.map(({id, tagName}) => [tagName, `#${id}`]));
    expect(new Set(headings.map(([level]) => level))).toEqual(new Set(['H2', 'H3']));
    const addresses = await links(page).evaluateAll(all =>
      all.map(element => element.getAttribute('href') ?? ''),
    );
    expect(addresses).toEqual(headings.map(([, address]) => address));
  });

  test('marks the heading that is read, and only that', async ({page}) => {
    await open(page, deepPage);
    const all = await links(page).all();
    for (const link of [all[1], all[all.length - 3], all[0]]) {
      if (!link) throw new Error('The page has too few headings');
      await link.click();
      await expect(link).toHaveClass(/table-of-contents__link--active/);
      await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
    }
  });

  test('is a disclosure above the text on narrow screens', async ({page}) => {
    await page.setViewportSize({width: 375, height: 812});
    await open(page, path);
    const list = page.locator('.theme-doc-toc-mobile');
    await expect(list.getByRole('link')).toHaveCount(0);
    await list.getByRole('button', {name: 'On this page'}).click();
    await expect(list.getByRole('link').first()).toBeVisible();
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/#./);
  });
});

test.describe('Section 2: Footer', () => {
  test('with link columns, logo, copyright', {tag: '@spec:chrome.footer'}, async ({page}) => {
    await open(page, path);
    for (const {title, items} of settings.links) {
      const column = footer(page).locator('.footer__col').filter({hasText: title});
      await expect(column.getByRole('link')).toHaveCount(items.length);
      for (const item of items) {
        const link = column.getByRole('link', {name: item.label});
        await expect(link).toHaveAttribute('href', item.to ?? item.href ?? '');
      }
    }
    const logo = footer(page).getByRole('img', {name: settings.logo.alt});
    await expect(logo).toBeVisible();
    const {width = 0} = (await logo.locator('use').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(0);
    await expect(footer(page)).toContainText(settings.copyright);
  });
});

fixtureTest.describe('Section 2: Footer, with other settings', () => {
  fixtureTest('with links, without columns', {tag: '@spec:chrome.footer'}, async ({page}) => {
    await open(page, '/de/docs');
    await expect(footer(page).locator('.footer__col')).toHaveCount(0);
    await expect(footer(page).getByRole('link', {name: 'Setup'})).toHaveAttribute(
      'href',
      '/de/docs/setup',
    );
    await expect(footer(page)).not.toHaveClass(/footer--dark/);
  });

  fixtureTest(
    'style, logo with a link, markup in a column',
    {tag: '@spec:chrome.footer'},
    async ({page}) => {
      await open(page, '/docs');
      await expect(footer(page)).toHaveClass(/footer--dark/);
      const logo = footer(page).getByRole('link', {name: 'Fixture logo'});
      await expect(logo).toHaveAttribute('href', 'https://example.com');
      await expect(footer(page).locator('em')).toHaveText('Markup of the footer');
      await expect(footer(page)).toContainText('Copyright of the fixture');
    },
  );
});

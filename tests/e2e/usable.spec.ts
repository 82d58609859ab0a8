/** Zoomed to 400 %, in high contrast and on paper. */
import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const pageTypes = [
  '/',
  '/docs/introduction/quick-start',
  '/docs/sdks-n-libraries/frontend/react',
  '/api/notifications/send-notification',
  '/search?q=data%20region',
];

/** How many pixels the document is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.locator('html').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
}

/** A computed style of an element or of what it generates. */
function style(locator: Locator, property: string, part?: string): Promise<string> {
  return locator.evaluate(
    (element, [name = '', pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name),
    [property, part],
  );
}

// A window of 1280 by 1024 pixels, zoomed to 400 %, has room for 320 by 256 of the page's.
test.describe('Zoom to 400 %', () => {
  test.use({viewport: {width: 320, height: 256}});

  for (const [index, path] of pageTypes.entries()) {
    const tag = index < 2 ? [] : '@sweep';
    test(`nothing to scroll sideways, nothing covered: ${path}`, {tag}, async ({page}) => {
      await open(page, path);
      expect(await overflow(page)).toBe(0);
      const heading = page.getByRole('heading', {level: 1});
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
      const bar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
      expect(bar?.height).toBeLessThan(256 / 3);
    });
  }

  test('the announcement is not cut off', async ({page}) => {
    await open(page, '/docs');
    const hidden = await page
      .locator('.theme-announcement-bar')
      .evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });

  test('navigation and search can be used', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/docs');
    await page.getByRole('button', {name: /navigation bar/i}).click();
    const drawer = page.locator('.navbar-sidebar');
    await drawer.getByRole('link', {name: 'Glossary'}).click();
    await expect(page).toHaveURL('/docs/glossary');
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await page.getByRole('dialog').getByRole('combobox').fill('data region');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL('/docs/concepts/data-region');
  });
});

test.describe('High contrast (forced colors)', () => {
  test('what is drawn with a background is still seen', {tag: '@sweep'}, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await open(page, '/api/notifications/send-notification');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({forcedColors: 'active', colorScheme, reducedMotion: 'reduce'});
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
      const github = page.getByRole('link', {name: 'Engagespot on GitHub'}).locator('svg');
      const canvas = await style(page.locator('html'), 'background-color');
      expect(await style(github, 'fill'), colorScheme).not.toBe(canvas);

      const chosen = page.getByRole('tab', {selected: true}).first();
      const other = page.getByRole('tab', {selected: false}).first();
      expect(await style(chosen, 'border-bottom-color'), colorScheme).not.toBe(canvas);
      expect(await style(other, 'border-bottom-color'), colorScheme).toBe(canvas);
      expect(await style(page.locator(':focus'), 'outline-style'), colorScheme).not.toBe('none');
    }
  });

  test('what a search found is read, and what is chosen is seen', {tag: '@sweep'}, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await open(page, '/search?q=data%20region');
    const word = page.getByRole('main').locator('mark').first();
    await expect(word).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({forcedColors: 'active', colorScheme, reducedMotion: 'reduce'});
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
      const background = await style(word, 'background-color');
      expect(background, colorScheme).not.toBe('rgba(0, 0, 0, 0)');
      expect(await style(word, 'color'), colorScheme).not.toBe(background);
    }
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('data region');
    await dialog.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    for (const [selected, outline] of [
      [true, 'solid'],
      [false, 'none'],
    ] as const) {
      const row = dialog.getByRole('option', {selected}).first().locator('..');
      await expect(row).toHaveCSS('outline-style', outline);
    }
  });
});

test.describe('Print', () => {
  for (const [index, path] of pageTypes.slice(1, 4).entries()) {
    const tag = index === 0 ? [] : '@sweep';
    test(`the article alone, dark on white, nothing cut off: ${path}`, {tag}, async ({page}) => {
      await page.setViewportSize({width: 800, height: 1100});
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({media: 'print', colorScheme: 'dark'});

      for (const part of ['.navbar', '.footer', '.theme-announcement-bar', '.pagination-nav']) {
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
      }
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(await style(page.locator('html'), 'background-color')).toBe('rgb(255, 255, 255)');
      const color = await style(page.locator('main p').first(), 'color');
      expect(Math.max(...(color.match(/\d+/g) ?? []).map(Number))).toBeLessThan(128);

      const hidden = await page
        .locator('[role=tabpanel], details > :not(summary)')
        .evaluateAll(parts => parts.filter(part => !part.checkVisibility()).length);
      expect(hidden, 'panels and details that are not printed').toBe(0);

      expect(await overflow(page)).toBe(0);
      const cut = await page
        .locator('main pre')
        .filter({visible: true})
        .evaluateAll(
          all =>
            all.filter(
              ({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
                scrollWidth > clientWidth || scrollHeight > clientHeight,
            ).length,
        );
      expect(cut).toBe(0);
    });
  }
});

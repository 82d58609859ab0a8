import {expect} from '@playwright/test';
import {modeButton, root, storedMode} from './support/colorMode.ts';
import {test as fixtureTest} from './support/fixtureSite.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const path = '/docs/concepts/workspace';

test.describe('Section 4: Colour mode', () => {
  test('light or dark; user-toggled; persisted in local storage under key theme', {
    tag: ['@spec:color-mode.toggle', '@spec:limits.storage-keys'],
  }, async ({page}) => {
    await open(page, path);
    await expect(modeButton(page)).toHaveAccessibleName(/currently system mode/);
    expect(await storedMode(page)).toBeNull();

    for (const mode of ['light', 'dark']) {
      await modeButton(page).click();
      await expect(modeButton(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
      await expect(root(page)).toHaveAttribute('data-theme', mode);
      expect(await storedMode(page)).toBe(mode);
    }
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter(key => key.includes('theme'))).toEqual(['theme']);

    await modeButton(page).click();
    await expect(modeButton(page)).toHaveAccessibleName(/currently system mode/);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    expect(await storedMode(page)).toBeNull();
  });

  test('with no stored choice it follows the system preference', {
    tag: '@spec:color-mode.default',
  }, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, path);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    expect(await storedMode(page)).toBeNull();
  });

  test('synced across tabs', {tag: '@spec:color-mode.tabs'}, async ({page, context}) => {
    await open(page, path);
    const other = await context.newPage();
    await open(other, '/docs');
    await modeButton(other).click();
    await modeButton(other).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(modeButton(page)).toHaveAccessibleName(/currently dark mode/);
    await modeButton(page).click();
    await expect(modeButton(other)).toHaveAccessibleName(/currently system mode/);
  });

  test('a stored choice is there before the first paint', {tag: '@spec:color-mode.tabs'}, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      const modes: (string | null)[] = [];
      Object.assign(window, {modes});
      const note = () => modes.push(document.documentElement.getAttribute('data-theme'));
      new PerformanceObserver(note).observe({type: 'paint', buffered: true});
      new MutationObserver(note).observe(document, {
        subtree: true,
        attributeFilter: ['data-theme'],
      });
    });
    await open(page, path);
    await expect(modeButton(page)).toHaveAccessibleName(/currently dark mode/);
    const modes = await page.evaluate(() => Reflect.get(window, 'modes') as string[]);
    expect(modes.length).toBeGreaterThan(0);
    expect(new Set(modes)).toEqual(new Set(['dark']));
  });
});

fixtureTest.describe('Section 4: Colour mode, with other settings', () => {
  fixtureTest(
    'with no stored choice it follows the default',
    {tag: '@spec:color-mode.default'},
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, '/docs');
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await storedMode(page)).toBeNull();
      await modeButton(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await modeButton(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await storedMode(page)).toBe('light');
    },
  );

  fixtureTest(
    'disableSwitch: no button, and a stored choice does not count',
    {tag: '@spec:color-mode.default'},
    async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'light'));
      await open(page, '/de/docs');
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('button', {name: /(dark|dunkel)/i})).toHaveCount(0);
    },
  );
});

import {expect, type Locator, type Page} from '@playwright/test';
import {announcementBar as settings} from '../../config/announcementBar.ts';
import {test as fixtureTest} from './support/fixtureSite.ts';
import {layoutShift} from './support/layoutShift.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

test.use({ownContext: true});

const path = '/docs/concepts/workspace';

function bar(page: Page): Locator {
  return page.locator('.theme-announcement-bar');
}

function closeButton(page: Page): Locator {
  return bar(page).getByRole('button', {name: 'Close'});
}

/** What the site remembers about the bar. */
function remembered(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => /announcement/.test(key))),
  );
}

/** Makes the next load that of a reader who closed a bar with this id. */
async function closeBefore(page: Page, id: string): Promise<void> {
  await page.evaluate(value => {
    localStorage.setItem('docusaurus.announcement.id', value);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, id);
}

test.describe('Section 4: Announcement bar', () => {
  test('shown until closed', {
    tag: ['@spec:chrome.announcement-bar', '@spec:announcement.shown'],
  }, async ({page}) => {
    await open(page, path);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toContainText(settings.content.replace(/<[^>]+>/g, ''));
    await open(page, '/docs');
    await expect(bar(page)).toBeVisible();
    await closeButton(page).click();
    await expect(bar(page)).toBeHidden();
  });

  test('closing is remembered in local storage', {
    tag: ['@spec:announcement.closed', '@spec:limits.storage-keys'],
  }, async ({page}) => {
    await open(page, path);
    await closeButton(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await remembered(page)).toEqual({
      'docusaurus.announcement.id': settings.id,
      'docusaurus.announcement.dismiss': 'true',
    });
    await open(page, '/docs');
    await expect(bar(page)).toBeHidden();
  });

  test('a changed bar id makes it reappear', {tag: '@spec:announcement.new-id'}, async ({page}) => {
    await open(page, path);
    await closeBefore(page, 'an-older-one');
    await open(page, path);
    await expect(bar(page)).toBeVisible();
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await closeButton(page).click();
    // A click before the page is interactive is kept until it is.
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(bar(page)).toBeHidden();
  });

  test('moves nothing when a page is loaded, shown or closed', {
    tag: '@spec:chrome.announcement-bar',
  }, async ({page}) => {
    await open(page, path);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await closeBefore(page, settings.id);
    await open(page, path);
    await expect(bar(page)).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await closeBefore(page, 'an-older-one');
    await open(page, path);
    await expect(bar(page)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

fixtureTest.describe('Section 3: Announcement bar', () => {
  fixtureTest(
    'isCloseable: without it there is no button',
    {tag: '@spec:announcement.shown'},
    async ({page}) => {
      await open(page, '/de/docs');
      await expect(bar(page)).toBeVisible();
      await expect(bar(page).getByRole('button')).toHaveCount(0);
    },
  );
});

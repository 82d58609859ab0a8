/** The live inbox: a picture until a reader asks for it, then the published component on the sandbox of the tab. */
import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
import {expectAccessible, setColorScheme} from './support/axe.ts';
import {frameViolations} from './support/axeInFrame.ts';
import {layoutShift} from './support/layoutShift.ts';
import {collectErrors, open} from './support/site.ts';
import {test} from './support/test.ts';

const pages = [
  '/',
  '/docs/features/in-app-inbox/introduction',
  '/docs/1.4.x/features/in-app-inbox/introduction',
  '/docs/1.3.x/features/in-app-inbox/introduction',
];
const latest = '/docs/features/in-app-inbox/introduction';

/** Older components ask other hosts for style sheets, which the policy of the frame stops. */
const foreignStyles = /Loading the stylesheet 'https:|^request failed: https:.* csp$/;

function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Inbox of user_1042"]');
}

/** The number on the bell. */
function badge(page: Page, count: number): Locator {
  return frameOf(page).getByText(String(count), {exact: true});
}

/** Opens the inbox and waits until its real-time connection is there. */
async function tryLive(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Try it live'}).click();
  const send = page.getByRole('button', {name: 'Send a notification'});
  await send.waitFor();
  return send;
}

/** The frame is drawn to scale, where a click would miss. */
async function openPanel(page: Page): Promise<void> {
  await frameOf(page).getByRole('button').first().dispatchEvent('click');
}

for (const path of pages) {
  const tag = /\d/.test(path) ? '@sweep' : [];
  test(`${path}: the badge counts what is sent, and the panel shows it`, {tag}, async ({page}) => {
    const errors = collectErrors(page);
    await open(page, path);
    await expect(page.locator('iframe')).toHaveCount(0);
    const send = await tryLive(page);
    await expect(send).toBeFocused();
    await expect(page.getByText('The inbox is live.')).toBeVisible();
    await expect(badge(page, 1)).toBeVisible();

    await send.click();
    await expect(badge(page, 2)).toBeVisible();
    await expect(page.getByText('Sent: “Mateo commented on Price list”')).toBeVisible();
    await send.click();
    await expect(badge(page, 3)).toBeVisible();
    await expect(send).toBeFocused();

    await openPanel(page);
    await expect(frameOf(page).getByText('Mateo commented on Price list')).toBeVisible();
    await send.click();
    await expect(frameOf(page).getByText('New: Gift cards')).toBeVisible();
    expect(errors.filter(error => !foreignStyles.test(error))).toEqual([]);
  });
}

for (const width of [375, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({viewport: {width, height: 900}});

    test('nothing moves when the inbox replaces its picture', {tag: '@sweep'}, async ({page}) => {
      for (const path of ['/', latest]) {
        await open(page, path);
        const next = page.getByRole('button', {name: 'Try it live'});
        await next.scrollIntoViewIfNeeded();
        const view = page.locator('figure', {has: page.locator('picture')});
        const before = await view.boundingBox();
        await tryLive(page);
        expect(await page.locator('figure', {has: page.locator('iframe')}).boundingBox()).toEqual(
          before,
        );
        expect(await layoutShift(page)).toBeLessThan(0.01);
      }
    });

    test('the page and the inbox are accessible, light and dark', {tag: '@sweep'}, async ({
      page,
    }) => {
      await open(page, latest);
      await tryLive(page);
      await expect(badge(page, 1)).toBeVisible();
      expect(await frameViolations(page), 'light').toEqual([]);
      await expectAccessible(page);
      expect(await frameViolations(page), 'dark').toEqual([]);
    });
  });
}

test('the inbox follows the color mode', async ({page}) => {
  await open(page, latest);
  await expect(page.locator('picture:visible')).toHaveCount(1);
  await tryLive(page);
  const html = frameOf(page).locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await setColorScheme(page, 'dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('each press on the button sends another notification', {tag: '@sweep'}, async ({page}) => {
  await open(page, latest);
  const send = await tryLive(page);
  const notice = page.getByText(/^Sent: /);
  const said: string[] = [];
  for (let count = 2; count <= 6; count += 1) {
    await send.press('Enter');
    await expect(badge(page, count)).toBeVisible();
    await expect(notice).not.toHaveText(said.at(-1) ?? '');
    said.push((await notice.textContent()) ?? '');
  }
  expect(new Set(said).size).toBe(said.length);
});

test.describe('without the network', () => {
  test.use({ownContext: true});

  test('the picture stays, and a second try opens the inbox', {tag: '@sweep'}, async ({
    page,
    context,
  }) => {
    await open(page, latest);
    await page.locator('picture:visible img').scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await page.getByRole('button', {name: 'Try it live'}).click();
    await expect(page.getByText('The live inbox did not load.')).toBeVisible();
    await expect(page.locator('picture:visible')).toHaveCount(1);
    const retry = page.getByRole('button', {name: 'Try again'});
    await expect(retry).toBeFocused();
  });

  test('a frame that is blocked leaves the picture', {tag: '@sweep'}, async ({page}) => {
    await page.route('**/playground/*.html', route => route.abort());
    await open(page, latest);
    await page.getByRole('button', {name: 'Try it live'}).click();
    await expect(page.getByText('The live inbox did not load.')).toBeVisible();
    await expect(page.locator('picture:visible')).toHaveCount(1);
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.unroute('**/playground/*.html');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(badge(page, 1)).toBeVisible();
  });
});

test('nothing of it is loaded before it is asked for', {tag: '@sweep'}, async ({page}) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await open(page, latest);
  const before = requests.length;
  expect(requests.filter(path => path.startsWith('/playground/'))).toEqual([]);
  await tryLive(page);
  expect(requests.slice(before).filter(path => path.endsWith('.js')).length).toBeGreaterThan(0);
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('the picture and the text are there, the button is not', async ({page}) => {
    for (const path of pages) {
      await page.goto(path);
      const picture = page.locator('figure picture:visible img');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('alt', /^The Engagespot inbox in an app/);
      await expect(page.getByText('@engagespot/react-component').first()).toBeVisible();
      await expect(page.getByText('Try it live', {exact: true})).toBeHidden();
    }
  });
});

test('a phone asks once for the picture on the home page, in the color mode of its system', {
  tag: '@sweep',
}, async ({page}) => {
  const requests: string[] = [];
  page.on('request', request => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/img/inbox/')) requests.push(pathname);
  });
  await page.setViewportSize({width: 375, height: 800});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  const picture = page.getByRole('img', {name: /inbox in an app/}).filter({visible: true});
  await expect(picture).toHaveJSProperty('complete', true);
  const preload = page.locator(
    'link[rel="preload"][as="image"][media*="max-width: 511px"][media*="dark"]',
  );
  expect(requests).toEqual([await preload.getAttribute('href')]);
});

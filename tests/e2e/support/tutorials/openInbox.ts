import {type Browser, type BrowserContext, expect} from '@playwright/test';
import {rootDirectory} from '../../../../scripts/lib/paths.ts';
import {bundleForPage} from '../../../../scripts/sdkPages/bundleForPage.ts';
import {demoCredentials, demoUserId} from '../../../../src/sandbox/index.ts';
import {bundleSandbox} from '../sandboxScript.ts';

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** What the address of the CDN serves: the published kit as a global. */
async function kitScript(): Promise<string> {
  const react = ['react', 'react-dom'].map(
    name => [name, `./node_modules/@engagespot/client/node_modules/${name}`] as const,
  );
  const bundle = await bundleForPage({
    modules: ['./tests/e2e/support/tutorials/kit.ts'],
    folder: rootDirectory,
    alias: Object.fromEntries(react),
  });
  return bundle;
}

/**
 * Opens the app of a tutorial with a sandbox instead of the product, and does what quick starts tell: opens the
 * inbox, answers the question about web push, and sees a notification arrive. The browser is new to the app.
 */
export async function openInbox(
  browser: Browser,
  url: string,
  cookies: readonly Cookie[] = [],
): Promise<void> {
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  await page.addInitScript({content: await bundleSandbox()});
  await page.route('https://cdn.engagespot.co/engagespot-client.min.js', async route =>
    route.fulfill({contentType: 'text/javascript', body: await kitScript()}),
  );
  await page.goto(url);
  const bell = page.getByRole('button', {name: 'Notifications'}).first();
  await bell.click();
  await expect(page.getByText('Maybe later')).toBeInViewport();
  await page.getByText('Maybe later').click();
  await expect(page.getByText('Order 88213 is on its way').first()).toBeVisible();
  await page.evaluate(
    async ([{apiKey, apiSecret}, userId]) => {
      const response = await fetch('https://api.engagespot.co/v3/notifications', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-ENGAGESPOT-API-KEY': apiKey,
          'X-ENGAGESPOT-API-SECRET': apiSecret,
        },
        body: JSON.stringify({
          notification: {workflow: {identifier: 'order_shipped'}},
          sendTo: {recipients: [userId]},
          data: {orderNumber: '90417'},
        }),
      });
      if (!response.ok) throw new Error(`The sandbox answers ${response.status}`);
    },
    [demoCredentials, demoUserId] as const,
  );
  await expect(page.getByText('Order 90417 is on its way').first()).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
}

/**
 * The published SDKs in Chromium, unchanged, against the sandbox: in the page by interception, and served by
 * `npm run sandbox`. Neither needs the built site.
 */
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, type Page} from '@playwright/test';
import {type SandboxServer, startSandboxServer} from '../../scripts/lib/sandboxServer.ts';
import {demoCredentials, demoUserId} from '../../src/sandbox/index.ts';
import {bundleSdk, type SdkBundle} from './support/sdkBundle.ts';
import './support/sdks/driver.ts';
import {test} from './support/test.ts';

const cores: readonly (Omit<SdkBundle, 'isInPage'> & {name: string})[] = [
  {name: 'core 3.0.1', driver: 'core3'},
  {name: 'core 1.4.2', driver: 'core1', core1: '@engagespot-1.4.2/core'},
  {name: 'core 1.3.8', driver: 'core1', core1: '@engagespot-1.3.8/core'},
];

let server: SandboxServer;
/** Of an origin of its own, as the page of a reader's app is. */
let pages: Server;

test.beforeAll(async () => {
  server = await startSandboxServer({sandbox: {sdkFields: true, live: true}, port: 0});
});
test.beforeAll(async () => {
  pages = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><link rel="icon" href="data:,"><div id="root"></div>');
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
});
test.afterAll(async () => {
  await server.close();
  pages.close();
});
test.beforeEach(() => server.sandbox.reset());

async function openPage(page: Page, script: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
  await page.addScriptTag({content: script});
}

/** A call of the REST interface, to the sandbox that the SDK of the page speaks to. */
function call(page: Page, url: string | undefined, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([base, credentials, userId, verb, where, content]) => {
      const response = await fetch(base + where, {
        method: verb,
        headers: {
          'X-ENGAGESPOT-API-KEY': credentials.apiKey,
          ...(verb === 'POST'
            ? {'X-ENGAGESPOT-API-SECRET': credentials.apiSecret}
            : {'X-ENGAGESPOT-USER-ID': userId}),
          'Content-Type': 'application/json',
        },
        body: content === undefined ? undefined : JSON.stringify(content),
      });
      return response.json();
    },
    [url ?? 'https://api.engagespot.co', demoCredentials, demoUserId, method, path, body] as const,
  );
}

const notification = {
  notification: {workflow: {identifier: 'order_shipped'}},
  sendTo: {recipients: [demoUserId]},
  data: {orderNumber: '88214'},
};

for (const isInPage of [true, false]) {
  for (const [index, {name, ...bundle}] of cores.entries()) {
    const tag = index === 0 ? [] : '@sweep';
    test(`${name}, ${isInPage ? 'in the page' : 'served'}`, {tag}, async ({page}) => {
      const url = isInPage ? undefined : server.url;
      await openPage(page, await bundleSdk({...bundle, isInPage}));
      const {apiKey} = demoCredentials;
      const list = async () => (await call(page, url, 'GET', '/v3/notifications')).data;
      const events = () => page.evaluate(() => window.sdk.events);

      await test.step('connects and lists', async () => {
        await page.evaluate(options => window.sdk.start(options), {
          apiKey,
          userId: demoUserId,
          url,
        });
        expect(await page.evaluate(() => window.sdk.titles())).toEqual([
          'Order 88213 is on its way',
          'Welcome',
        ]);
      });
      await test.step('receives', async () => {
        // The socket opens in its own time.
        await expect(async () => {
          await call(page, url, 'POST', '/v3/notifications', notification);
          expect(await events()).toContainEqual(['receive', 'Order 88214 is on its way']);
        }).toPass();
      });
      const [{id}] = await list();
      await test.step('opens', async () => {
        await page.evaluate(item => window.sdk.open(item), id);
        expect((await list())[0].seenAt).not.toBeNull();
      });
      await test.step('reads', async () => {
        await page.evaluate(item => window.sdk.read(item), id);
        expect((await list())[0].clickedAt).not.toBeNull();
        await expect.poll(events).toContainEqual(['read', id]);
      });
      await test.step('deletes', async () => {
        await page.evaluate(item => window.sdk.remove(item), id);
        expect((await list()).map((item: {id: number}) => item.id)).not.toContain(id);
        await expect.poll(events).toContainEqual(['delete', id]);
      });
      await test.step('marks all as read', async () => {
        await page.evaluate(() => window.sdk.markAllAsRead());
        expect((await list()).every((item: {clickedAt: unknown}) => item.clickedAt)).toBe(true);
        await expect.poll(events).toContainEqual(['readAll']);
      });
      await test.step('sets preferences', async () => {
        await page.evaluate(() => window.sdk.prefer(13, 'email', false));
        const preferences = await call(page, url, 'GET', '/v4/preferences');
        expect(preferences.categories.product_news.channel_types.email.enabled).toBe(0);
      });
    });
  }
}

for (const isInPage of [true, false]) {
  const tag = isInPage ? [] : '@sweep';
  test(`react-component 3.0.1, ${isInPage ? 'in the page' : 'served'}`, {tag}, async ({page}) => {
    const url = isInPage ? undefined : server.url;
    const script = await bundleSdk({driver: 'component3', isInPage});
    await openPage(page, `document.documentElement.dataset.url = '${url ?? ''}';\n${script}`);
    const list = async () => (await call(page, url, 'GET', '/v3/notifications')).data;
    const titles = page.getByRole('heading', {level: 4});
    const newest = 'Order 88214 is on its way';
    /** Menus are in the page while they are closed. */
    const choose = (name: string) =>
      page.locator(`[data-name="${name}"]`).first().dispatchEvent('click');

    await test.step('connects and lists', async () => {
      await page.getByRole('button', {name: 'Notifications'}).click();
      await expect(titles).toHaveText(['Order 88213 is on its way', 'Welcome']);
    });
    await test.step('receives in the open panel', async () => {
      await call(page, url, 'POST', '/v3/notifications', notification);
      await expect(titles.first()).toHaveText(newest);
    });
    await test.step('reads', async () => {
      await choose('Mark As Read');
      await expect.poll(async () => (await list())[0].clickedAt).not.toBeNull();
    });
    await test.step('deletes', async () => {
      await choose('Delete');
      await expect(titles).toHaveText(['Order 88213 is on its way', 'Welcome']);
      await expect.poll(async () => (await list()).length).toBe(2);
    });
    await test.step('marks all as read', async () => {
      await choose('Mark All As Read');
      await expect
        .poll(async () => (await list()).every((item: {clickedAt: unknown}) => item.clickedAt))
        .toBe(true);
    });
    await test.step('shows and sets preferences', async () => {
      await choose('Preferences');
      await expect(page.getByText('Product news').last()).toBeVisible();
      const before = await call(page, url, 'GET', '/v4/preferences');
      await page.getByRole('checkbox').first().dispatchEvent('click');
      await expect.poll(() => call(page, url, 'GET', '/v4/preferences')).not.toEqual(before);
    });
  });
}

test('core 1.1.9, in the page: everything but real time, and it is said', {tag: '@sweep'}, async ({
  page,
}) => {
  const bundle = {driver: 'core1', core1: '@engagespot-1.1.9/core', isInPage: true};
  const logged: string[] = [];
  page.on('console', message => logged.push(message.text()));
  await openPage(page, await bundleSdk(bundle));
  const {apiKey} = demoCredentials;
  await page.evaluate(options => window.sdk.start(options), {apiKey, userId: demoUserId});
  expect(await page.evaluate(() => window.sdk.titles())).toHaveLength(2);
  const [{id}] = (await call(page, undefined, 'GET', '/v3/notifications')).data;
  await page.evaluate(item => window.sdk.read(item), id);
  const [first] = (await call(page, undefined, 'GET', '/v3/notifications')).data;
  expect(first.clickedAt).not.toBeNull();
  await expect.poll(() => logged.join()).toContain('Ably, which the sandbox does not simulate');
});

/** The site below a path of its host (/docs-site/), behind both servers: nothing looks for its files at the root. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {basePathSite} from '../../../scripts/lib/paths.ts';
import {buildBasePathSiteWhenStale} from '../../../scripts/lib/siteBuild.ts';
import {cutNetwork, keepVersion, leftovers, startOfflineSite} from '../support/offlineSite.ts';
import {rawRequest} from '../support/rawRequest.ts';
import {dialog, options, pageResults, search} from '../support/search.ts';
import {serverNames, test} from '../support/servers.ts';
import {collectErrors, heading, open} from '../support/site.ts';
import {recordViolations, violations} from '../support/violations.ts';

const {root, baseUrl} = basePathSite;

test.use({servedFolder: root});
// In one worker, which builds the site.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  test.setTimeout(20 * 60_000);
  await buildBasePathSiteWhenStale();
});

const quickStart = `${baseUrl}docs/introduction/quick-start`;

const found: [target: string, title: string][] = [
  [baseUrl, 'One API for every'],
  [`${baseUrl}index.html`, 'One API for every'],
  [`${baseUrl}docs`, '<h1'],
  [quickStart, 'Quick start'],
  [`${quickStart}/`, 'Quick start'],
  [`${quickStart}.html?a=b`, 'Quick start'],
  [`${quickStart}/index.html`, 'Quick start'],
  [`${baseUrl}docs/1.3.x/introduction/getting-started`, '<h1'],
  [`${baseUrl}api/notifications/send-notification`, 'Send a notification'],
  [`${baseUrl}search?q=a`, '<h1'],
];

const moved: [target: string, to: string][] = [
  [`${baseUrl}docs-b32`, `${baseUrl}docs`],
  [`${baseUrl}docs/1.4.x/?a=b`, `${baseUrl}docs/1.4.x/introduction/getting-started?a=b`],
  [`${baseUrl}docs/rest-api/users`, `${baseUrl}api/api-reference/introduction`],
];

const missing = ['/', '/docs', '/docs-b32', `${baseUrl}nothing`, `${baseUrl}404.html`];

/** What the browser asked for in vain, besides pages. */
function collectLost(page: Page): string[] {
  const lost: string[] = [];
  page.on('response', response => {
    if (response.status() < 400 || response.request().resourceType() === 'document') return;
    lost.push(new URL(response.url()).pathname);
  });
  return lost;
}

test('no page and no style sheet names an address outside of the path', () => {
  const folder = path.join(root, baseUrl);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const outside = files
    .filter(file => /\.(?:html|css)$/.test(file))
    .flatMap(file => {
      // Without samples, which may name whatever they want.
      const text = readFileSync(path.join(folder, file), 'utf8').replace(/<pre.*?<\/pre>/gs, '');
      return [...text.matchAll(/(?:(?:href|src|action)=["']?|url\(["']?)(\/[^"'\s>)]*)/g)]
        .map(([, address = '']) => address)
        .filter(address => !address.startsWith(baseUrl))
        .map(address => `${file}: ${address}`);
    });
  expect(outside).toEqual([]);
});

for (const serverName of serverNames) {
  test.describe(`Behind ${serverName}`, () => {
    test.use({serverName});

    test('addresses answer below the path, and nowhere else', async ({serverUrl}) => {
      for (const [target, title] of found) {
        const {status, body} = await rawRequest(serverUrl, target);
        expect.soft(status, target).toBe(200);
        expect.soft(body.toString(), target).toContain(title);
      }
      for (const [target, to] of moved) {
        const {status, headers} = await rawRequest(serverUrl, target);
        expect.soft(status, target).toBe(301);
        expect.soft(headers.location, target).toBe(to);
      }
      for (const target of missing) {
        const {status, headers, body} = await rawRequest(serverUrl, target);
        expect.soft(status, target).toBe(404);
        expect.soft(headers['cache-control'], target).toBe('no-store');
        expect.soft(body.toString(), target).toContain(`${baseUrl}assets/`);
      }
      const [script = ''] = readdirSync(path.join(root, baseUrl, 'assets/js'));
      const {headers} = await rawRequest(serverUrl, `${baseUrl}assets/js/${script}`);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });

    test('a reader goes through the site as below no path', async ({page, serverUrl}) => {
      const errors = collectErrors(page);
      const lost = collectLost(page);
      const at = (address: string) => expect(page).toHaveURL(serverUrl + address);
      await recordViolations(page);
      await open(page, serverUrl + baseUrl);
      await page
        .getByRole('link', {name: /Quick start/})
        .first()
        .click();
      await at(quickStart);
      await expect
        .poll(() => page.evaluate(() => document.fonts.check('16px Inter', 'a')))
        .toBe(true);

      // Color mode.
      await page.getByRole('button', {name: /dark and light mode/i}).click();
      await page.getByRole('button', {name: /dark and light mode/i}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      // Versions, and the sidebar.
      await page.getByRole('button', {name: '1.5.x'}).hover();
      await page.getByRole('link', {name: '1.3.x'}).click();
      await at(`${baseUrl}docs/1.3.x/introduction/quick-start`);
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByRole('link', {name: 'Overview'}).first().click();
      await at(`${baseUrl}docs/1.3.x/introduction/getting-started`);

      await page.getByRole('button', {name: '1.3.x'}).hover();
      await page.getByRole('link', {name: '1.5.x'}).click();
      await at(`${baseUrl}docs/introduction/getting-started`);

      // Search: the dialog, its results page and the way on from there.
      await open(page, serverUrl + quickStart);
      await search(page, 'version control');
      await expect(options(page).first()).toContainText('Version control');
      await page.keyboard.press('Enter');
      await at(`${baseUrl}docs/concepts/version-control`);
      await search(page, 'template');
      await dialog(page).getByRole('link', {name: /all/i}).click();
      await at(`${baseUrl}search?q=template&version=current`);
      await pageResults(page).first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`^${serverUrl}${baseUrl}(docs|api)/`));
      expect(await violations(page)).toEqual([]);
      expect(lost).toEqual([]);
      expect(errors).toEqual([]);
    });

    test('the console sends, and an address without a page leads on', async ({page, serverUrl}) => {
      const lost = collectLost(page);
      await open(page, `${serverUrl}${baseUrl}api/notifications/send-notification`);
      await page.getByRole('button', {name: 'Try it'}).click();
      await page.getByRole('button', {name: 'Send POST'}).click();
      await expect(page.getByRole('region', {name: 'Try it'}).getByText(/^202/)).toBeVisible();

      await open(page, `${serverUrl}${baseUrl}docs/features/webhook-nothing`);
      await expect(heading(page)).toHaveText('Page not found');
      const field = page.getByRole('searchbox', {name: 'Search the documentation'});
      await expect(field).toHaveValue('features webhook nothing');
      await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
      await expect(page).toHaveURL(/^[^?]*\/docs-site\/search\?q=features/);

      // A host that knows no rules answers with the page for the lost.
      const lostPage = readFileSync(path.join(root, baseUrl, '404.html'), 'utf8');
      await page.route('**/docs/rest-api/users', route =>
        route.fulfill({status: 404, contentType: 'text/html', body: lostPage}),
      );
      await page.goto(`${serverUrl}${baseUrl}docs/rest-api/users`);
      await expect(page).toHaveURL(`${serverUrl}${baseUrl}api/api-reference/introduction`);
      expect(lost).toEqual([]);
    });
  });
}

test.describe('read offline', () => {
  test.use({ownContext: true});

  test('a version is kept for the pages below the path only, and read without a network', async ({
    page,
    context,
  }) => {
    const host = await startOfflineSite(root);
    const site = {...host, url: host.url + baseUrl.slice(0, -1)};
    await keepVersion(page, site, '1.0.0');
    expect(await leftovers(page)).toEqual({workers: 1, caches: [`read-offline:${baseUrl}`]});
    await cutNetwork(context, site);
    await open(page, `${site.url}/docs/1.0.0/get-support`);
    await expect(heading(page)).toBeVisible();
    await page.goto(`${site.url}/docs/get-support`);
    await expect(page.getByRole('alert')).toContainText(`${baseUrl}docs/get-support`);
    await page.getByRole('link', {name: 'Open 1.0.0'}).click();
    await expect(page).toHaveURL(/\/docs\/1\.0\.0\/introduction/);
    await host.close();
  });
});

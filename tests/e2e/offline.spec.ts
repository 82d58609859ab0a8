/** Read offline: one version with its search, for readers who ask for it. */
import {readFileSync} from 'node:fs';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {rootDirectory} from '../../scripts/lib/paths.ts';
import {
  allFiles,
  type OfferedVersion,
  type VersionList,
  versionsPath,
  workerPath,
} from '../../src/offline/model.ts';
import {expectAccessible} from './support/axe.ts';
import {writeNextDeployment} from './support/nextDeployment.ts';
import {
  cutNetwork,
  expectOpens,
  keepVersion,
  leftovers,
  type OfflineSite,
  openChoice,
  startOfflineSite,
  versionRow,
  writeOfflineLists,
} from './support/offlineSite.ts';
import {field, options, pageResults, search} from './support/search.ts';
import {writeShortBuild} from './support/shortBuild.ts';
import {heading, open, settled} from './support/site.ts';
import {test as base} from './support/test.ts';

/** The smallest version. */
const small = '1.0.0';
const latest = '1.5.x';

/** A page of every version, which no test opens before. */
const neededPage = /^changelog$/;

/** The pages that these tests read; the sweep keeps a whole version. */
const addresses = [
  '',
  'offline',
  'search',
  'changelog',
  'api/notifications/send-notification',
  'docs/concepts/workspace',
  'docs/concepts/environment',
  'docs/concepts/data-region',
  'docs/introduction/quick-start',
  'docs/features/in-app-inbox/introduction',
  'docs/playgrounds/react-component',
  'docs/1.0.0/introduction/getting-started',
  'docs/1.0.0/introduction/understanding-concepts',
  'docs/1.0.0/get-support',
];

/** The folder of a site with a few pages. */
let build = '';

const test = base.extend<{site: OfflineSite; temporaryFolder: string}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
  site: async ({}, use) => {
    const site = await startOfflineSite(build);
    await use(site);
    await site.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
  temporaryFolder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
    await use(folder);
    await rm(folder, {recursive: true});
  },
});

test.use({ownContext: true});

test.beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'offline-'));
  await writeShortBuild(build, addresses);
});
test.afterAll(() => rm(build, {recursive: true}));

function readList(label: string, folder: string): VersionList {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const offered: OfferedVersion[] = read(versionsPath);
  return read(offered.find(version => version.label === label)?.list ?? '');
}

test('a reader who does not ask for it has no service worker and no copy', async ({page, site}) => {
  await open(page, `${site.url}/docs/concepts/workspace`);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Read offline'}).click();
  await expect(heading(page)).toHaveText('Read offline');
  await page
    .getByText(/to download/)
    .first()
    .waitFor();
  expect(await leftovers(page)).toEqual({workers: 0, caches: []});
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringMatching(/offline/),
  );
});

test('the latest version, without a network: opens, leads on and is searched', async ({
  page,
  context,
  site,
}) => {
  await keepVersion(page, site, latest);
  expect(await page.getByRole('status').textContent()).toContain('You can read it offline');
  await cutNetwork(context, site);

  for (const [address, title] of [
    ['/docs/introduction/quick-start/', 'Send your first notification'],
    ['/docs/introduction/quick-start.html', 'Send your first notification'],
    ['/docs/playgrounds/react-component', ''],
    ['/api/notifications/send-notification', ''],
    ['/', ''],
    // Moved.
    ['/docs/1.5.x/concepts/workspace', 'Workspace'],
  ] as const) {
    expect(await expectOpens(page, site.url + address), address).toContain(title);
  }

  // From one page to the next, with pictures and the search.
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Environment', exact: true})
    .first()
    .click();
  await expect(heading(page)).toHaveText('Environment');
  await search(page, 'data region');
  await expect(options(page).first()).toBeVisible();
  await options(page).first().click();
  await expect(page).toHaveURL(/data-region/);
  await page.getByRole('button', {name: 'Ask', exact: true}).first().click();
  const panel = page.getByRole('dialog', {name: 'Ask the documentation'});
  await panel.getByRole('textbox', {name: 'Your question'}).fill('what is a workspace');
  await page.keyboard.press('Enter');
  await expect(panel.locator('blockquote').first()).not.toBeEmpty();
  await open(page, `${site.url}/search?q=webhook`);
  await expect(pageResults(page).first()).toBeVisible();
  await open(page, `${site.url}/docs/features/in-app-inbox/introduction`);
  const picture = page.locator('figure img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('another version is not on this device: the reader is told, and can go on', {
  tag: '@sweep',
}, async ({page, context, site}) => {
  await keepVersion(page, site, small);
  await cutNetwork(context, site);
  await page.goto(`${site.url}/docs/1.4.x/concepts/workspace?a=b`);
  await expect(page).toHaveURL(/\/offline\?from=/);
  await expect(page.getByRole('alert')).toContainText('/docs/1.4.x/concepts/workspace?a=b');
  await expect(page.getByText('The site cannot be reached')).toBeVisible();
  await page.getByRole('link', {name: `Open ${small}`}).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\.0\//);
  await expect(heading(page)).toBeVisible();

  // The link to another version, followed within the app.
  await page
    .getByRole('button', {name: /1\.0\.0/})
    .first()
    .hover();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: '1.4.x'}).click();
  await expect(page).toHaveURL(/\/offline\?from=/);
});

test('a new deployment is taken over within one visit, and costs only what changed', async ({
  page,
  context,
  site,
  temporaryFolder: next,
}) => {
  await keepVersion(page, site, small);
  const address = `${site.url}/docs/1.0.0/introduction/getting-started`;
  const other = await context.newPage();
  await open(other, address);

  const changed = 'docs/1.0.0/introduction/getting-started.html';
  // The site's own script and style sheets have changed as well, which all pages name.
  const isOfSite = (file: string) => /\/(?:main|runtime~main|styles|later)\./.test(file);
  await writeNextDeployment(next, file => file === changed, isOfSite, build);
  await writeOfflineLists(next);
  const after = readList(small, next);
  expect(after.build).not.toBe(readList(small, build).build);
  await site.publish(next);

  site.requests.length = 0;
  await page.goto(address);
  const keptBuild = () =>
    page.evaluate(async () => {
      const response = await caches.match('/offline/kept/state');
      return (await response?.json())?.current;
    });
  await expect.poll(keptBuild).toBe(after.build);
  const own = new Set(after.pages.map(([name]) => `/${name}`));
  const loaded = site.requests.filter(request => own.has(request));
  // Once for the reader, once for the copy.
  expect([...new Set(loaded)]).toEqual(['/docs/1.0.0/introduction/getting-started']);
  expect(site.requests.length).toBeLessThan(60);

  await cutNetwork(context, site);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-deployment', 'next');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  // A page without changes names the scripts of the new build, and starts with them.
  const reader = after.hashes[0] ?? '';
  await open(page, `${site.url}/docs/1.0.0/get-support`);
  expect(await page.content()).toContain(reader);

  // The other page is one of the deployment before, whose scripts the server has no more.
  await other.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').nth(1).click();
  await expect(other).not.toHaveURL(address);
  await expect(heading(other)).toBeVisible();
  await expect(other).not.toHaveURL(/\/offline\?/);
});

test('a download that is interrupted goes on where it ended, and counts only when whole', {
  tag: '@sweep',
}, async ({page, context, site}) => {
  await page.setViewportSize({width: 375, height: 700});
  await openChoice(page, site);
  site.cut(60);
  const row = versionRow(page, small);
  await row.getByRole('button', {name: /^Keep/}).click();
  const trouble = page.getByRole('status');
  await expect(trouble).toContainText('what arrived is not loaded again');
  await expect(trouble).toBeInViewport({ratio: 1});
  expect((await leftovers(page)).workers, 'nothing answers with a part').toBe(0);
  site.reconnect();
  await openChoice(page, site);
  await expect(row.getByText(/MB of .* are here/)).toBeVisible();
  site.requests.length = 0;
  await row.getByRole('button', {name: /^Continue/}).click();
  await row.getByText('On this device', {exact: true}).waitFor();
  const all = allFiles(readList(small, build)).length;
  expect(site.requests.length).toBeLessThan(all - 20);
  await cutNetwork(context, site);
  await expectOpens(page, `${site.url}/docs/1.0.0/get-support`);
});

test('a reader can stop it, with the keyboard, and remove what arrived', async ({page, site}) => {
  await openChoice(page, site);
  const row = versionRow(page, latest);
  site.hold(neededPage);
  await row.getByRole('button', {name: /^Keep/}).focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('progressbar', {name: `Loading ${latest}`})).toBeVisible();
  await expect(row.getByText(/^[1-9][\d.]* MB of/)).toBeVisible();
  await row.getByRole('button', {name: /^Stop/}).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Stopped. Choose Continue to load the rest.');
  await expect(row.getByText(latest, {exact: true}).first()).toBeFocused();
  await row.getByRole('button', {name: /^Remove/}).click();
  await expect(row.getByRole('button', {name: /^Keep/})).toBeVisible();
  expect(await leftovers(page)).toEqual({workers: 0, caches: []});
});

/** A line on which a version takes minutes. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
}

test('a slow download shows that it moves, also to a reader who was in another tab', {
  tag: '@sweep',
}, async ({page, site}) => {
  await openChoice(page, site);
  await slowDown(page);
  const row = versionRow(page, latest);
  await row.getByRole('button', {name: /^Keep/}).click();
  const bar = row.getByRole('progressbar', {name: `Loading ${latest}`});
  const loaded = () => bar.evaluate((element: HTMLProgressElement) => element.value);
  await expect.poll(loaded).toBeGreaterThan(0);
  const value = await loaded();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('progress')) document.documentElement.dataset.lost = 'true';
    }).observe(document.body, {childList: true, subtree: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(loaded).toBeGreaterThan(value + 30_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-lost');
  await row.getByRole('button', {name: /^Stop/}).click();
  await expect(page.getByRole('status')).toContainText('Stopped.');
});

test('a second tab follows what the first one did', {tag: '@sweep'}, async ({
  page,
  context,
  site,
}) => {
  await openChoice(page, site);
  const second = await context.newPage();
  await openChoice(second, site);
  await versionRow(page, small).getByRole('button', {name: /^Keep/}).click();
  await versionRow(page, small).getByText('On this device', {exact: true}).waitFor();
  const row = versionRow(second, small);
  await expect(row.getByText('On this device', {exact: true})).toBeVisible();
  await row.getByRole('button', {name: /^Remove/}).click();
  await expect(versionRow(page, small).getByRole('button', {name: /^Keep/})).toBeVisible();
  await expect(page.getByText(`${small} is on this device. You can read it offline.`)).toHaveCount(
    0,
  );
});

test('two tabs do not load at the same time: the second one says why', {tag: '@sweep'}, async ({
  page,
  context,
  site,
}) => {
  await openChoice(page, site);
  const second = await context.newPage();
  await openChoice(second, site);
  site.hold(neededPage);
  await versionRow(page, latest).getByRole('button', {name: /^Keep/}).click();
  const bar = page.getByRole('progressbar', {name: `Loading ${latest}`});
  await expect(bar).toBeVisible();
  await versionRow(second, small).getByRole('button', {name: /^Keep/}).click();
  await expect(second.getByRole('status')).toHaveText(
    'Another tab or an update is loading files. Try again when that has ended.',
  );
  await expect(bar).toBeVisible();
  await page.getByRole('button', {name: /^Stop/}).click();
  await expect(page.getByRole('status')).toContainText('Stopped.');
});

test('a browser without space says so, and keeps nothing half', {tag: '@sweep'}, async ({
  page,
  context,
  site,
}) => {
  await openChoice(page, site);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: site.url, quotaSize: 1_000_000});
  await versionRow(page, small).getByRole('button', {name: /^Keep/}).click();
  await expect(page.getByRole('status')).toContainText('no more storage');
  await expect(versionRow(page, small).getByRole('button', {name: /^Continue/})).toBeVisible();
  expect((await leftovers(page)).workers).toBe(0);
});

test('a browser that keeps nothing says so, and the page can still be read', {
  tag: '@sweep',
}, async ({page, site}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await open(page, `${site.url}/offline`);
  await expect(page.getByText('does not let sites keep pages')).toBeVisible();
  await expect(page.getByRole('button', {name: `Keep ${latest} on this device`})).toBeDisabled();
});

test('a browser that refuses storage is explained in our words', {tag: '@sweep'}, async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.match = async () => {
      throw new DOMException('Failed to break through the policy.', 'SecurityError');
    };
  });
  await open(page, `${site.url}/offline`);
  await expect(page.getByText('does not let this site store pages')).toBeVisible();
  await expect(page.getByText('Failed to break')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it is for, and what it needs', {tag: '@sweep'}, async ({page, site}) => {
    await page.goto(`${site.url}/offline`);
    await expect(heading(page)).toHaveText('Read offline');
    await expect(page.locator('main noscript > p')).toContainText('JavaScript');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(latest);
  });
});

test('a reader who removes it is left with nothing', {tag: '@sweep'}, async ({page, site}) => {
  await keepVersion(page, site, small);
  expect(await leftovers(page)).toEqual({workers: 1, caches: ['read-offline:/']});
  await versionRow(page, small)
    .getByRole('button', {name: /^Remove/})
    .click();
  await expect(page.getByRole('status')).toHaveText(`${small} is no longer on this device.`);
  expect(await leftovers(page)).toEqual({workers: 0, caches: []});
  await open(page, `${site.url}/docs/concepts/workspace`);
});

/** Lets the day pass for which a site has to offer nothing. */
async function letDayPass(page: Page): Promise<void> {
  const readState = () =>
    page.evaluate(async () => {
      const found = await caches.match('/offline/kept/state');
      return (await found?.json()) as {missingSince?: number};
    });
  await expect.poll(async () => (await readState()).missingSince).toBeGreaterThan(0);
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const state = await (await cache.match('/offline/kept/state'))?.json();
    const missingSince = state.missingSince - 24 * 60 * 60 * 1000;
    const body = JSON.stringify({...state, missingSince});
    await cache.put('/offline/kept/state', new Response(body));
  });
}

test('a site without the lists removes what readers keep, after a day', {tag: '@sweep'}, async ({
  page,
  site,
}) => {
  await keepVersion(page, site, small);
  site.replace({[versionsPath]: undefined, [workerPath]: undefined});
  await page.goto(`${site.url}/docs/concepts/workspace`);
  await letDayPass(page);
  expect(await leftovers(page)).toEqual({workers: 1, caches: ['read-offline:/']});
  await page.goto(`${site.url}/docs/concepts/workspace`);
  await expect.poll(() => leftovers(page)).toEqual({workers: 0, caches: []});
});

test('the worker for emergencies removes any other, and what it keeps', {tag: '@sweep'}, async ({
  page,
  site,
}) => {
  await keepVersion(page, site, small);
  const worker = path.join(rootDirectory, 'deploy/offline', workerPath);
  site.replace({[workerPath]: await readFile(worker, 'utf8')});
  await page.goto(`${site.url}/docs/concepts/workspace`);
  await expect.poll(() => leftovers(page)).toEqual({workers: 0, caches: []});
});

test('the page follows all rules of axe on a desktop and on a phone, whatever it shows', {
  tag: '@sweep',
}, async ({page, site}) => {
  await openChoice(page, site);
  const expectSound = async (what: string) => {
    for (const width of [1440, 375]) {
      await page.setViewportSize({width, height: 900});
      await settled(page);
      await expectAccessible(page, `${what}, ${width} px`);
      const {scrollWidth, clientWidth} = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return {scrollWidth, clientWidth};
      });
      expect(scrollWidth, `${what} fits`).toBe(clientWidth);
    }
  };
  await expectSound('with nothing kept');
  site.cut(60);
  await versionRow(page, small).getByRole('button', {name: /^Keep/}).click();
  await expect(page.getByRole('status')).toContainText('what arrived is not loaded again');
  await expectSound('interrupted');
  site.reconnect();
  await versionRow(page, small)
    .getByRole('button', {name: /^(?:Continue|Keep)/})
    .click();
  await versionRow(page, small).getByText('On this device', {exact: true}).waitFor();
  await expectSound('kept');
  await open(page, `${site.url}/offline?from=%2Fdocs%2F1.4.x%2Fconcepts%2Fworkspace`);
  await expectSound('a page is missing');
  await expect(field(page)).toBeHidden();
});

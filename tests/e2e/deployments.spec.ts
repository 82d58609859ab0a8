/**
 * The site is published anew while a reader has a page of it open. nginx serves both deployments, as deploy/nginx says.
 * Where a host keeps the files of the one before, nothing happens to the reader; where it doesn't, the page that they
 * go to is loaded once.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {type NginxServer, startNginx} from '../../scripts/lib/nginxServer.ts';
import {buildDirectory} from '../../scripts/lib/paths.ts';
import {findNginx, nginxMissing} from '../../scripts/nginx.ts';
import {writeNextDeployment} from './support/nextDeployment.ts';
import {saveData} from './support/saveData.ts';
import {collectDocuments} from './support/scripts.ts';
import {heading, open} from './support/site.ts';
import {test} from './support/test.ts';

const start = '/docs/concepts/workspace';
const sendPage = '/api/notifications/send-notification';

test.use({ownContext: true});
test.describe.configure({mode: 'serial'});

let server: NginxServer | undefined;
let next = '';

test.beforeAll(async () => {
  const nginx = findNginx();
  if (!nginx) return;
  next = await mkdtemp(path.join(tmpdir(), 'deployment-'));
  await writeNextDeployment(next);
  server = await startNginx(nginx, {current: buildDirectory});
});

test.afterAll(async () => {
  await server?.close();
  if (next) await rm(next, {recursive: true});
});

/** Opens a page of the deployment before. */
async function openOld(page: Page, address: string): Promise<NginxServer> {
  test.skip(!server, nginxMissing);
  if (!server) throw new Error(nginxMissing);
  await server.publish({current: buildDirectory});
  await open(page, server.url + address);
  return server;
}

function sidebarLink(page: Page, name: string) {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name, exact: true})
    .first();
}

/** Whether the document comes from the next deployment. */
function isNext(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.deployment === 'next');
}

async function expectInteractive(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

test('with the files of the one before, a reader goes on as if nothing had happened', async ({
  page,
}) => {
  const {publish, url} = await openOld(page, start);
  await publish({current: next, previous: buildDirectory});
  const documents = collectDocuments(page);
  await sidebarLink(page, 'Environment').click();
  await expectInteractive(page, 'Environment');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').fill('data region');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/data-region/);
  expect(documents, 'nothing is loaded anew').toEqual([]);
  expect(await isNext(page)).toBe(false);

  await open(page, url + start);
  expect(await isNext(page), 'a page that is opened now is the new one').toBe(true);
});

test('with the files of the one before, a request that was begun is sent', {tag: '@sweep'}, async ({
  page,
}) => {
  const {publish} = await openOld(page, sendPage);
  await page.getByRole('button', {name: 'Try it'}).click();
  const secret = page.getByLabel('X-ENGAGESPOT-API-SECRET');
  const draft = await secret.inputValue();
  await publish({current: next, previous: buildDirectory});
  const documents = collectDocuments(page);
  await page.getByRole('button', {name: 'Send POST'}).click();
  await expect(page.getByRole('region', {name: 'Try it'}).getByText(/^202/)).toBeVisible();
  await expect(secret).toHaveValue(draft);
  expect(documents).toEqual([]);
});

test('without them, the page that a reader goes to is loaded once', async ({page}) => {
  // What a browser fetched ahead would show the page of before.
  await page.addInitScript(saveData);
  const {publish} = await openOld(page, start);
  await publish({current: next});
  const documents = collectDocuments(page);
  await sidebarLink(page, 'Environment').click();
  await expectInteractive(page, 'Environment');
  expect(await isNext(page)).toBe(true);
  expect(documents).toEqual(['/docs/concepts/environment']);

  await sidebarLink(page, 'Version control').click();
  await expectInteractive(page, 'Version control');
  expect(documents, 'and none after it').toHaveLength(1);
});

test('without them, what was typed stays, and the reader is told', {tag: '@sweep'}, async ({
  page,
}) => {
  const {publish} = await openOld(page, sendPage);
  await page.getByRole('button', {name: 'Try it'}).click();
  const secret = page.getByLabel('X-ENGAGESPOT-API-SECRET');
  await secret.fill('a draft');
  await publish({current: next});
  const documents = collectDocuments(page);
  await page.getByRole('button', {name: 'Send POST'}).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(secret).toHaveValue('a draft');
  expect(documents).toEqual([]);
});

test('without them, the search opens as a page with what was typed', {tag: '@sweep'}, async ({
  page,
}) => {
  // What a browser fetched ahead would show the page of before.
  await page.addInitScript(saveData);
  const {publish} = await openOld(page, start);
  await publish({current: next});
  const documents = collectDocuments(page);
  let isTyped = () => {};
  const typed = new Promise<void>(resolve => {
    isTyped = resolve;
  });
  // The question whether the site still answers.
  await page.route('**/search', async route => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('data region');
  isTyped();
  await expect(page).toHaveURL(/\/search\?q=data/);
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('data region');
  expect(documents).toHaveLength(1);
  expect(await isNext(page)).toBe(true);
});

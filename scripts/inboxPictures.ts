/**
 * Takes the pictures that `<LiveInbox>` shows before it is opened: the live inbox itself with its panel open, in the
 * React component of each version, at two sizes and in both color modes. Builds first when the site is stale.
 *
 *   npm run inbox:pictures
 */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {
  type PictureMode,
  type PictureSize,
  picturedVersions,
  pictureFile,
  pictureModes,
  pictureSizes,
  picturesFolder,
} from '../src/components/LiveInbox/pictures.ts';
import {exitWithMessage} from './lib/exit.ts';
import {rootDirectory} from './lib/paths.ts';
import {withSiteAndBrowser} from './lib/siteBrowser.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';

interface Shot {
  docsVersion: string;
  size: PictureSize;
  mode: PictureMode;
}

const folder = path.join(rootDirectory, 'static', picturesFolder);

/** Windows in which the inbox has the sizes of the pictures. */
const windows = {desktop: {width: 1600, height: 900}, phone: {width: 375, height: 812}} as const;

/** Of WebP, from 0 to 100: flat colors and text need no more. */
const quality = 82;

async function openPanel(page: Page, {docsVersion}: Shot): Promise<void> {
  const version = docsVersion === 'current' ? '' : `/${docsVersion}`;
  await page.goto(`/docs${version}/features/in-app-inbox/introduction`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.getByRole('button', {name: 'Try it live'}).click();
  await page.getByRole('button', {name: 'Send a notification'}).waitFor();
  const inbox = page.frameLocator('iframe');
  await inbox.getByText('1', {exact: true}).waitFor();
  // The frame is drawn to scale, where a click would miss.
  await inbox.getByRole('button').first().dispatchEvent('click');
  await inbox.getByText('Order 88213 is on its way').waitFor();
  await page.waitForTimeout(600);
}

async function takePicture(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const {docsVersion, size, mode} = shot;
  const page = await browser.newPage({
    baseURL,
    viewport: windows[size],
    deviceScaleFactor: 2,
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await openPanel(page, shot);
  const box = await page.locator('iframe').boundingBox();
  if (!box) throw new Error(`The inbox of ${docsVersion} has no size`);
  const {data} = await page
    .context()
    .newCDPSession(page)
    .then(session =>
      session.send('Page.captureScreenshot', {
        format: 'webp',
        quality,
        clip: {...box, ...pictureSizes[size], scale: 1},
        captureBeyondViewport: true,
      }),
    );
  const name = pictureFile(picturedVersions[docsVersion] ?? '', size, mode);
  await writeFile(path.join(folder, name), Buffer.from(data, 'base64'));
  console.log(`${picturesFolder}/${name}`);
  await page.close();
}

async function takePictures(): Promise<void> {
  await buildSiteWhenStale();
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await withSiteAndBrowser(async (browser, url) => {
    for (const docsVersion of Object.keys(picturedVersions)) {
      for (const size of ['desktop', 'phone'] as const) {
        for (const mode of pictureModes) {
          await takePicture(browser, url, {docsVersion, size, mode});
        }
      }
    }
  });
}

await takePictures().catch(exitWithMessage);

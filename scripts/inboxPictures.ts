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
} from '../src/content/inboxPictures.ts';
import {encodePicture} from './figures/encodePicture.ts';
import {exitWithMessage} from './lib/exit.ts';
import {cacheDirectory, rootDirectory} from './lib/paths.ts';
import {withSiteAndBrowser} from './lib/siteBrowser.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';
import {ensureSystemFonts} from './lib/systemFonts.ts';

interface Shot {
  docsVersion: string;
  size: PictureSize;
  mode: PictureMode;
}

const folder = path.join(rootDirectory, 'static', picturesFolder);

/** Pixels of a picture for each that it takes. */
const density = 2;

/** Makes `sans-serif`, which the component falls back on, the same on every machine: in the widths of Arial. */
async function prepareFonts(): Promise<void> {
  const files = await ensureSystemFonts(['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf']);
  const folders = new Set([...files.values()].map(file => path.dirname(file)));
  const directory = path.join(cacheDirectory, 'inbox-pictures');
  const configuration = path.join(directory, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<fontconfig>',
    ...[...folders].map(folder => `<dir>${folder}</dir>`),
    `<cachedir>${path.join(directory, 'fonts')}</cachedir>`,
    '<match><edit name="family" mode="prepend" binding="strong"><string>Liberation Sans</string></edit></match>',
    '</fontconfig>',
  ];
  await mkdir(directory, {recursive: true});
  await writeFile(configuration, lines.join('\n'));
  process.env.FONTCONFIG_FILE = configuration;
}

/** Puts the inbox in front of the page, in the size of the picture. */
async function fillWindow(page: Page, size: PictureSize): Promise<void> {
  const view = page.locator('figure > div', {has: page.locator('iframe')});
  await view.evaluate((element, {width, height}) => {
    Object.assign(element.style, {
      border: '0',
      borderRadius: '0',
      height: `${height}px`,
      inset: '0 auto auto 0',
      position: 'fixed',
      width: `${width}px`,
      zIndex: '9999',
    });
    window.scrollTo({top: 0, behavior: 'instant'});
  }, pictureSizes[size]);
}

async function openPanel(page: Page, {docsVersion, size}: Shot): Promise<void> {
  const version = docsVersion === 'current' ? '' : `/${docsVersion}`;
  await page.goto(`/docs${version}/features/in-app-inbox/introduction`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.getByRole('button', {name: 'Try it live'}).click();
  await page.getByRole('button', {name: 'Send a notification'}).waitFor();
  await fillWindow(page, size);
  const inbox = page.frameLocator('iframe');
  await inbox.getByText('1', {exact: true}).waitFor();
  // The frame is drawn to scale, where a click would miss.
  await inbox.getByRole('button').first().dispatchEvent('click');
  await inbox.getByText('Order 88213 is on its way').waitFor();
  // Nothing is under the pointer.
  await page.mouse.move(1, 1);
  await page.waitForTimeout(600);
}

async function takePicture(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const {docsVersion, size, mode} = shot;
  const page = await browser.newPage({
    baseURL,
    viewport: pictureSizes[size],
    deviceScaleFactor: density,
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  const session = await page.context().newCDPSession(page);
  await openPanel(page, shot);
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: {x: 0, y: 0, ...pictureSizes[size], scale: density},
  });
  const name = pictureFile(picturedVersions[docsVersion] ?? '', size, mode);
  await writeFile(path.join(folder, name), await encodePicture(Buffer.from(data, 'base64')));
  console.log(`${picturesFolder}/${name}`);
  await page.close();
}

async function takePictures(): Promise<void> {
  await buildSiteWhenStale();
  await prepareFonts();
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

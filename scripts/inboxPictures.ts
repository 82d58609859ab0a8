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

/** Windows in which the inbox has the sizes of the pictures, and is in view. */
const windows = {desktop: {width: 1600, height: 1600}, phone: {width: 375, height: 1600}} as const;

/** Pixels of a picture for each that it takes. */
const density = 2;

/** Of WebP, from 0 to 100: flat colors and text need no more. */
const quality = 82;

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
    deviceScaleFactor: density,
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  const session = await page.context().newCDPSession(page);
  await openPanel(page, shot);
  const box = await page.locator('iframe').evaluate(element => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return {x: left + window.scrollX, y: top + window.scrollY, width, height};
  });
  const scale = (density * pictureSizes[size].width) / box.width;
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: {...box, scale},
  });
  const name = pictureFile(picturedVersions[docsVersion] ?? '', size, mode);
  await writeFile(path.join(folder, name), Buffer.from(data, 'base64'));
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

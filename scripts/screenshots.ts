/**
 * Takes pictures of the built site for the eye: three widths, light and dark, into .screenshots/.
 * Builds first when the site is stale.
 *
 *   npm run screenshots                  the usual places, and the search dialog
 *   npm run screenshots -- /docs /api    these paths
 */
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {startPreviewServer} from '@engagespot-docs/publish/preview';
import {type Browser, chromium, type Page} from '@playwright/test';
import {chromiumArguments, ensureChromium} from './chromium.ts';
import {exitWithMessage} from './lib/exit.ts';
import {buildDirectory, rootDirectory} from './lib/paths.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';

/** A place of the site and what is done there before the picture is taken. */
interface Scene {
  path: string;
  name: string;
  prepare?: (page: Page) => Promise<void>;
}

const screenshotDirectory = path.join(rootDirectory, '.screenshots');
const widths = [375, 768, 1440];
const colorSchemes = ['light', 'dark'] as const;

function sceneOf(address: string): Scene {
  return {path: address, name: address.replace(/^\//, '').replace(/\W+/g, '-') || 'home'};
}

const usualScenes: readonly Scene[] = [
  ...['/', '/docs/introduction/quick-start', '/docs/concepts/workspace', '/no-such-page'].map(
    sceneOf,
  ),
  {
    path: '/docs',
    name: 'search-dialog',
    prepare: async page => {
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('workflow');
      await page.getByRole('option').first().waitFor();
    },
  },
];

/** Pictures of one scene in one width and both color modes; a dialog as seen, a page in full. */
async function shoot(browser: Browser, baseURL: string, scene: Scene, width: number) {
  for (const colorScheme of colorSchemes) {
    const viewport = {width, height: width < 500 ? 812 : 900};
    const page = await browser.newPage({baseURL, viewport, colorScheme, reducedMotion: 'reduce'});
    await page.goto(scene.path, {waitUntil: 'networkidle'});
    await scene.prepare?.(page);
    const file = path.join(screenshotDirectory, `${scene.name}-${width}-${colorScheme}.png`);
    await page.screenshot({path: file, fullPage: !scene.prepare});
    await page.close();
    console.log(path.relative(rootDirectory, file));
  }
}

async function takeScreenshots(scenes: readonly Scene[]): Promise<void> {
  const executablePath = await ensureChromium();
  await buildSiteWhenStale();
  await rm(screenshotDirectory, {recursive: true, force: true});
  await mkdir(screenshotDirectory, {recursive: true});
  const server = await startPreviewServer({directory: buildDirectory, port: 0});
  const browser = await chromium.launch({executablePath, args: chromiumArguments});
  try {
    for (const scene of scenes) {
      for (const width of widths) await shoot(browser, server.url, scene, width);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const addresses = process.argv.slice(2);
const scenes = addresses.length > 0 ? addresses.map(sceneOf) : usualScenes;
await takeScreenshots(scenes).catch(exitWithMessage);

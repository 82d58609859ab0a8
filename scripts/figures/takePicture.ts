import type {Browser, Page} from '@playwright/test';
import {sceneTime} from '../../src/figures/figure.ts';
import {foreignFile} from './foreignFiles.ts';
import {type Clip, clipOf, performStep} from './performScene.ts';
import type {Staging} from './staging.ts';

/** Where scenes play: a name that no network has. */
const origin = 'http://figures.localhost';
const pixelRatio = 2;
/** How long a step waits for its element, in milliseconds. */
const patience = 5000;

export interface Photograph {
  png: Buffer;
  clip: Clip;
}

/** Answers everything that the page asks for; returns what nobody has an answer for. */
async function answer(page: Page, html: string): Promise<string[]> {
  const unanswered: string[] = [];
  await page.route('**/*', async route => {
    const address = route.request().url();
    const {pathname, origin: host} = new URL(address);
    if (host === origin && pathname === '/') {
      return route.fulfill({contentType: 'text/html', body: html});
    }
    // The back end of the app around the inbox accepts any request.
    if (host === origin && pathname.startsWith('/api/')) return route.fulfill({json: {}});
    try {
      await route.fulfill(await foreignFile(address));
    } catch (error) {
      unanswered.push(String(error));
      await route.abort();
    }
  });
  return unanswered;
}

async function assertImagesAreLoaded(page: Page): Promise<void> {
  const broken = await page.evaluate(() =>
    [...document.images].filter(image => image.naturalWidth === 0).map(image => image.src),
  );
  if (broken.length > 0) throw new Error(`Images are missing: ${broken.join(', ')}`);
}

/**
 * Plays a scene and takes a picture of it.
 *
 * @param script what `bundleScene` made
 * @param clip part of the window; the scene's own by default
 * @throws Error when a step fails, or the page asks for something that does not exist
 */
export async function takePicture(
  browser: Browser,
  {scene, mode, stage, html}: Staging,
  script: string,
  clip?: Clip,
): Promise<Photograph> {
  const {width, height, touch} = {width: 960, height: 760, touch: false, ...scene.window};
  const context = await browser.newContext({
    viewport: {width, height},
    deviceScaleFactor: pixelRatio,
    colorScheme: mode,
    reducedMotion: 'reduce',
    hasTouch: touch,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    const unanswered = await answer(page, html);
    await page.clock.setFixedTime(sceneTime);
    await page.addInitScript(`window.stage = ${JSON.stringify(stage)};`);
    await page.goto(`${origin}/`);
    await page.addScriptTag({content: script});
    for (const step of scene.steps ?? []) await performStep(page, step);
    await page.evaluate(() => document.fonts.ready);
    await assertImagesAreLoaded(page);
    if (unanswered.length + errors.length > 0)
      throw new Error([...unanswered, ...errors].join('\n'));
    const part = clip ?? (await clipOf(page, scene.frame));
    const png = await page.screenshot({clip: part, animations: 'disabled', caret: 'hide'});
    return {png, clip: part};
  } finally {
    await context.close();
  }
}

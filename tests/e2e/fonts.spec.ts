/**
 * Text stays where it was first painted, whatever fonts the reader's system has and however late the
 * site's own fonts arrive.
 */
import {EventEmitter, once} from 'node:events';
import {setTimeout} from 'node:timers/promises';
import {type Browser, expect, type Page} from '@playwright/test';
import {desktopWidth} from '../../config/fonts.ts';
import {type FontSet, launchWithFonts} from './support/fontBrowser.ts';
import {layoutShift} from './support/layoutShift.ts';
import {open, settled} from './support/site.ts';
import {test} from './support/test.ts';

const systems: Record<string, FontSet> = {
  DejaVu: {
    text: 'DejaVu Sans',
    code: 'DejaVu Sans Mono',
    files: [
      'DejaVuSans.ttf',
      'DejaVuSans-Bold.ttf',
      'DejaVuSansMono.ttf',
      'DejaVuSansMono-Bold.ttf',
    ],
  },
  Liberation: {
    text: 'Liberation Sans',
    code: 'Liberation Mono',
    files: [
      'LiberationSans-Regular.ttf',
      'LiberationSans-Bold.ttf',
      'LiberationMono-Regular.ttf',
      'LiberationMono-Bold.ttf',
    ],
  },
  Roboto: {
    text: 'Roboto',
    code: 'Roboto',
    files: ['Roboto-Regular.ttf', 'Roboto-Medium.ttf', 'Roboto-Bold.ttf'],
  },
  'no font that the style sheet knows': {
    text: 'DejaVu Serif',
    code: 'DejaVu Serif',
    files: ['DejaVuSerif.ttf', 'DejaVuSerif-Bold.ttf'],
  },
};

/** Where a system is tried: headings and cards, and text between code. Phones keep the fonts of the system. */
const visits = [
  {path: '/', width: 1440},
  {path: '/docs/introduction/quick-start', width: 1440},
  {path: '/docs/introduction/quick-start', width: 375},
];

/** Milliseconds that fonts stay away after the first paint: longer than browsers hide text for them. */
const delay = 300;

const withCode = '/docs/introduction/quick-start';

/** The fonts that the first text in an element is drawn with; a web font ends in an asterisk. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await session.detach();
  return fonts.map(({familyName, isCustomFont}) => `${familyName}${isCustomFont ? '*' : ''}`);
}

interface Visit {
  browser: Browser;
  baseURL: string | undefined;
  system: FontSet;
  path: string;
  width: number;
}

/** Layout shift of a first visit on which the fonts arrive after the first paint. */
async function shiftWithLateFonts(visit: Visit): Promise<number> {
  const {browser, baseURL, system, path, width} = visit;
  const context = await browser.newContext({baseURL, viewport: {width, height: 900}});
  const page = await context.newPage();
  const released = new EventEmitter();
  const late: string[] = [];
  await page.route('**/*.woff2', async route => {
    late.push(route.request().url());
    await once(released, 'now');
    await route.continue();
  });
  await page.goto(path, {waitUntil: 'commit'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await setTimeout(delay);
  // Phones keep the fonts of the system.
  expect(late.length > 0, `${path} asks for fonts at ${width} pixels`).toBe(width >= desktopWidth);
  expect(await fontsOf(page, 'h1')).toEqual([system.text]);
  await page.route('**/*.woff2', route => route.continue());
  released.emit('now');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  await page.locator('[data-ask]').waitFor({state: 'attached'});
  expect(await fontsOf(page, 'h1')).toEqual([system.text]);
  const shift = await layoutShift(page);
  await context.close();
  return shift;
}

test.describe('Text does not move when fonts arrive late', () => {
  // One browser after the other: a font that the machine lacks is downloaded once.
  test.describe.configure({mode: 'default'});
  test.skip(
    process.platform !== 'linux',
    'Chromium takes its fonts from fontconfig on Linux only.',
  );

  for (const [name, system] of Object.entries(systems)) {
    test(`on a system with ${name}`, {tag: '@sweep'}, async ({baseURL}, testInfo) => {
      test.setTimeout(180_000);
      const browser = await launchWithFonts(system, testInfo.outputPath('system'));
      try {
        for (const visit of visits) {
          const shift = await shiftWithLateFonts({browser, baseURL, system, ...visit});
          expect.soft(shift, `${visit.path} at ${visit.width} pixels`).toBeLessThan(0.01);
        }
      } finally {
        await browser.close();
      }
    });
  }
});

test('Each font is preloaded, and downloaded once', async ({page}) => {
  const requests: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'font') requests.push(new URL(request.url()).pathname);
  });
  await open(page, withCode);
  await page.evaluate(() => document.fonts.ready);
  const preloads = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(preloads).toEqual([
    expect.stringMatching(/inter/),
    expect.stringMatching(/jetbrains-mono/),
  ]);
  expect(requests.sort()).toEqual(preloads);
});

test('A reader who comes again sees the fonts at once', async ({page}) => {
  await open(page, withCode);
  await page.evaluate(() => document.fonts.ready);
  await expect(async () => {
    await open(page, withCode);
    expect(await fontsOf(page, 'h1')).toEqual(['Inter*']);
    expect(await fontsOf(page, 'pre code span')).toEqual(['JetBrains Mono*']);
  }).toPass();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

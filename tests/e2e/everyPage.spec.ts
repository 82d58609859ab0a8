/**
 * What holds for every page of every version and for the not-found page: it has one
 * heading, no error on the console, fits a phone, and breaks no rule of axe, on a desktop and on a
 * phone, light and dark. A page is opened once and then changed, because opening is the slow part; in
 * the other mode only the rules about colors can answer differently.
 *
 * Pages of older versions are made of the same parts, and no color of a page depends on the width
 * (src/css/widths.test.ts): they are looked at on a desktop in the light and on a phone in the dark. Their
 * reference of SDK members is made by the template and from the data that the latest version shows in
 * all four: axe looks at it on a desktop.
 */
import {test as base, expect, type Page} from '@playwright/test';
import {colorViolations, setColorScheme, violations} from './support/axe.ts';
import {pageTypes} from './support/pageTypes.ts';
import {builtPaths, collectErrors, notFoundPath, open, settled} from './support/site.ts';

/** As for a reader who saves data, the site fetches no page ahead: each is opened by its own test. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: {saveData: true, effectiveType: '4g'},
  });
}

/** One page for all tests of a worker, so that the browser keeps what the site's pages share. */
const test = base.extend<object, {sharedPage: Page}>({
  sharedPage: [
    async ({browser}, use, {project}) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL ?? '',
        reducedMotion: 'reduce',
      });
      await page.addInitScript(saveData);
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
});

const desktop = {width: 1440, height: 900};
const phone = {width: 375, height: 812};

/** How many pixels the document is wider than the window. */
function overflow(): number {
  const {scrollWidth, clientWidth} = document.documentElement;
  return scrollWidth - clientWidth;
}

const isOlder = (path: string) => /^\/docs\/\d/.test(path);
const isReference = (path: string) => /\/api-reference\/[^/]+\//.test(path);

type Mode = 'light' | 'dark';

/** All rules of axe in one mode; those about colors in the other mode as well, if there is one. */
async function expectNoViolations(page: Page, mode: Mode, other?: Mode): Promise<void> {
  const width = page.viewportSize()?.width;
  await setColorScheme(page, mode);
  await settled(page);
  expect.soft(await violations(page), `axe, ${width} px, ${mode}`).toEqual([]);
  if (!other) return;
  await setColorScheme(page, other);
  expect.soft(await colorViolations(page), `axe, ${width} px, ${other}`).toEqual([]);
}

for (const path of [...builtPaths(), notFoundPath]) {
  test(`${path} is sound and accessible`, async ({sharedPage: page}) => {
    const isWhole = !isOlder(path) || pageTypes.includes(path);
    await page.removeAllListeners();
    const errors = collectErrors(page);
    await page.setViewportSize(desktop);
    const response = await open(page, path);
    expect(response?.status()).toBe(path === notFoundPath ? 404 : 200);
    await expect(page).toHaveTitle(/\S.*Engagespot/);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expectNoViolations(page, 'light', isWhole ? 'dark' : undefined);

    await page.setViewportSize(phone);
    expect.soft(await page.evaluate(overflow), 'pixels to scroll sideways').toBe(0);
    if (isWhole || !isReference(path)) {
      await expectNoViolations(page, 'dark', isWhole ? 'light' : undefined);
    }
    expect(errors.filter(error => path !== notFoundPath || !error.includes('404'))).toEqual([]);
  });
}

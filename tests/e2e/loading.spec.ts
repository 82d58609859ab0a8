/**
 * How pages are loaded. Scripts are held or taken away at the network, and time stands still where
 * milliseconds are promised, so that no test depends on how quick the machine is.
 */
import {expect, type Page} from '@playwright/test';
import {buildDirectory} from '../../scripts/lib/paths.ts';
import {pageChunk} from '../../src/plugins/route-shards/pageName.ts';
import {publishNewVersion} from './support/newVersion.ts';
import {
  collectDocuments,
  collectWarnings,
  type HeldScripts,
  holdPageScripts,
  removePageScripts,
  restorePageScripts,
} from './support/scripts.ts';
import {servedBuild} from './support/servedBuild.ts';
import {heading, open} from './support/site.ts';
import {test} from './support/test.ts';

/** Without the plugins that make pages light, Docusaurus goes to an address first and loads its page then. */
const isHeavy = servedBuild !== buildDirectory;
const lightOnly = 'Docusaurus by itself goes to an address before its page is loaded.';

test.use({
  ownContext: true,
  // By itself, it does not catch what it preloads in vain for a link that the reader points at.
  expectedErrors: isHeavy ? /^Loading chunk \S+ failed/ : undefined,
});

const start = '/docs/concepts/workspace';
const next = {path: '/docs/concepts/environment', link: 'Environment'};
const other = {path: '/docs/concepts/version-control', link: 'Version control'};

function sidebarLink(page: Page, name: string) {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name, exact: true})
    .first();
}

/** Stops the time of the page; timers go off when the clock is told to run. */
async function openWithStoppedClock(page: Page, address = start): Promise<void> {
  await page.clock.install({time: new Date('2026-01-01T00:00:00')});
  await open(page, address);
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00'));
}

function spinner(page: Page) {
  return page.getByRole('status').filter({hasText: 'Loading'});
}

/** Pages stay in view until the next one is there, so what loads behind a spinner is a part of a page. */
async function openSlowConsole(page: Page): Promise<HeldScripts> {
  await openWithStoppedClock(page, '/api/notifications/send-notification');
  const scripts = await holdPageScripts(page);
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect.poll(() => scripts.waiting.size).toBeGreaterThan(0);
  return scripts;
}

test.describe('Section 2: Site-level routes', () => {
  test("A route's content is preloaded before navigation completes", {
    tag: '@spec:loading.preload',
  }, async ({page}) => {
    await open(page, start);
    const before = (await heading(page).textContent()) ?? '';
    const scripts = await holdPageScripts(page);
    await sidebarLink(page, next.link).click();
    await expect.poll(() => scripts.waiting.size).toBeGreaterThan(0);
    if (!isHeavy) await expect(page).toHaveURL(start);
    await expect(heading(page)).toHaveText(before);
    scripts.release();
    await expect(page).toHaveURL(next.path);
    await expect(heading(page)).toHaveText(next.link);
  });

  test('… and no page that the reader left before it came', {
    tag: ['@sweep', '@spec:loading.preload'],
  }, async ({page}) => {
    test.skip(isHeavy, lightOnly);
    await open(page, start);
    const before = (await heading(page).textContent()) ?? '';
    const scripts = await holdPageScripts(page);
    await sidebarLink(page, next.link).click();
    await expect.poll(() => scripts.waiting.size).toBeGreaterThan(0);
    const unwanted = scripts.waiting;
    await sidebarLink(page, other.link).click();
    await expect.poll(() => scripts.waiting.size).toBeGreaterThan(unwanted.size);
    const arrival = page.waitForResponse(response => unwanted.has(response.url()));
    scripts.release(unwanted);
    await (await arrival).finished();
    await expect(heading(page)).toHaveText(before);
    scripts.release();
    await expect(heading(page)).toHaveText(other.link);
    await page.goBack();
    await expect(heading(page), 'what never was in view is not in the history').toHaveText(before);
  });

  test('… and once, however often its link is clicked', {
    tag: ['@sweep', '@spec:loading.preload'],
  }, async ({page}) => {
    test.skip(isHeavy, lightOnly);
    await open(page, start);
    await sidebarLink(page, next.link).dblclick();
    await expect(heading(page)).toHaveText(next.link);
    await page.goBack();
    await expect(heading(page)).toHaveText('Workspace');
  });

  test('Loading screen: an animated spinner', {tag: '@spec:loading.spinner'}, async ({page}) => {
    const scripts = await openSlowConsole(page);
    await page.clock.runFor(1000);
    await expect(spinner(page)).toBeVisible();
    const animations = await spinner(page).evaluate(element =>
      element.getAnimations({subtree: true}).map(({playState}) => playState),
    );
    expect(animations).toEqual(['running']);
    scripts.release();
    await page.clock.resume();
    await expect(page.getByRole('button', {name: 'Send POST'})).toBeVisible();
    await expect(spinner(page)).toBeHidden();
  });

  test('On a load error it shows the error text and a Retry button', {
    tag: ['@spec:loading.retry', '@spec:errors.load'],
  }, async ({page}) => {
    await removePageScripts(page);
    const documents = collectDocuments(page);
    await page.goto(start);
    const problem = page.getByRole('alert');
    await expect(problem).toContainText(/Loading chunk \S+ failed/);
    expect(documents, 'one reload, then the reader decides').toEqual([start, start]);
    await expect(heading(page), 'the text stays readable').toHaveText('Workspace');

    await restorePageScripts(page);
    await problem.getByRole('button', {name: 'Retry'}).click();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expect(heading(page)).toHaveText('Workspace');
    await expect(problem).toBeHidden();
  });

  test("If a route's content fails to load, the page logs a warning and reloads", {
    tag: ['@spec:loading.reload', '@spec:errors.failed-route'],
  }, async ({page}) => {
    await open(page, start);
    const warnings = collectWarnings(page);
    const documents = collectDocuments(page);
    await removePageScripts(page);
    page.on('request', request => {
      if (request.isNavigationRequest()) void restorePageScripts(page);
    });
    await sidebarLink(page, next.link).click();
    await expect(heading(page)).toHaveText(next.link);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    expect(warnings.join('\n')).toMatch(/Loading chunk \S+ failed/);
    expect(documents).toEqual([next.path]);
  });

  test('… so that readers of an older version get the one published since', {
    tag: ['@sweep', '@spec:errors.failed-route'],
  }, async ({page}) => {
    await open(page, start);
    const documents = collectDocuments(page);
    const runtimeBefore = await page.locator('script[src*="runtime~main"]').getAttribute('src');
    await publishNewVersion(page, next.path);
    await sidebarLink(page, next.link).click();
    await expect(heading(page)).toHaveText(next.link);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    expect(documents).toEqual([next.path]);
    const runtimeAfter = await page.locator('script[src*="runtime~main"]').getAttribute('src');
    expect(runtimeAfter).not.toBe(runtimeBefore);
  });
});

test.describe('Section 2: Prefetch', () => {
  /** The semantic widget loads when a page is idle, and the progress bar when a reader begins, whatever links do. */
  const ofPages = (urls: string[]) =>
    urls.filter(url => !/\/ask\/|semantic-widget|progress-bar/.test(url));

  /** The scripts that came over the network, in their order. */
  function loaded(page: Page): Promise<string[]> {
    return page
      .evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({name, transferSize}) => name.endsWith('.js') && transferSize > 0)
          .map(({name}) => name),
      )
      .then(ofPages);
  }

  /** Links that come into view are noticed with the next frame. */
  function twoFrames(page: Page): Promise<void> {
    return page.evaluate(
      () =>
        new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
  }

  function footerLink(page: Page) {
    return page.getByRole('contentinfo').getByRole('link', {name: 'Support'});
  }

  test('A page is fetched once, when a reader points at a link to it', {
    tag: '@spec:loading.prefetch',
  }, async ({page}) => {
    test.skip(isHeavy, 'The chunks of that build have other names.');
    await open(page, start);
    const own = async () =>
      (await loaded(page)).filter(url => url.includes(pageChunk('/docs/get-support')));
    await footerLink(page).hover();
    await expect.poll(own).toHaveLength(1);
    await expect(page).toHaveURL(start);
    await footerLink(page).click();
    await expect(page).toHaveURL('/docs/get-support');
    await expect(heading(page)).toBeVisible();
    expect(await own()).toHaveLength(1);
  });

  test('Links that come into view load nothing', {
    tag: '@spec:loading.prefetch',
  }, async ({page}) => {
    test.skip(isHeavy, 'That build fetches what is in view.');
    await open(page, start);
    // Scripts and hints for them stand in the document as soon as they are asked for.
    const asked = () =>
      page
        .locator('script[src], link[rel="prefetch"], link[rel="preload"][as="script"]')
        .evaluateAll(all =>
          all.map(element => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
        )
        .then(ofPages);
    const own = await asked();
    expect(own).toHaveLength(5);
    await footerLink(page).scrollIntoViewIfNeeded();
    await twoFrames(page);
    // What waits for a quiet moment has had two of them.
    for (let turn = 0; turn < 2; turn += 1) {
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    }
    expect(await asked()).toEqual(own);
  });

  for (const [condition, connection] of [
    ['2g', {effectiveType: '2g', saveData: false}],
    ['slow 2g', {effectiveType: 'slow-2g', saveData: false}],
    ['data-saver', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`Prefetch is skipped on ${condition} connections`, {
      tag: ['@sweep', '@spec:loading.prefetch'],
    }, async ({page}) => {
      await page.addInitScript(value => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await open(page, start);
      const before = await loaded(page);
      await footerLink(page).scrollIntoViewIfNeeded();
      await footerLink(page).hover();
      await twoFrames(page);
      expect(await loaded(page)).toEqual(before);
      await footerLink(page).click();
      await expect(page).toHaveURL('/docs/get-support');
      await expect.poll(async () => (await loaded(page)).length).toBeGreaterThan(before.length);
    });
  }
});

test.describe('Section 9: Business constants and limits', () => {
  const bar = '#nprogress .bar';

  /** How much of the bar is filled, from 0 to 1. */
  async function filled(page: Page): Promise<number> {
    const transform = await page.locator(bar).evaluate(element => element.style.transform);
    const percent = /translate3d\((-?[\d.]+)%/.exec(transform)?.[1];
    return Math.round(100 + Number(percent)) / 100;
  }

  test('Progress bar: appears after 200 ms', {
    tag: ['@spec:progress.delay', '@spec:limits.progress-bar'],
  }, async ({page}) => {
    await openWithStoppedClock(page);
    const scripts = await holdPageScripts(page);
    await sidebarLink(page, next.link).click();
    await expect.poll(() => scripts.waiting.size).toBeGreaterThan(0);
    await page.clock.runFor(199);
    await expect(page.locator(bar)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator(bar)).toHaveCount(1);
    await expect(page.locator(bar)).toHaveCSS('position', 'fixed');
    await page.clock.resume();
    scripts.release();
    await expect(heading(page)).toHaveText(next.link);
    await expect(page.locator(bar)).toHaveCount(0);
  });

  test('Progress bar: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms', {
    tag: '@spec:limits.progress-bar',
  }, async ({page}) => {
    await openWithStoppedClock(page);
    const scripts = await holdPageScripts(page);
    await sidebarLink(page, next.link).click();
    await expect.poll(() => scripts.waiting.size).toBeGreaterThan(0);
    // A step is a random part of the trickle rate: here the whole of it.
    await page.evaluate(() => {
      Math.random = () => 1;
    });
    await page.clock.runFor(200);
    expect(await filled(page)).toBe(0.08);
    await expect(page.locator(bar)).toHaveCSS('transition-duration', '0.2s');
    await page.clock.runFor(799);
    expect(await filled(page)).toBe(0.08);
    await page.clock.runFor(1);
    expect(await filled(page)).toBe(0.1);
    await page.clock.runFor(800);
    expect(await filled(page)).toBe(0.12);
    scripts.release();
  });

  test('Progress bar: a page that arrives sooner shows none', {
    tag: ['@sweep', '@spec:progress.delay'],
  }, async ({page}) => {
    await openWithStoppedClock(page);
    await sidebarLink(page, next.link).click();
    await expect(heading(page)).toHaveText(next.link);
    await page.clock.runFor(1000);
    await expect(page.locator(bar)).toHaveCount(0);
  });

  test('Progress bar: a page that the reader no longer waits for shows none', {
    tag: ['@sweep', '@spec:progress.delay'],
  }, async ({page}) => {
    test.skip(isHeavy, lightOnly);
    await openWithStoppedClock(page);
    const scripts = await holdPageScripts(page);
    await sidebarLink(page, next.link).click();
    await expect.poll(() => scripts.waiting.size).toBeGreaterThan(0);
    await sidebarLink(page, 'Workspace').click();
    await page.clock.runFor(1000);
    await expect(page.locator(bar)).toHaveCount(0);
    scripts.release();
  });

  test('Lazy loader default delay 200 ms', {tag: '@spec:limits.lazy-loader'}, async ({page}) => {
    await openSlowConsole(page);
    await page.clock.runFor(199);
    await expect(spinner(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(spinner(page)).toBeVisible();
  });
});

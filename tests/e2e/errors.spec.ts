/**
 * What the site shows when something of its own goes wrong. (Errors of the search: search.spec.ts.)
 */
import {mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startPreviewServer} from '@engagespot-docs/publish/preview';
import {expect, type Page} from '@playwright/test';
import {violations} from './support/axe.ts';
import {
  collectDocuments,
  collectWarnings,
  removePageScripts,
  restorePageScripts,
} from './support/scripts.ts';
import {servedBuild} from './support/servedBuild.ts';
import {collectErrors, heading, open} from './support/site.ts';
import {test} from './support/test.ts';

// A browser that has seen the pages before may show them although their scripts are gone.
test.use({ownContext: true});

const start = '/docs/concepts/workspace';
const next = {path: '/docs/concepts/environment', link: 'Environment'};

function sidebarLink(page: Page) {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: next.link, exact: true})
    .first();
}

/**
 * The mode is also set on the document, because a page whose scripts are missing follows no
 * preference; one that has them takes a moment to follow.
 */
async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    await page.locator('html').evaluate((html, value) => {
      html.dataset.theme = value;
    }, theme);
    await expect.poll(() => violations(page), theme).toEqual([]);
  }
}

test.describe('Section 8: Site', () => {
  test('Load failure: error text and a Retry button; a failed route load logs a warning and reloads', {
    tag: '@spec:errors.load',
  }, async ({page}) => {
    await open(page, start);
    const documents = collectDocuments(page);
    const warnings = collectWarnings(page);
    await removePageScripts(page);
    await sidebarLink(page).click();

    const problem = page.getByRole('alert');
    await expect(problem).toContainText(/Loading chunk \S+ failed/);
    expect(warnings.join('\n')).toMatch(/Loading chunk \S+ failed/);
    expect(documents, 'reloaded once, never again').toEqual([next.path]);
    await expect(heading(page), 'can be read all the same').toHaveText(next.link);
    // The page as the server wrote it has a mark for each color mode.
    await expect(page.locator('.navbar__logo svg:visible')).toHaveCount(1);
    await expectAccessible(page);

    await restorePageScripts(page);
    await problem.getByRole('button', {name: 'Retry'}).click();
    await expect(problem).toBeHidden();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  });

  test.describe('Crash fallback', () => {
    test.use({expectedErrors: /^Error: The (?:paragraph|color mode) failed/});

    /** Breaks the text of a page, which throws while it renders until `isMended` is set on the window. */
    async function breakParagraph(page: Page): Promise<void> {
      await open(page, start);
      const text = await page.locator('article p:not(:has(*))').nth(1).textContent();
      const literal = JSON.stringify(text);
      let isBroken = false;
      const fault = `(()=>{if(!window.isMended)throw new Error("The paragraph failed",{cause:new Error("Its data is missing",{cause:new Error("Nobody wrote it")})});return ${literal}})()`;
      await page.route('**/assets/js/*.js', async route => {
        const {pathname} = new URL(route.request().url());
        const script = await readFile(path.join(servedBuild, pathname), 'utf8');
        const body = script.replace(literal, fault);
        isBroken ||= body !== script;
        await route.fulfill({contentType: 'text/javascript', body});
      });
      await page.goto(start);
      await expect(heading(page)).toHaveText('This page crashed.');
      expect(isBroken).toBe(true);
    }

    test("'This page crashed.' with a 'Try again' button, the error message and its causes", {
      tag: '@spec:errors.crash',
    }, async ({page}) => {
      await breakParagraph(page);
      const main = page.getByRole('main');
      await expect(main).toContainText('The paragraph failed');
      await expect(main).toContainText('Its data is missing');
      await expect(main).toContainText('Nobody wrote it');
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expectAccessible(page);
      await page.evaluate(() => Object.assign(window, {isMended: true}));
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(heading(page)).toHaveText('Workspace');
    });

    for (const {frame, failures} of [
      {frame: 'kept when it works the second time', failures: 1},
      {frame: 'left out when it crashes again', failures: Number.POSITIVE_INFINITY},
    ]) {
      test(`… also when the frame around the page crashes, which is ${frame}`, {
        tag: ['@sweep', '@spec:errors.crash'],
      }, async ({page}) => {
        await open(page, start);
        await page.evaluate(
          count => {
            const {matchMedia} = window;
            let left = count;
            window.matchMedia = query => {
              if (!query.includes('color-scheme') || left-- <= 0) return matchMedia(query);
              throw new Error('The color mode failed', {cause: new Error('Nothing to ask')});
            };
            Object.assign(window, {mend: () => Object.assign(window, {matchMedia})});
          },
          Math.min(failures, 1000),
        );
        await page.getByRole('link', {name: 'Engagespot', exact: true}).first().click();
        await expect(heading(page)).toHaveText('This page crashed.');
        const main = page.getByRole('main');
        await expect(main).toContainText('The color mode failed');
        await expect(main).toContainText('Nothing to ask');
        const navigation = page.getByRole('navigation', {name: 'Main'});
        await expect(navigation).toHaveCount(failures === 1 ? 1 : 0);
        await page.evaluate(() => (window as unknown as {mend(): void}).mend());
        await page.getByRole('button', {name: 'Try again'}).click();
        await expect(heading(page)).not.toHaveText('This page crashed.');
        await expect(navigation).toBeVisible();
      });
    }
  });

  test('A base-URL misconfiguration banner says the site did not load properly', {
    tag: '@spec:errors.base-url',
  }, async ({page}) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'base-url-'));
    await symlink(servedBuild, path.join(folder, 'help'));
    await writeFile(path.join(folder, '404.html'), 'Not found');
    const server = await startPreviewServer({directory: folder, port: 0});
    try {
      await page.goto(`${server.url}/help/`);
      await expect(page.getByText('site did not load properly')).toBeVisible();
      await expect(page.getByText('We suggest trying baseUrl = /help/')).toBeVisible();
    } finally {
      await server.close();
      await rm(folder, {recursive: true});
    }
    await open(page, '/');
    await expect(page.getByText('site did not load properly')).toBeHidden();
  });

  test.describe('Browser storage unavailable', () => {
    const conditions = {
      blocked: () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
      full: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
      throwing: () => {
        const fail = () => {
          throw new DOMException('broken', 'UnknownError');
        };
        Object.assign(Storage.prototype, {getItem: fail, setItem: fail, removeItem: fail});
      },
    };

    for (const [condition, refuse] of Object.entries(conditions)) {
      test.describe(condition, {tag: condition === 'blocked' ? [] : '@sweep'}, () => {
        test('a warning, and the site carries on without persistence', {
          tag: '@spec:errors.storage',
        }, async ({page}) => {
          await page.addInitScript(refuse);
          const warnings = collectWarnings(page);
          const errors = collectErrors(page);
          await open(page, start);

          const html = page.locator('html');
          const toggle = page.getByRole('button', {name: /dark and light mode/i});
          await toggle.click();
          await toggle.click();
          await expect(html).toHaveAttribute('data-theme', 'dark');
          const bar = page.locator('.theme-announcement-bar');
          await bar.getByRole('button', {name: 'Close'}).click();
          await expect(bar).toBeHidden();
          await sidebarLink(page).click();
          await expect(heading(page)).toHaveText(next.link);
          await expect(html).toHaveAttribute('data-theme', 'dark');

          await page.keyboard.press('Control+k');
          await page.getByPlaceholder('Search docs').fill('data region');
          await page.getByRole('option').first().click();
          await expect(page).toHaveURL('/docs/concepts/data-region');

          await open(page, start);
          await expect(html, 'nothing is kept').toHaveAttribute('data-theme', 'light');
          await expect(bar).toBeVisible();
          const about = warnings.filter(text => /storage/i.test(text));
          expect(about, 'one warning a load').toHaveLength(2);
          expect(errors).toEqual([]);
        });
      });
    }
  });
});

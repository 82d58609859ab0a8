/**
 * A reader who is quicker than the scripts: what is clicked, pressed and typed after the first picture has its effect,
 * once, when the scripts arrive seconds later.
 */
import {expect, type Page} from '@playwright/test';
import {layoutShift} from './support/layoutShift.ts';
import {blockStorage} from './support/search.ts';
import {collectErrors, hydrated, open} from './support/site.ts';
import {test} from './support/test.ts';

const path = '/docs/introduction/quick-start';

interface SlowScripts {
  arrive(): void;
}

/** Keeps scripts from arriving until they are told to. */
async function holdScripts(page: Page): Promise<SlowScripts> {
  let arrive = () => {};
  const arrived = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route('**/assets/js/*.js', async route => {
    await arrived;
    await route.continue().catch(() => undefined);
  });
  return {arrive};
}

/** Opens a page whose scripts do not arrive until they are told to. */
async function openBeforeScripts(page: Page, address = path): Promise<SlowScripts> {
  const scripts = await holdScripts(page);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  return scripts;
}

test.describe('Before the scripts arrive', () => {
  for (const address of ['/', path, '/api/notifications/send-notification']) {
    test(`the page looks as it does afterwards: ${address}`, async ({page}) => {
      const scripts = await openBeforeScripts(page, address);
      await page.evaluate(() => document.fonts.ready);
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is hidden
      const texts = () => page.locator('body').innerText();
      const before = await texts();
      scripts.arrive();
      await hydrated(page);
      expect(before).toBe(await texts());
    });
  }

  test('the search is opened with its button, and keeps what is typed', async ({page}) => {
    const scripts = await openBeforeScripts(page);
    const button = page.getByRole('button', {name: /^Search/});
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('webhook');
    scripts.arrive();
    await expect(page.getByRole('combobox', {name: 'Search docs'})).toHaveValue('webhook');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
  });

  test('the search has a field at once, which Escape closes for good', {tag: '@sweep'}, async ({
    page,
  }) => {
    const scripts = await openBeforeScripts(page);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog.getByPlaceholder('Search docs')).toBeFocused();
    await expect(dialog).toHaveCSS('width', '640px');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    scripts.arrive();
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a double click opens the search once', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page);
    await page.getByRole('button', {name: /^Search/}).dblclick();
    await page.keyboard.type('push');
    scripts.arrive();
    await expect(page.getByRole('combobox', {name: 'Search docs'})).toHaveValue('push');
  });

  test('the search goes on where the reader was in the text', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('hot');
    await page.keyboard.press('ArrowLeft');
    scripts.arrive();
    const field = page.getByRole('combobox', {name: 'Search docs'});
    await expect(field).toHaveValue('hot');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.type('s');
    await expect(field).toHaveValue('host');
  });

  test('text that is selected beyond the end of the field stays', {tag: '@sweep'}, async ({
    page,
  }) => {
    await openBeforeScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('push');
    const field = page.getByRole('dialog', {name: 'Search'}).getByPlaceholder('Search docs');
    await page.waitForTimeout(600);
    await field.hover();
    await page.mouse.down();
    await page.mouse.move(10, 600);
    await page.mouse.up();
    await expect(field).toHaveValue('push');
  });

  test('Ctrl+/ and Alt+/ are not the shortcut of the search', {tag: '@sweep'}, async ({page}) => {
    await openBeforeScripts(page);
    await page.keyboard.press('Control+/');
    await page.keyboard.press('Alt+/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  });

  test('? shows the list of shortcuts, once', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page);
    await page.keyboard.press('?');
    scripts.arrive();
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toHaveCount(1);
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('Escape takes ? back, and a second Ctrl+K the search', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page);
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    scripts.arrive();
    await hydrated(page);
    // Opens the search, unless one is open already.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', {name: 'Search docs'})).toBeVisible();
    await page.keyboard.press('Escape');
    // What is on its way has come.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the search keeps what is typed when its dialog is gone', {tag: '@sweep'}, async ({
    page,
  }) => {
    const scripts = await openBeforeScripts(page);
    await page.route('**/search-dialog*.js', route => route.fulfill({status: 404}));
    await page.keyboard.press('/');
    await page.keyboard.type('hmac');
    scripts.arrive();
    await expect(page).toHaveURL(/\/search\?q=hmac/);
  });

  test.describe('on a page whose text an extension has changed', () => {
    // React says that the page is not what it expects, and builds it anew.
    test.use({expectedErrors: /React error #418/});

    test('everything has its effect', async ({page}) => {
      const scripts = await openBeforeScripts(page);
      await page.evaluate(() => {
        const title = document.querySelector('h1');
        if (title) title.textContent = 'Versenden Sie Ihre erste Benachrichtigung';
      });
      await page.getByRole('button', {name: /dark and light mode/}).click();
      await page.getByRole('tab', {name: 'Vue'}).first().click();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('hmac');
      scripts.arrive();
      await expect(page.getByRole('combobox', {name: 'Search docs'})).toHaveValue('hmac');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      const tab = page.locator('[role=tab]', {hasText: 'Vue'}).first();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    });
  });

  test('the search is opened with / where storage is refused', {tag: '@sweep'}, async ({page}) => {
    await blockStorage(page);
    const scripts = await openBeforeScripts(page);
    const errors = collectErrors(page);
    await page.keyboard.press('/');
    await page.keyboard.type('push');
    scripts.arrive();
    const field = page.getByRole('combobox', {name: 'Search docs'});
    await expect(field).toHaveValue('push');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    expect(errors.filter(error => error.startsWith('uncaught'))).toEqual([]);
  });

  test('Enter in the search opens what is found', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('version control');
    await page.keyboard.press('Enter');
    scripts.arrive();
    await expect(page).not.toHaveURL(path);
    await expect(page).not.toHaveURL(/search/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Version control');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('what a reader chose for all pages goes along to the next one, once', async ({page}) => {
    const scripts = await openBeforeScripts(page);
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await toggle.click();
    await toggle.click();
    await page.getByRole('button', {name: 'Close'}).click();
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await page.getByRole('link', {name: 'API', exact: true}).click();
    await page.waitForURL('/api', {waitUntil: 'commit'});
    scripts.arrive();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await page.goBack();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('a tab that a reader chose goes along to the next page', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page);
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await page.goto('/docs/sdks-n-libraries/frontend/react/quick-start', {waitUntil: 'commit'});
    scripts.arrive();
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('nothing is done again when the time to wait for scripts is over', {tag: '@sweep'}, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const {setTimeout} = window;
      window.setTimeout = ((run: TimerHandler, delay = 0) =>
        setTimeout(run, delay >= 10_000 ? 2_000 : delay)) as typeof window.setTimeout;
    });
    const scripts = await openBeforeScripts(page);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    scripts.arrive();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.waitForTimeout(3_000);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });

  test('what only scripts can do is done when they arrive after that time', async ({page}) => {
    await page.addInitScript(() => {
      const {setTimeout} = window;
      window.setTimeout = ((run: () => void, delay = 0) => {
        if (delay < 10_000) return setTimeout(run, delay);
        addEventListener('wait-over', run);
        return undefined;
      }) as typeof window.setTimeout;
    });
    const endWait = () => page.evaluate(() => dispatchEvent(new Event('wait-over')));
    const scripts = await openBeforeScripts(page);
    const button = page.getByRole('button', {name: /dark and light mode/});
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await endWait();
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    const tab = page.getByRole('tab', {name: 'Vue'}).first();
    await tab.click();
    await page.keyboard.press('Control+k');
    const standIn = page.getByRole('dialog', {name: 'Search', exact: true});
    const message = () =>
      standIn
        .getByPlaceholder('Search docs')
        .evaluate(element => (element as HTMLInputElement).validationMessage);
    await expect.poll(message).toContain('Unable to load the search');
    await page.keyboard.press('Escape');
    scripts.arrive();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the arrow keys and Enter choose a tab', async ({page}) => {
    const scripts = await openBeforeScripts(page);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    scripts.arrive();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(2)).toBeFocused();
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens the version menu`, {tag: '@sweep'}, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      const scripts = await openBeforeScripts(page);
      const menu = page.getByRole('button', {name: '1.5.x'});
      await menu.focus();
      await page.keyboard.press(key);
      scripts.arrive();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test('code is copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const scripts = await openBeforeScripts(page);
    const block = page.locator('.theme-code-block').first();
    const code = ((await block.locator('code').textContent()) ?? '').trim();
    await block.hover();
    await block.getByRole('button', {name: /copy/i}).click();
    scripts.arrive();
    await expect
      .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim())
      .toBe(code);
  });

  test('the menu of a phone is opened', async ({page}) => {
    await page.setViewportSize({width: 375, height: 812});
    const scripts = await openBeforeScripts(page);
    await page.getByRole('button', {name: /navigation bar/i}).click();
    scripts.arrive();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  });

  test('what is typed into a field stays', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page, '/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('templates');
    scripts.arrive();
    await hydrated(page);
    await expect(field).toHaveValue('templates');
    await expect(page).toHaveURL(/q=templates/);
  });

  test('a reader goes on with the query of the address', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page, '/search?q=unread%20%22badge%22');
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue('unread "badge"');
    await field.press('End');
    await page.keyboard.type(' count');
    scripts.arrive();
    await hydrated(page);
    await expect(field).toHaveValue('unread "badge" count');
    await expect(page).toHaveURL(/badge%22\+count/);
  });

  test('a version that is chosen stays', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page, '/search?q=inbox');
    const version = page.getByRole('main').getByRole('combobox', {name: 'Version'});
    await version.selectOption('1.3.x');
    scripts.arrive();
    await hydrated(page);
    await expect(version).toHaveValue('1.3.x');
    await expect(page).toHaveURL(/version=1\.3\.x/);
  });

  test('Enter searches the version that is chosen', {tag: '@sweep'}, async ({page}) => {
    const scripts = await openBeforeScripts(page, '/search?q=notification');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('slack');
    await main.getByRole('combobox', {name: 'Version'}).selectOption('1.3.x');
    await main.getByRole('searchbox').press('Enter');
    await page.waitForURL(/q=slack&version=1\.3\.x/, {waitUntil: 'commit'});
    scripts.arrive();
    await expect(main.getByRole('combobox', {name: 'Version'})).toHaveValue('1.3.x');
    await expect(main.getByRole('heading', {level: 1})).toContainText('slack');
  });

  test('the card of a term is shown below it, and stays', {tag: '@sweep'}, async ({page}) => {
    await page.setViewportSize({width: 375, height: 812});
    const scripts = await openBeforeScripts(page, '/docs/introduction/getting-started');
    const term = page.getByRole('main').getByRole('link', {name: 'workflows', exact: true}).first();
    const card = term.locator('xpath=following-sibling::*[@role="tooltip"]');
    await expect(card).toBeHidden();
    await term.hover();
    await expect(card).toBeInViewport();
    const gap = await card.evaluate(element => {
      const words = element.previousElementSibling?.getBoundingClientRect();
      return element.getBoundingClientRect().top - (words?.bottom ?? Number.NaN);
    });
    expect(Math.abs(gap)).toBeLessThan(20);
    scripts.arrive();
    await hydrated(page);
    await expect(card).toHaveAttribute('data-open', 'true');
    await page.mouse.move(0, 0);
    await expect(card).toBeHidden();
  });

  test('a sidebar that the reader has scrolled stays where it is', {tag: '@sweep'}, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    const scripts = await openBeforeScripts(page, '/docs/glossary');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const position = () => sidebar.evaluate(element => element.scrollTop);
    await sidebar.evaluate(element => element.scrollTo(0, 200));
    scripts.arrive();
    await hydrated(page);
    await page.waitForTimeout(600);
    expect(await position()).toBe(200);
    await page.reload();
    await expect.poll(position).not.toBe(0);
  });
});

test('Back shows the page before, although the page in view was reloaded and has no scripts yet', async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page).toHaveURL('/api');
  const scripts = await holdScripts(page);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/first notification/);
  scripts.arrive();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/first notification/);
});

test('The scripts start although a font and a picture never arrive', {tag: '@sweep'}, async ({
  page,
}) => {
  await page.route(/\.woff2$|mark\.svg$/, () => undefined);
  await page.goto('/search?q=sms', {waitUntil: 'commit'});
  // Without a sign of the reader.
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

for (const [name, ...tag] of [
  ['main.'],
  ['page-'],
  ['runtime~main', '@sweep'],
  ['routes-', '@sweep'],
] as const) {
  test(`A script that fails once is asked for again: ${name}`, {tag}, async ({page}) => {
    let failures = 0;
    await page.route(`**/assets/js/${name}*.js`, route =>
      failures++ === 0 ? route.fulfill({status: 503}) : route.continue(),
    );
    await page.goto(path);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await hydrated(page);
    expect(failures).toBeGreaterThan(1);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });
}

test('An address without a page shows the page for that, and keeps it', async ({page}) => {
  const errors = collectErrors(page);
  for (const address of ['/docs/nothing', '/docs/1.0.0/nothing', '/docs/100%25', '/docs/a%0ab']) {
    await open(page, address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found | Engagespot');
    expect(await layoutShift(page), address).toBeLessThan(0.01);
  }
  expect(errors.filter(error => !error.includes('404'))).toEqual([]);
});

test('An anchor that cannot be decoded leads to its page', {tag: '@sweep'}, async ({page}) => {
  await page.goto('/docs/v1.4/introduction/quick-start#100%');
  await expect(page).toHaveURL('/docs/1.4.x/introduction/quick-start#100%');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Publish a workflow and see it in your app',
  );
});

test('An address that cannot be decoded shows the page for those without a page', {
  tag: '@sweep',
}, async ({page}) => {
  const errors = collectErrors(page);
  await page.goto('/docs/concepts/workspace');
  // As a server would send it that answers such an address with its page for the lost.
  await page.route(/100%/, async route => {
    const response = await page.request.get('/nothing');
    await route.fulfill({response});
  });
  await page.evaluate(() => location.assign('/docs/100%?from=mail#part'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await hydrated(page);
  await expect(page).toHaveURL('/docs/100%25?from=mail#part');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors.filter(error => !error.includes('404'))).toEqual([]);
});

for (const width of [1440, 375]) {
  test(`a heading that is linked stays where the reader looks, although another tab is remembered: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 812});
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.tab.language', 'python');
      const places: number[] = [];
      Object.assign(window, {places});
      const note = () => {
        const heading = document.getElementById('cancel');
        if (heading && document.readyState === 'complete')
          places.push(heading.getBoundingClientRect().top);
        requestAnimationFrame(note);
      };
      note();
    });
    await open(page, '/docs/examples/api-and-sdk#cancel');
    await expect(page.getByRole('tab', {selected: true}).first()).toHaveText('Python');
    const places = await page.evaluate(() => Reflect.get(window, 'places') as number[]);
    expect(places.length).toBeGreaterThan(1);
    expect(Math.min(...places)).toBeGreaterThan(50);
    expect(Math.max(...places)).toBeLessThan(120);
  });
}

test('When the scripts fail, controls do what they do by themselves', async ({page}) => {
  await page.route('**/assets/js/*.js', route => route.abort());
  await page.goto('/api/notifications/send-notification');
  const summary = page.locator('summary').first();
  const isDone = () => expect(summary).not.toHaveAttribute('aria-busy', 'true');
  await summary.click();
  await isDone();
  const details = page.locator('details').filter({has: summary}).first();
  const before = await details.evaluate(element => (element as HTMLDetailsElement).open);
  await summary.click();
  await isDone();
  const after = await details.evaluate(element => (element as HTMLDetailsElement).open);
  expect(after).toBe(!before);
});

test('The early search field says when the search cannot be loaded', {tag: '@sweep'}, async ({
  page,
}) => {
  await page.route('**/assets/js/**', route => route.abort());
  await page.goto('/docs/introduction/quick-start');
  await page.keyboard.press('/');
  const field = page.getByRole('dialog', {name: 'Search'}).getByPlaceholder('Search docs');
  await expect
    .poll(() => field.evaluate(element => (element as HTMLInputElement).validationMessage))
    .toContain('Unable to load the search');
});

test('A tap beside the early search field closes it, although scripts never arrive', {
  tag: '@sweep',
}, async ({page}) => {
  await page.setViewportSize({width: 375, height: 700});
  await page.route('**/assets/js/**', route => route.abort());
  await page.goto('/docs/introduction/quick-start');
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  // Sooner, it could be the second click of a double click.
  await page.waitForTimeout(600);
  await page.mouse.click(180, 600);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('The drawer stays closed where the later style sheet never arrives', {tag: '@sweep'}, async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 700});
  await page.route('**/assets/css/later.*', route => route.abort());
  await open(page, '/docs/introduction/quick-start');
  await expect(page.locator('.navbar-sidebar')).toBeAttached();
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
});

test.describe('What is below the first screen of a phone', () => {
  test.use({viewport: {width: 375, height: 812}});

  /** How the blocks of the article are laid out, and whether scripts left marks on them. */
  const blocks = (page: Page) =>
    page.locator('.markdown > *').evaluateAll(elements => ({
      held: elements.filter(element => getComputedStyle(element).contentVisibility === 'auto')
        .length,
      marked: elements.filter(element => element.getAttribute('style')).length,
      // Browsers round to parts of a pixel, by the position.
      heights: elements.map(element => Math.round(element.getBoundingClientRect().height)),
    }));

  /** What `openBeforeLayout` puts into the page. */
  interface WaitingWindow extends Window {
    nextPicture?: FrameRequestCallback | undefined;
  }

  /**
   * Opens a page before its scripts arrive, and stops it at the first picture.
   *
   * @returns goes on, until everything is laid out
   */
  async function openBeforeLayout(page: Page): Promise<() => Promise<void>> {
    await page.addInitScript(() => {
      const {requestAnimationFrame} = window;
      window.requestAnimationFrame = picture => {
        window.requestAnimationFrame = requestAnimationFrame;
        (window as WaitingWindow).nextPicture = picture;
        return 0;
      };
    });
    await openBeforeScripts(page);
    await expect(page.locator('html')).toHaveAttribute('data-below', 'held');
    return async () => {
      await page.evaluate(() => (window as WaitingWindow).nextPicture?.(performance.now()));
      await expect(page.locator('html')).not.toHaveAttribute('data-below');
    };
  }

  test('is laid out before the scripts are there, as if it had never been held back', async ({
    page,
  }) => {
    const layOut = await openBeforeLayout(page);
    const {held} = await blocks(page);
    expect(held).toBeGreaterThan(3);
    await layOut();
    const after = await blocks(page);
    expect(after).toMatchObject({held: 0, marked: 0});
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.reload();
    expect((await blocks(page)).heights).toEqual(after.heights);
  });

  test('is there at once for who comes for a part of it, or comes back', {tag: '@sweep'}, async ({
    page,
  }) => {
    await openBeforeScripts(page, `${path}#next-steps`);
    expect((await blocks(page)).held).toBe(0);
    await expect(page.getByRole('heading', {name: 'Next steps'})).toBeInViewport();
    await page.goto(path, {waitUntil: 'commit'});
    await page.goto('/docs/get-support', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1, name: /support/i})).toBeVisible();
    await page.goBack({waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1, name: /first notification/})).toBeVisible();
    expect((await blocks(page)).held).toBe(0);
  });

  test('keeps its place while it is laid out', {tag: '@sweep'}, async ({page}) => {
    const layOut = await openBeforeLayout(page);
    const heading = page.getByRole('heading', {name: 'Before production'});
    await heading.evaluate(element => element.scrollIntoView());
    // The browser lays out what comes into view.
    await page.waitForTimeout(200);
    const top = () => heading.evaluate(element => element.getBoundingClientRect().top);
    const before = await top();
    await layOut();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});

const ownSheet = /\/assets\/css\/(?:inbox|operation|shared-\w+)\./;

for (const address of ['/', '/api/notifications/send-notification']) {
  test(`The style sheets of ${address} are loaded once`, {tag: '@sweep'}, async ({page}) => {
    const sheets: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
    });
    await open(page, address);
    expect(sheets.filter(sheet => sheet.includes('/styles'))).toHaveLength(1);
    expect(sheets.some(sheet => ownSheet.test(sheet))).toBe(true);
    expect(new Set(sheets).size).toBe(sheets.length);
  });
}

test('A page with styles of its own gets them when a reader comes from another page', {
  tag: '@sweep',
}, async ({page}) => {
  await open(page, path);
  const sheet = page.waitForResponse(response => ownSheet.test(response.url()));
  await page.locator('.navbar__brand').first().click();
  expect((await sheet).ok()).toBe(true);
  await expect(page).toHaveURL(/\/$/);
});

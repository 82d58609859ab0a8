/** The semantic widget that the site serves itself: the button, the panel, its passages. */
import {expect, type Locator, type Page} from '@playwright/test';
import {colorViolations, setColorScheme, violations} from './support/axe.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';
import {violations as policyViolations, recordViolations} from './support/violations.ts';

const start = '/docs/features/workflows/cancelling';
const question = 'the customer has paid meanwhile, take back the reminder that still waits';

const button = (page: Page): Locator =>
  page.getByRole('button', {name: 'Ask', exact: true}).first();
const panel = (page: Page): Locator => page.getByRole('dialog', {name: 'Ask the documentation'});
const field = (page: Page): Locator => panel(page).getByRole('textbox', {name: 'Your question'});
const passages = (page: Page): Locator => panel(page).locator('li.passage');

async function ask(page: Page, text: string): Promise<void> {
  await button(page).click();
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('a question gets three passages of three pages, each with section, version, quote and link', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  await recordViolations(page);
  await open(page, start);
  await button(page).waitFor();
  const early = loaded.filter(path => path.startsWith('/ask/'));
  expect(early, 'loaded before a reader opens it').toEqual(['/ask/widget.js']);
  await ask(page, question);
  await expect(passages(page)).toHaveCount(3);
  await expect(panel(page).getByRole('status')).toHaveText('3 passages');
  const links = await passages(page).getByRole('link').all();
  const targets = await Promise.all(links.map(link => link.getAttribute('href')));
  expect(new Set(targets.map(target => target?.split('#')[0])).size).toBe(3);
  expect(targets.join()).toContain('/cancel');
  await expect(passages(page).first()).toContainText(/1\.5\.x|REST API/);
  await expect(passages(page).first().locator('blockquote')).not.toBeEmpty();
  expect(await policyViolations(page)).toEqual([]);
  const keywordIndex = loaded.filter(path => path.startsWith('/search/'));
  expect(keywordIndex, 'not needed for a question').toEqual([]);
});

test('a passage leads to its section with the focus, without loading the page anew', async ({
  page,
}) => {
  await open(page, start);
  await page.evaluate('window.__isSamePage = true');
  await ask(page, 'what is a channel');
  const first = passages(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/docs/glossary#channel');
  await expect(first.locator('blockquote')).toHaveText(/^A medium that delivers/);
  await first.getByRole('link').press('Enter');
  await expect(page).toHaveURL('/docs/glossary#channel');
  await expect(page.locator('#channel')).toBeFocused();
  await expect(panel(page)).toBeHidden();
  expect(await page.evaluate('window.__isSamePage')).toBe(true);
});

test('a passage opens in a tab of its own where the reader wants that', {tag: '@sweep'}, async ({
  page,
  context,
}) => {
  await open(page, start);
  await ask(page, question);
  const opened = context.waitForEvent('page');
  await passages(page)
    .getByRole('link')
    .first()
    .click({modifiers: ['Control']});
  await (await opened).close();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(start);
});

test('a name is looked up by the keyword search, and what fits nothing is told so', async ({
  page,
}) => {
  await open(page, start);
  await ask(page, 'createFilteredFeed');
  const entry = passages(page).filter({
    has: page.locator('a[href$="/hooks/feed#createfilteredfeed"]'),
  });
  await expect(entry.getByRole('link')).toContainText('createFilteredFeed');
  await expect(entry.locator('blockquote')).toContainText('for one category');

  await field(page).fill('is there a Zapier trigger for my google sheets');
  await field(page).press('Enter');
  await expect(panel(page).getByText('Nothing in the documentation fits')).toBeVisible();
  await expect(panel(page).getByRole('link', {name: 'Search for the words'})).toBeVisible();
  await expect(passages(page)).toHaveCount(0);
});

test('an older version answers from its own pages', async ({page}) => {
  await open(page, '/docs/1.4.x/features/workflows/cancelling');
  await ask(page, question);
  await expect(passages(page)).toHaveCount(3);
  const links = await passages(page).getByRole('link').all();
  for (const link of links) await expect(link).toHaveAttribute('href', /^\/docs\/1\.4\.x\//);
  await expect(passages(page).first()).toContainText('1.4.x');
});

test('"none of these" leads to the search page with the words, and takes the focus along', async ({
  page,
}) => {
  await open(page, start);
  await ask(page, question);
  await panel(page)
    .getByRole('link', {name: /None of these/})
    .press('Enter');
  await expect(page).toHaveURL(/\/search\?q=the/);
  expect(new URL(page.url()).searchParams.get('q')).toBe(question);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(button(page)).not.toBeFocused();
});

test('examples fit the page, and ask when they are chosen', {tag: '@sweep'}, async ({page}) => {
  await open(page, start);
  await button(page).click();
  const example = panel(page)
    .getByRole('button', {name: /^[A-Z][^.]*\?$/})
    .first();
  await example.click();
  await expect(passages(page)).toHaveCount(3);
  await expect(field(page)).toBeFocused();
});

test('works with the keyboard alone, and gives the focus back', async ({page}) => {
  await open(page, start);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(passages(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('opens with its shortcut, and remembers nothing', {tag: '@sweep'}, async ({page}) => {
  await open(page, start);
  await button(page).waitFor();
  const stored = () => page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  const before = await stored();
  await page.keyboard.press('Control+/');
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(passages(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Control+/');
  await expect(field(page)).toHaveValue('');
  expect(await stored()).toBe(before);
});

test('markup in a question or a passage is shown as text', async ({page}) => {
  const markup = '<img src=x onerror="window.__ran=1"><script>window.__ran=1</script>';
  await page.route('**/ask/text/**', async route => {
    const response = await route.fetch();
    const {sections, questions} = await response.json();
    const marked = sections.map(([anchor]: [string]) => [anchor, markup, markup]);
    await route.fulfill({response, json: {sections: marked, questions}});
  });
  await open(page, start);
  await ask(page, `${question} ${markup}`);
  await expect(passages(page)).toHaveCount(3);
  await expect(passages(page).first().locator('blockquote')).toHaveText(markup);
  expect(await panel(page).locator('img, script').count()).toBe(0);
  expect(await page.evaluate('window.__ran')).toBeUndefined();
});

test('a failed index is said, and the next question tries again', async ({page}) => {
  await page.route('**/ask/current.*.json', route => route.abort());
  await open(page, start);
  await ask(page, question);
  await expect(panel(page).getByText(/cannot be answered/)).toBeVisible();
  await page.unroute('**/ask/current.*.json');
  await field(page).press('Enter');
  await expect(passages(page)).toHaveCount(3);
});

test('the search dialog offers to ask what reads like a question', async ({page}) => {
  await open(page, start);
  await button(page).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', {name: 'Search the documentation'});
  const offer = search.getByRole('button', {name: /^Ask: /});
  await search.getByPlaceholder('Search docs').fill('cancel run');
  await expect(search.getByRole('option').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await search.getByPlaceholder('Search docs').fill('how do I stop a reminder?');
  await offer.click();
  await expect(search).toBeHidden();
  await expect(field(page)).toHaveValue('how do I stop a reminder?');
  await expect(passages(page)).toHaveCount(3);
});

test('keeps the rules of axe in both color modes', async ({page}) => {
  await open(page, start);
  await ask(page, question);
  await expect(passages(page)).toHaveCount(3);
  await setColorScheme(page, 'light');
  expect(await violations(page)).toEqual([]);
  await setColorScheme(page, 'dark');
  expect(await colorViolations(page)).toEqual([]);
});

test('an index that hangs is said after a while, and may still answer', {tag: '@sweep'}, async ({
  page,
}) => {
  await page.clock.install();
  let answer = (): void => undefined;
  const answered = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/ask/current.*.json', async route => {
    await answered;
    await route.continue();
  });
  await open(page, start);
  await ask(page, question);
  await expect(panel(page).getByRole('status')).toHaveText(/^Looking/);
  await page.clock.fastForward(10_000);
  await expect(panel(page).getByText('This takes longer than usual')).toBeVisible();
  await expect(panel(page).getByRole('link', {name: /Search for the words/})).toBeVisible();
  answer();
  await expect(passages(page)).toHaveCount(3);
});

test('an index that cannot be read is not blamed on the network', {tag: '@sweep'}, async ({
  page,
}) => {
  await page.route('**/ask/current.*.json', route => route.fulfill({status: 200, body: '{"a":['}));
  await open(page, start);
  await ask(page, question);
  await expect(panel(page).getByText(/could not be loaded/)).toBeVisible();
  await expect(panel(page).getByText(/network/)).toHaveCount(0);
});

test('passages without texts are not called quoted', {tag: '@sweep'}, async ({page}) => {
  await page.route('**/ask/text/**', route => route.abort());
  await open(page, start);
  await ask(page, question);
  await expect(passages(page)).toHaveCount(3);
  await expect(panel(page).getByText('Closest sections of the documentation')).toBeVisible();
  await expect(panel(page).locator('blockquote')).toHaveCount(0);
});

test('Back closes the panel', {tag: '@sweep'}, async ({page}) => {
  await open(page, '/docs/1.4.x/features/workflows/cancelling');
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL(/cancelling/);
  await ask(page, question);
  await expect(passages(page)).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(/cancelling/);
  await expect(panel(page)).toBeHidden();
});

test('the shortcut leaves fields, dialogs and keys that others took alone', {
  tag: '@sweep',
}, async ({page}) => {
  await open(page, start);
  await button(page).waitFor();
  await page.evaluate(() =>
    document.querySelector('article')?.append(document.createElement('textarea')),
  );
  await page.locator('article textarea').press('Control+/');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').press('Control+/');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const take = (event: KeyboardEvent): void => {
      if (event.key !== '/') return;
      event.preventDefault();
      document.body.removeEventListener('keydown', take);
    };
    document.body.addEventListener('keydown', take);
  });
  await button(page).focus();
  await page.keyboard.press('Control+/');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Control+/');
  await expect(panel(page)).toBeVisible();
});

test('everything grows with the text of the browser', {tag: '@sweep'}, async ({page}) => {
  await open(page, start);
  await ask(page, question);
  await expect(passages(page)).toHaveCount(3);
  const sizes = () =>
    page.evaluate(() => {
      const root = document.querySelector('[data-ask]')?.shadowRoot;
      const parts = root?.querySelectorAll(
        'blockquote, .passage a, input, .send, .plain, .open, h2',
      );
      return [...(parts ?? [])].map(part => Number.parseFloat(getComputedStyle(part).fontSize));
    });
  const before = await sizes();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sizes()).toEqual(before.map(size => 2 * size));
  const close = panel(page).getByRole('button', {name: 'Close'});
  const lines = await close.evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a long question is read whole, and one that is cut is said to be', {tag: '@sweep'}, async ({
  page,
}) => {
  await open(page, start);
  const long = `${'we send many mails to people and wonder about it '.repeat(8)}${question}`;
  await ask(page, long);
  await expect(passages(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue(long);
  await expect(panel(page).getByText(/only its first/)).toHaveCount(0);
  await field(page).fill(`${question} `.repeat(30));
  await field(page).press('Enter');
  await expect(panel(page).getByText('only its first 1,000 characters were read')).toBeVisible();
  const link = panel(page).getByRole('link', {name: /None of these/});
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(question.split(' ')).toContain(address.searchParams.get('q')?.split(' ').at(-1));
});

test('the page below the panel does not scroll', {tag: '@sweep'}, async ({page}) => {
  await open(page, start);
  const width = await page.evaluate(() => document.body.clientWidth);
  await button(page).click();
  await page.mouse.move(640, 20);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.body.clientWidth)).toBe(width);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('the button covers neither the way back to the top nor the end of the samples', {
  tag: '@sweep',
}, async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/features/workflows/creating');
  await button(page).waitFor();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const back = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(async () => {
    await page.mouse.wheel(0, -150);
    await expect(back).toBeVisible({timeout: 500});
  }).toPass();
  const top = await button(page).boundingBox();
  await expect
    .poll(async () => {
      const box = await back.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(top?.y ?? 0);

  await open(page, '/api/notifications/send-notification');
  const room = await page
    .getByRole('complementary', {name: 'Samples'})
    .evaluate(samples => Number.parseFloat(getComputedStyle(samples).paddingBottom));
  const box = await button(page).boundingBox();
  expect(room).toBeGreaterThanOrEqual(900 - (box?.y ?? 0) - 24);
});

test.describe('with forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('buttons have a border', {tag: '@sweep'}, async ({page}) => {
    await open(page, start);
    await expect(button(page)).toHaveCSS('border-top-width', '1px');
    await expect(button(page)).toHaveCSS('border-top-style', 'solid');
    await button(page).click();
    await expect(panel(page).getByRole('button', {name: 'Ask', exact: true})).toHaveCSS(
      'border-top-width',
      '1px',
    );
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 700}});

  test('the panel has its full height from the start', {tag: '@sweep'}, async ({page}) => {
    await open(page, start);
    await button(page).click();
    const before = await field(page).boundingBox();
    expect((await panel(page).boundingBox())?.height).toBe(700);
    await field(page).fill(question);
    await field(page).press('Enter');
    await expect(passages(page)).toHaveCount(3);
    expect(await field(page).boundingBox()).toEqual(before);
  });

  test('the button stands below the content, and the panel fits', {tag: '@sweep'}, async ({
    page,
  }) => {
    await open(page, start);
    await button(page).scrollIntoViewIfNeeded();
    const box = await button(page).boundingBox();
    const footer = await page.locator('footer').last().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0) - 1);
    await ask(page, question);
    await expect(passages(page)).toHaveCount(3);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
  });
});

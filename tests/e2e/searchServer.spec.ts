/**
 * Search with a server: what it is asked, what it may answer, and what the reader sees when it does
 * not answer as it should. Whatever happens, typing goes on and the next good answer is shown.
 */
import {expect, type Page} from '@playwright/test';
import type {SearchRecord} from '../../src/search/records/record.ts';
import {recordedRecords} from '../support/typesense/recordings.ts';
import {dialog, field, options, pageField, pageResults, search, start} from './support/search.ts';
import {
  type Answer,
  answering,
  down,
  recorded,
  searching,
  serveSearch,
  silent,
} from './support/searchServer.ts';
import {collectErrors, open} from './support/site.ts';
import {test} from './support/test.ts';

test.use({ownContext: true});

const note = 'The search server is not reachable. Results come from the copy in this page.';

async function openWithServer(page: Page, address: string, answer: Answer) {
  const server = await serveSearch(page, answer);
  await open(page, address);
  return server;
}

/** A record of a page of its own. */
function record(heading: string, content: string, position: number): SearchRecord {
  const url = `/docs/page-${position}`;
  return {
    id: `record-${position}`,
    heading,
    type: 'lvl1',
    content,
    url,
    url_without_anchor: url,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    item_priority: 100 - position,
    'hierarchy.lvl0': 'Guides',
    'hierarchy.lvl1': heading,
  };
}

test.describe('a server that answers', () => {
  test('is asked about the docs version and the language, and is believed', async ({page}) => {
    const server = await openWithServer(page, start, searching(recordedRecords()));
    await search(page, 'mark as read');
    await expect(options(page).first()).toContainText('Mark notifications as read');
    await expect(options(page).first().locator('mark').first()).toHaveText('Mark');
    await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName('Guides › Inbox');
    expect(server.asked[0]).toMatchObject({
      q: 'mark read',
      per_page: 50,
      collection: 'docs',
      filter_by: 'language:=en && docusaurus_tag:=[default,docs-default-current,docs-api-current]',
    });
    await expect(dialog(page).getByText(note)).toHaveCount(0);

    await field(page).fill('xylophone quartz');
    await expect(dialog(page).getByText('No results for "xylophone quartz"')).toBeVisible();
  });

  test('is asked by the results page in the same way', {tag: '@sweep'}, async ({page}) => {
    const answer = searching(recordedRecords());
    const server = await openWithServer(page, '/search?q=attachments', answer);
    await expect(page.getByText(/^(One document|\d+ documents) found$/)).toBeVisible();
    await expect(page.getByRole('main').locator('mark').first()).toHaveText('attachments');
    expect(server.asked[0]).toMatchObject({
      q: 'attachments',
      per_page: 50,
      filter_by: 'language:=en && docusaurus_tag:=[default,docs-default-current,docs-api-current]',
    });
  });

  test('is shown as text, whatever the text is', {tag: '@sweep'}, async ({page}) => {
    const errors = collectErrors(page);
    const records = [
      [
        'webhook <img src=x onerror="window.harmed = true">',
        '<script>harmed = true</script> webhook',
      ],
      ['webhook(): Promise<void>', 'A webhook gives Map<string, Hook[]> &amp; more.'],
      ['Webhook 🎉 👩‍👩‍👧‍👦', '🎉 The webhook sends 🇮🇳.'],
      ['إعداد webhook للإشعارات', 'يمكنك إرسال الإشعارات عبر webhook.'],
      [`webhook ${'long '.repeat(6_200)}`, `webhook ${'text '.repeat(6_200)}`],
    ].map(([heading = '', content = ''], position) => record(heading, content, position));
    await openWithServer(page, start, searching(records));

    const showsAll = async (shown: (heading: string) => Promise<void>) => {
      for (const {heading} of records) await shown(heading.trim());
    };
    await search(page, 'webhook');
    await expect(options(page)).toHaveCount(records.length);
    await showsAll(heading => expect(options(page).filter({hasText: heading})).toBeVisible());
    const heights = await options(page).evaluateAll(all => all.map(one => one.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(150);

    await page.goto('/search?q=webhook');
    await showsAll(heading => expect(pageResults(page).filter({hasText: heading})).toBeVisible());
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(await page.locator('main ol :is(img, script)').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('leads nowhere but to pages of the site', {tag: '@sweep'}, async ({page}) => {
    const safe = record('webhook', '', 1);
    const records = [safe, {...record('webhook', '', 2), url: 'javascript:alert(1)'}];
    await openWithServer(page, start, searching(records));
    await search(page, 'webhook');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toHaveAttribute('href', safe.url);
  });
});

/** What an outage looks like; the copy in the page answers. What else is one: src/search/typesense/transport.test.ts. */
const outages: [what: string, answer: Answer][] = [
  ['is down', down],
  [
    'has no collection yet, or not the one of this site',
    answering(200, '{"results": [{"code": 404, "error": "Not found."}]}'),
  ],
];

test.describe('a server that is out', () => {
  for (const [what, answer] of outages) {
    const tag = answer === down ? [] : '@sweep';
    test(`${what}: the copy in the page answers, and the dialog says so`, {tag}, async ({page}) => {
      await openWithServer(page, start, answer);
      await search(page, 'data region');
      await expect(options(page).first()).toContainText('Data region');
      await expect(dialog(page).getByRole('status').filter({hasText: note})).toBeVisible();
      await field(page).fill('');
      await expect(dialog(page).getByText(note)).toBeHidden();
      await page.keyboard.type('workspace');
      await expect(options(page).first()).toContainText('Workspace');
      await expect(dialog(page).getByText(note)).toBeVisible();
    });
  }

  test('does not answer in time: the dialog says that it searches, then the copy answers', {
    tag: '@sweep',
  }, async ({page}) => {
    const server = await openWithServer(page, start, silent);
    await search(page, 'data region');
    await expect(dialog(page).getByLabel('Searching', {exact: true})).toBeVisible();
    await expect(options(page).first()).toContainText('Data region');
    await expect(dialog(page).getByText(note)).toBeVisible();
    await expect(dialog(page).getByLabel('Searching', {exact: true})).toBeHidden();
    // The server rests after a failure, so that nobody waits for it at every key.
    const asked = server.asked.length;
    await field(page).fill('workspace');
    await expect(options(page).first()).toContainText('Workspace');
    expect(server.asked).toHaveLength(asked);
  });

  test('on the results page too, and is asked again later', {tag: '@sweep'}, async ({page}) => {
    await page.clock.install();
    const server = await openWithServer(page, '/search?q=data%20region', down);
    await expect(pageResults(page).first()).toHaveText('Data region');
    await expect(page.getByRole('status').filter({hasText: note})).toBeVisible();
    server.answer = searching(recordedRecords());
    await page.clock.fastForward(61_000);
    await pageField(page).fill('attachments');
    await expect(page.getByRole('main').locator('mark').first()).toHaveText('attachments');
    await expect(page.getByText(note)).toBeHidden();
  });

  test('with the copy out of reach as well: says that it cannot search', {tag: '@sweep'}, async ({
    page,
  }) => {
    await page.route('**/search/*.json', route => route.abort());
    await openWithServer(page, start, down);
    await search(page, 'data region');
    await expect(dialog(page).getByText('Unable to fetch results')).toBeVisible();
  });
});

test('a server is asked once per pause, not at every key', {tag: '@sweep'}, async ({page}) => {
  await page.clock.install({time: new Date('2026-01-01T00:00:00')});
  const server = await openWithServer(page, start, searching(recordedRecords()));
  await search(page, '');
  // However long it takes to type: for the page, no time passes between two keys.
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00'));
  await page.keyboard.type('attachments');
  await expect(field(page)).toHaveValue('attachments');
  await page.clock.resume();
  await expect(options(page).first()).toBeVisible();
  expect([...new Set(server.asked.map(({q}) => q))]).not.toContain('attach');
});

test.describe('a server that', () => {
  // What somebody has to mend is no outage, so that nothing stands in.
  test('reports a failed search: the dialog says that it cannot search, and recovers', {
    tag: '@sweep',
  }, async ({page}) => {
    const failed = answering(200, '{"results": [{"code": 400, "error": "Bad filter."}]}');
    const server = await openWithServer(page, start, failed);
    await search(page, 'inbox');
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await expect(dialog(page).getByRole('alert')).toContainText(
      'You might want to check your network connection.',
    );
    server.answer = searching(recordedRecords());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toContainText('Inbox');
    await expect(field(page)).toBeFocused();
  });

  test('refuses the key: typing goes on in the dialog and on the page', {tag: '@sweep'}, async ({
    page,
  }) => {
    const server = await openWithServer(page, '/search?q=inbox', recorded('07-unauthorized'));
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    server.answer = searching(recordedRecords());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText(/documents? found$/)).toBeFocused();
    server.answer = recorded('07-unauthorized');
    await search(page, 'inb');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    server.answer = searching(recordedRecords());
    await page.keyboard.type('ox');
    await expect(options(page).first()).toContainText('Inbox');
    await expect(dialog(page).getByRole('alert')).toBeHidden();
  });
});

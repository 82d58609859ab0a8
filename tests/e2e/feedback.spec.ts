/** "Was this page helpful?" at the end of every page: with an endpoint, without one, and without scripts. */
import {type Schema, Validator} from '@cfworker/json-schema';
import {expect, type Locator, type Page} from '@playwright/test';
import {feedbackSchema} from '../../src/content/feedback.ts';
import {expectAccessible} from './support/axe.ts';
import {listen, type PlayedServer, startRewrittenSite} from './support/rewrittenSite.ts';
import {open, settled} from './support/site.ts';
import {test} from './support/test.ts';

const start = '/docs/concepts/workspace';
const question = 'Was this page helpful?';

const groupOf = (page: Page): Locator => page.getByRole('group', {name: question});
const formOf = (page: Page): Locator =>
  page.locator('form').filter({has: page.locator('textarea')});

/** An endpoint of feedback, and the site that is configured for it. */
class Endpoint {
  readonly bodies: unknown[] = [];
  readonly headers: Record<string, unknown>[] = [];
  /** Status of the next responses. */
  status = 204;
  private servers: PlayedServer[] = [];

  /** @returns origin of the configured site */
  async start(siteUrl: string): Promise<string> {
    const server = await listen((request, response) => {
      const allowed = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'content-type',
      };
      if (request.method === 'OPTIONS') {
        response.writeHead(204, allowed).end();
        return;
      }
      let body = '';
      request.on('data', chunk => {
        body += chunk;
      });
      request.on('end', () => {
        this.bodies.push(JSON.parse(body));
        this.headers.push(request.headers);
        response.writeHead(this.status, allowed).end();
      });
    });
    const site = await startRewrittenSite(siteUrl, text =>
      text
        .replace(
          /\{"feedbackLink":"([^"]*)"\}/g,
          `{"feedbackLink":"$1","feedbackEndpoint":"${server.origin}/v1"}`,
        )
        .replace("connect-src 'self'", `connect-src 'self' ${server.origin}`),
    );
    this.servers = [server, site];
    return site.origin;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map(server => server.close()));
  }
}

let endpoint: Endpoint;
test.beforeEach(() => {
  endpoint = new Endpoint();
});
test.afterEach(() => endpoint.stop());

test('without an endpoint, an answer leads to an email or an issue, with what was written', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', request => {
    // The progress bar comes with the first move of a reader, whatever it is.
    const isOwn = !request.url().includes('/progress-bar.');
    if (request.resourceType() === 'script' && isOwn) scripts.push(request.url());
  });
  await open(page, start);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await groupOf(page).getByRole('button', {name: 'No'}).click();
  await expect(groupOf(page).getByRole('button', {name: 'No', pressed: true})).toBeVisible();
  await expect(page.getByText('Nothing has been sent yet')).toBeVisible();
  expect(scripts.length).toBe(before + 1);
  await page.getByLabel('What is missing or wrong?').fill('Say how many workspaces I can have.');
  const link = formOf(page).getByRole('link');
  const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
  expect(href).toMatch(/^(?:mailto:|https:)/);
  expect(href).toContain(`Feedback: ${start}`);
  expect(href).toContain('Say how many workspaces I can have.');
  expect(href).toContain('Version: 1.5.x');
});

test('with the keyboard: answer, comment and send, and hear what happens', async ({
  page,
  baseURL,
}) => {
  await open(page, (await endpoint.start(baseURL ?? '')) + start);
  const yes = groupOf(page).getByRole('button', {name: 'Yes'});
  await yes.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Your answer was sent'})).toBeVisible();
  await expect(yes).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The diagram.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const status = page.getByRole('status').filter({hasText: 'Your comment was sent'});
  await expect(status).toBeFocused();
  await expect(page.locator('textarea')).toHaveCount(0);
  expect(endpoint.bodies).toHaveLength(2);
  expect(endpoint.bodies).toMatchObject([
    {page: start, version: '1.5.x', helpful: true, from: 'reader'},
    {comment: 'The diagram.'},
  ]);
  const schema = new Validator(structuredClone(feedbackSchema) as unknown as Schema, '2020-12');
  for (const body of endpoint.bodies) expect(schema.validate(body).errors).toEqual([]);
  for (const headers of endpoint.headers) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  }
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('an endpoint that fails loses no text', async ({page, baseURL}) => {
  endpoint.status = 503;
  await open(page, `${await endpoint.start(baseURL ?? '')}/api/users/delete-user`);
  await groupOf(page).getByRole('button', {name: 'No'}).click();
  const alert = formOf(page).getByRole('alert');
  await expect(alert).toContainText('the server returned status 503');
  await page.locator('textarea').fill('Which status does it return?');
  await expect(alert.getByRole('link')).toHaveAttribute('href', /Which%20status%20does/);
  endpoint.status = 200;
  await formOf(page).getByRole('button', {name: 'Send'}).click();
  await expect(page.getByText('Your comment was sent')).toBeVisible();
  expect(endpoint.bodies.at(-1)).toMatchObject({
    page: '/api/users/delete-user',
    comment: 'Which status does it return?',
  });
  expect(endpoint.bodies.at(-1)).not.toHaveProperty('version');
});

test('the next page asks anew', {tag: '@sweep'}, async ({page}) => {
  await open(page, start);
  await groupOf(page).getByRole('button', {name: 'Yes'}).click();
  await expect(formOf(page)).toBeVisible();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${start}$`));
  await expect(groupOf(page)).toBeVisible();
  await expect(groupOf(page).getByRole('button', {pressed: true})).toHaveCount(0);
  await expect(formOf(page)).toHaveCount(0);
});

test.describe('a form that does not load', () => {
  test.use({ownContext: true});

  test('says so, and the page goes on', {tag: '@sweep'}, async ({page}) => {
    await open(page, start);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', route => route.abort());
    await groupOf(page).getByRole('button', {name: 'Yes'}).click();
    await expect(
      page.getByRole('alert').filter({hasText: 'did not load completely'}),
    ).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('the form and its error can be read, light and dark, wide and narrow', {
  tag: '@sweep',
}, async ({page, baseURL}) => {
  endpoint.status = 500;
  await open(page, (await endpoint.start(baseURL ?? '')) + start);
  await groupOf(page).getByRole('button', {name: 'No'}).click();
  await expect(formOf(page).getByRole('alert')).toBeVisible();
  for (const width of [1440, 375]) {
    await page.setViewportSize({width, height: 900});
    await settled(page);
    await expectAccessible(page, `${width} px`);
    const [yes, no] = await groupOf(page)
      .getByRole('button')
      .evaluateAll(all => all.map(button => getComputedStyle(button).backgroundColor));
    expect(no).not.toBe(yes);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed).toBeLessThanOrEqual(width);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there is a link, and no button', {tag: '@sweep'}, async ({page}) => {
    await page.goto(start);
    await expect(groupOf(page).getByRole('button')).toHaveCount(0);
    await expect(groupOf(page).getByRole('link', {name: 'Tell us'})).toHaveAttribute(
      'href',
      new RegExp(`Feedback%3A%20${start}$`),
    );
  });
});

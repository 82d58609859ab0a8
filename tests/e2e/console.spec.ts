/** The try-it console: requests to the sandbox in the page, to a real host, and what it keeps. */
import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
import {expectAccessible} from './support/axe.ts';
import {frameViolations} from './support/axeInFrame.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const sendPage = '/api/notifications/send-notification';

async function openConsole(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Try it'}).click();
  const form = page.locator('form').filter({has: page.getByLabel('Send to')});
  await form.waitFor();
  return form;
}

/** Follows a link of the sidebar without loading another document. */
async function followSidebar(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name}).click();
  await page.getByRole('heading', {level: 1, name}).waitFor();
}

function inboxOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Inbox of user_1042"]');
}

/** The number on the bell. */
function badge(page: Page, count: number): Locator {
  return inboxOf(page).getByText(String(count), {exact: true});
}

test('sends to the sandbox, and another page of the tab sees what was sent', async ({page}) => {
  await open(page, sendPage);
  const form = await openConsole(page);
  await form.getByLabel('Body', {exact: true}).fill(
    JSON.stringify({
      notification: {workflow: {identifier: 'order_shipped'}},
      sendTo: {recipients: ['user_1042']},
      data: {orderNumber: '70001', carrier: 'Northline', deliveryDate: 'Thursday'},
    }),
  );
  await form.getByRole('button', {name: 'Send POST'}).click();
  await expect(form.getByText('user_1042: accepted, inApp sent, email sent')).toBeVisible();
  await expect(form.getByText(/^202/)).toBeVisible();
  await expect(form.getByText('requestId')).toBeVisible();

  await followSidebar(page, 'List notifications');
  const list = await openConsole(page);
  await list.getByRole('button', {name: 'Send GET'}).click();
  await expect(list.getByText('Order 70001 is on its way')).toBeVisible();

  await list.getByRole('button', {name: 'Reset the sandbox'}).click();
  await list.getByRole('button', {name: 'Send GET'}).click();
  await expect(list.getByText(/^200/)).toBeVisible();
  await expect(list.getByText('Order 70001 is on its way')).toHaveCount(0);
});

for (const viewport of [
  {width: 1440, height: 900},
  {width: 375, height: 667},
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({viewport});

    test('the answer is in view and announced, and the focus stays', async ({page}) => {
      await open(page, sendPage);
      const form = await openConsole(page);
      const button = form.getByRole('button', {name: 'Send POST'});
      await button.press('Enter');
      const status = form.getByRole('status').filter({hasText: '202'});
      await expect(status).toHaveText(/^202 Accepted in \d+ ms$/);
      await expect(status).toBeInViewport({ratio: 1});
      await expect(form.getByText('Delivered to the inbox of user_1042')).toBeInViewport();
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ratio: 1});
    });
  });
}

test('what is sent appears in the open inbox, until the sandbox is reset', async ({page}) => {
  await open(page, sendPage);
  const form = await openConsole(page);
  const send = form.getByRole('button', {name: 'Send POST'});
  await send.click();
  const toggle = form.getByRole('button', {name: 'Open the inbox'});
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(badge(page, 2)).toBeVisible();
  await send.click();
  await expect(badge(page, 3)).toBeVisible();

  await form.getByRole('button', {name: 'Reset the sandbox'}).click();
  await expect(badge(page, 1)).toBeVisible();
  await form.getByRole('button', {name: 'Close the inbox'}).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('what cannot be sent is said at once, with its field, and curl waits for it', async ({
  page,
}) => {
  await open(page, '/api/notifications/delete-notification');
  const form = await openConsole(page);
  await form.getByLabel(/^id/).fill('..');
  await form.getByLabel('X-ENGAGESPOT-API-KEY').fill('“demo”');
  await form.getByRole('button', {name: 'Send DELETE'}).click();
  await expect(form.getByRole('alert')).toHaveText(
    'X-ENGAGESPOT-API-KEY contains "“", which no header can contain. id is "..", which would lead to another address.',
  );
  await expect(form.getByText('The same request in curl')).toHaveCount(0);
});

test('a page without TLS says why it cannot sign a token', async ({page}) => {
  await page.addInitScript(() => {
    // As on a page that came over http:// from another computer.
    Object.defineProperty(window, 'isSecureContext', {value: false});
    Object.defineProperty(crypto, 'subtle', {value: undefined});
  });
  await open(page, '/api/notifications/list-notification');
  const form = await openConsole(page);
  await form
    .getByLabel('Authentication')
    .selectOption({label: 'Secure mode, from a front end in production'});
  await form.getByRole('button', {name: 'Create a token'}).click();
  await expect(form.getByRole('alert')).toContainText('only at https:// addresses');
});

test('the inbox of another user is another inbox', {tag: '@sweep'}, async ({page}) => {
  await open(page, sendPage);
  const form = await openConsole(page);
  await form.getByLabel('Body', {exact: true}).fill(
    JSON.stringify({
      notification: {workflow: {identifier: 'welcome'}},
      sendTo: {recipients: ['user_2077']},
    }),
  );
  await form.getByRole('button', {name: 'Send POST'}).click();
  await expect(form.getByText('Delivered to the inbox of user_2077')).toBeVisible();
  await form.getByRole('button', {name: 'Open the inbox'}).click();
  const inbox = page.frameLocator('iframe[title="Inbox of user_2077"]');
  await expect(inbox.getByText('1', {exact: true})).toBeVisible();
});

test('what the console sent is in the live inbox of another page', {tag: '@sweep'}, async ({
  page,
}) => {
  await open(page, sendPage);
  const form = await openConsole(page);
  await form.getByRole('button', {name: 'Send POST'}).click();
  await form.getByText(/^202/).waitFor();
  await page.locator('.navbar__brand').click();
  await page.getByRole('button', {name: 'Try it live'}).click();
  await expect(badge(page, 2)).toBeVisible();
});

test('checks the body while it is typed, in the words of the API', async ({page}) => {
  await open(page, sendPage);
  const form = await openConsole(page);
  const body = form.getByLabel('Body', {exact: true});

  await body.fill('{"notification": "order_shipped", "sendTo": {"recipients": ["user_1042"]}}');
  await expect(form.getByText('notification must be an object')).toBeVisible();
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', {name: 'Send POST'}).click();
  await expect(form.getByText(/^400/)).toBeVisible();

  await body.fill('{"notification": ');
  await expect(form.getByText(/This is not JSON/)).toBeVisible();
});

test('the curl command follows what is typed', async ({page}) => {
  await open(page, '/api/users/create-or-update-user');
  const form = await openConsole(page);
  await form.getByLabel('identifier').fill('team/priya');
  await expect(form.locator('pre').last()).toContainText(
    "curl 'https://api.engagespot.co/v3/users/team%2Fpriya'",
  );
});

test('a real host that does not answer is explained, and no key is stored', async ({page}) => {
  await page.route('https://api.engagespot.co/**', route => route.abort());
  await open(page, sendPage);
  const form = await openConsole(page);
  await form.getByLabel('Send to').selectOption('US host');
  await form.getByLabel('X-ENGAGESPOT-API-KEY').fill('my-key');
  await form.getByLabel('X-ENGAGESPOT-API-SECRET').fill('my-secret');
  await form.getByRole('button', {name: 'Send POST'}).click();
  await expect(form.getByRole('alert')).toContainText('CORS');

  const stored = await page.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}]),
  );
  expect(stored).not.toContain('my-');

  await followSidebar(page, 'Cancel a workflow run');
  const other = await openConsole(page);
  await expect(other.getByLabel('X-ENGAGESPOT-API-SECRET')).toHaveValue('my-secret');
});

test('secure mode works in the sandbox with a token made for it', {tag: '@sweep'}, async ({
  page,
}) => {
  await open(page, '/api/notifications/list-notification');
  const form = await openConsole(page);
  await form
    .getByLabel('Authentication')
    .selectOption({label: 'Secure mode, from a front end in production'});
  await form.getByRole('button', {name: /Create a token/}).click();
  await expect(form.getByLabel('Authorization: Bearer')).toHaveValue(/^ey/);
  await form.getByRole('button', {name: 'Send GET'}).click();
  await expect(form.getByText(/^200/)).toBeVisible();
});

test('the open console is accessible, light and dark', {tag: '@sweep'}, async ({page}) => {
  await open(page, sendPage);
  const form = await openConsole(page);
  await form.getByRole('button', {name: 'Send POST'}).click();
  await form.getByText(/^202/).waitFor();
  await form.getByRole('button', {name: 'Open the inbox'}).click();
  await expect(badge(page, 2)).toBeVisible();
  await expectAccessible(page);
  expect(await frameViolations(page)).toEqual([]);
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('an operation page shows parameters, schema, samples and errors', async ({page}) => {
    await page.goto(sendPage);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Send a notification');
    await expect(page.getByText('cancellationKey').first()).toBeVisible();
    await expect(page.locator('pre').first()).toContainText('curl');
    await expect(page.getByText('The headers that authenticate the request')).toBeVisible();
  });
});

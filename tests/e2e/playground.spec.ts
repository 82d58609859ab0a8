/** Playgrounds: the published SDKs in a page, the editor, the panels, and what can go wrong. */
import {expect} from '@playwright/test';
import {toFragment} from '../../src/playground/host/share.ts';
import {expectAccessible, setColorScheme} from './support/axe.ts';
import {
  componentPage,
  hooksPage,
  plainPage,
  press,
  runCode,
  runPlayground,
  send,
  writeCode,
} from './support/playground.ts';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const bell = 'A bell in a bar';
const newest = 'Your table is ready';
const plain = 'A list with the core client';

/** A file of the plain playground, from the body of its function. */
const plainCode = (body: string) => `export default function main(root: HTMLElement) {\n${body}\n}`;

test('the inbox receives, shows, reads and deletes what is sent beside it', async ({page}) => {
  const playground = await runPlayground(page, componentPage, bell);
  const {frame} = playground;
  const button = frame.getByRole('button', {name: 'Notifications'});
  await expect(button).toContainText('1');
  await send(playground);
  await expect(button).toContainText('2');

  await press(button);
  const titles = frame.getByRole('heading', {level: 4});
  await expect(titles).toHaveText([newest, 'Order 88213 is on its way', 'Welcome']);
  await send(playground);
  await expect(titles).toHaveText([newest, newest, 'Order 88213 is on its way', 'Welcome']);

  const choose = (name: string) => press(frame.locator(`[data-name="${name}"]`).first());
  await choose('Delete');
  await expect(titles).toHaveText([newest, 'Order 88213 is on its way', 'Welcome']);
  await choose('Mark All As Read');
  await playground.tab('Network').click();
  await expect(
    playground.section.getByText('/v3/notifications/markAllNotificationsAsRead', {exact: true}),
  ).toBeVisible();
});

test('preferences are saved', {tag: '@sweep'}, async ({page}) => {
  const playground = await runPlayground(page, componentPage, bell);
  const {frame} = playground;
  await press(frame.getByRole('button', {name: 'Notifications'}));
  const openPreferences = () => press(frame.locator('[data-name="Preferences"]').first());
  await openPreferences();
  await expect(frame.getByText('Product news').last()).toBeVisible();
  const first = frame.getByRole('checkbox').first();
  const before = await first.isChecked();
  await press(first);
  await playground.tab('Network').click();
  await expect(playground.section.getByText('PATCH', {exact: true})).toBeVisible();

  await playground.section.getByRole('button', {name: 'Run again'}).click();
  await press(frame.getByRole('button', {name: 'Notifications'}));
  await openPreferences();
  await expect(frame.getByRole('checkbox').first()).toBeChecked({checked: !before});
});

test('hooks and the core client run as well', async ({page}) => {
  const hooks = await runPlayground(page, hooksPage, 'Count new notifications');
  await expect(hooks.frame.getByText('1 new')).toBeVisible();
  await send(hooks);
  await expect(hooks.frame.getByText('2 new')).toBeVisible();

  const core = await runPlayground(page, plainPage, 'Live arrivals');
  await expect(core.tab('Network')).not.toHaveText('Network (0)');
  await expect(async () => {
    await send(core);
    await expect(core.frame.getByText(`Arrived: ${newest}`).first()).toBeVisible({timeout: 1000});
  }).toPass();
});

test('the network shows calls, real-time messages and what a frame may not reach', async ({
  page,
}) => {
  const playground = await runCode(
    page,
    plainPage,
    plain,
    plainCode(`fetch('https://example.com/secret').catch(() => {root.textContent = 'no network';});
  fetch('https://api.engagespot.co/v3/notifications', {
    headers: {'X-ENGAGESPOT-API-KEY': 'YOUR_API_KEY', 'X-ENGAGESPOT-USER-ID': 'user_1042'},
  });`),
  );
  await expect(playground.frame.getByText('no network')).toBeVisible();
  await playground.tab('Network').click();
  const {section} = playground;
  await expect(section.getByText(/Blocked: https:\/\/example\.com/)).toBeVisible();
  await section.getByText('/v3/notifications', {exact: true}).click();
  await expect(section.getByText('"totalCount": 2')).toBeVisible();
});

test('an error says its line, in the text and in the editor', async ({page}) => {
  const playground = await runCode(
    page,
    plainPage,
    plain,
    plainCode(`  console.log('before', {a: 1});\n  throw new TypeError('not today');`),
  );
  const {section} = playground;
  await expect(section.getByRole('alert')).toHaveText('Line 3: TypeError: not today');
  await expect(section.locator('.cm-errorLine')).toHaveText(/throw new TypeError/);
  await playground.tab('Console').click();
  await expect(section.getByText('before {"a":1}')).toBeVisible();

  await writeCode(playground, 'const a = ;\nexport default a;');
  await section.getByRole('button', {name: 'Run again'}).click();
  await expect(section.getByRole('alert')).toContainText('Line 1: ');

  await writeCode(playground, `import {render} from 'react-dom';\nexport default render;`);
  await section.getByRole('button', {name: 'Run again'}).click();
  await expect(section.getByRole('alert')).toContainText(
    'This playground has no module "react-dom"',
  );
});

test('a loop without an end is stopped, and the next run works', async ({page}) => {
  const playground = await runCode(page, plainPage, plain, plainCode('while (true) {}'));
  const {section} = playground;
  await expect(section.getByRole('alert')).toHaveText(
    'Line 2: Error: This loop did not come to an end, so it was stopped.',
  );

  await writeCode(playground, plainCode(`root.textContent = 'recovered';`));
  await section.getByRole('button', {name: 'Run again'}).click();
  await expect(playground.frame.getByText('recovered')).toBeVisible();
});

test('a new run begins anew, and Reset brings the code of the page back', {tag: '@sweep'}, async ({
  page,
}) => {
  const playground = await runCode(page, plainPage, plain, plainCode(`root.append('changed');`));
  const {section, frame} = playground;
  await expect(frame.getByText('changed')).toBeVisible();
  await section.getByRole('button', {name: 'Reset'}).click();
  await expect(section.locator('iframe')).toHaveCount(0);
  await expect(section.getByText('getByPage')).toBeVisible();
  await section.getByRole('button', {name: 'Run'}).click();
  await expect(frame.getByText('1 new of 2')).toBeVisible();
});

test('the frame follows the color mode of the page', {tag: '@sweep'}, async ({page}) => {
  const {frame} = await runPlayground(page, componentPage, bell);
  const html = frame.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await setColorScheme(page, 'dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('Escape leaves the editor, and Tab stays in it', {tag: '@sweep'}, async ({page}) => {
  const playground = await runCode(page, plainPage, plain, plainCode(''));
  const {section} = playground;
  await section.locator('.cm-content').focus();
  await page.keyboard.press('Tab');
  await expect(section.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(section.getByRole('button', {name: /^Run/})).toBeFocused();
});

test('Edit puts the focus into the editor, and Run keeps it', {tag: '@sweep'}, async ({page}) => {
  await open(page, plainPage);
  const section = page.getByRole('region', {name: `Playground: ${plain}`});
  await section.getByRole('button', {name: 'Edit'}).press('Enter');
  await expect(section.locator('.cm-content')).toBeFocused();
  const run = section.getByRole('button', {name: /^Run/});
  await run.press('Enter');
  await expect(section.frameLocator('iframe').getByText('1 new of 2')).toBeVisible();
  await expect(run).toBeFocused();
});

test('an editor that arrives late leaves the focus where it is', {tag: '@sweep'}, async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await open(page, plainPage);
  const section = page.getByRole('region', {name: `Playground: ${plain}`});
  await section.getByRole('button', {name: 'Run'}).click();
  await expect(section.frameLocator('iframe').getByText('1 new of 2')).toBeVisible();
  await page.route('**/*.js', async route => {
    await held;
    await route.continue();
  });
  await section.getByRole('button', {name: 'Edit'}).click();
  const title = section.getByRole('textbox', {name: 'Title'});
  await title.click();
  release();
  await section.locator('.cm-content').waitFor();
  await expect(title).toBeFocused();
});

test('code travels in an address, and runs when the reader says so', async ({page}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = plainCode(`root.textContent = 'Grüße, 世界';`);
  const {section} = await runCode(page, plainPage, plain, code);
  await section.getByRole('button', {name: 'Share'}).click();
  await expect(section.getByText('The address with this code is in the clipboard.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('about:blank');
  await open(page, address);
  await expect(section.locator('.cm-content')).toContainText('Grüße, 世界');
  await expect(section.getByText(/Read it before you run it/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await section.getByRole('button', {name: 'Run'}).click();
  await expect(section.frameLocator('iframe').getByText('Grüße, 世界')).toBeVisible();
});

test('an address with broken code says so, and shows the code of the page', {
  tag: '@sweep',
}, async ({page}) => {
  await open(page, `${plainPage}#playground=a-list-with-the-core-client.AAAA`);
  const section = page.getByRole('region', {name: `Playground: ${plain}`});
  await expect(section.getByText('The code in the address is broken or too long')).toBeVisible();
  await expect(section.locator('.cm-content')).toContainText('createInstance');
});

test('an address for a playground of another page says so, and nothing runs', {
  tag: '@sweep',
}, async ({page}) => {
  await open(page, `${plainPage}${await toFragment('of-another-page', 'export default 1;')}`);
  await expect(page.getByText('a playground that this page does not have')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('Back takes the code of an address away, a heading of the page does not', {
  tag: '@sweep',
}, async ({page}) => {
  await open(page, plainPage);
  const code = plainCode(`root.textContent = 'from the address';`);
  const fragment = await toFragment('a-list-with-the-core-client', code);
  await page.evaluate(hash => {
    location.hash = hash;
  }, fragment);
  const editor = page.locator('.cm-content');
  await expect(editor).toContainText('from the address');
  await page.evaluate(() => {
    location.hash = document.querySelector('h2[id]')?.id ?? '';
  });
  await expect(page).toHaveURL(/#(?!playground)/);
  await expect(editor).toContainText('from the address');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${plainPage}$`));
  await expect(editor).toHaveCount(0);
});

test('code that waits for something says so, and can be run again', {tag: '@sweep'}, async ({
  page,
}) => {
  const waiting = `await new Promise(() => undefined);\n${plainCode('')}`;
  const playground = await runCode(page, plainPage, plain, waiting);
  const {section, frame} = playground;
  await expect(section.getByText('still waiting for something')).toBeVisible();
  await writeCode(playground, plainCode(`root.textContent = 'now';`));
  await section.getByRole('button', {name: 'Run again'}).click();
  await expect(frame.getByText('now')).toBeVisible();
  await expect(section.getByText('still waiting for something')).toHaveCount(0);
});

test('what code logs and throws can be read, whatever it is', {tag: '@sweep'}, async ({page}) => {
  const {section, tab} = await runCode(
    page,
    plainPage,
    plain,
    plainCode(`const circle: any = {name: 'ring'};
      circle.self = circle;
      console.log(circle, undefined, 12n, () => 1);
      console.warn(new Proxy({}, {get() { throw new Error('no'); }, ownKeys() { throw new Error('no'); }}));
      void Promise.reject(null);`),
  );
  await tab('Console').click();
  await expect(
    section.getByText('{"name":"ring","self":"[Circular]"} undefined 12n'),
  ).toBeVisible();
  await expect(section.getByText('[An object that cannot be read]')).toBeVisible();
  await expect(section.getByRole('alert')).toContainText('The code threw null.');
});

test('a refused notification says why, and wrong data is marked', {tag: '@sweep'}, async ({
  page,
}) => {
  const {section} = await runPlayground(page, componentPage, bell);
  await section.getByLabel('Workflow').selectOption('comment_added');
  const data = section.getByLabel('Data');
  await data.fill('{"author": }');
  const send = section.getByRole('button', {name: 'Send', exact: true});
  await send.click();
  await expect(section.getByText('The data is not JSON')).toBeVisible();
  await expect(data).toHaveAttribute('aria-invalid', 'true');
  await data.fill('[]');
  await send.click();
  await expect(section.getByText(/^400: [^{]+$/)).toBeVisible();
  await expect(data).toHaveAttribute('aria-invalid', 'false');
});

test('on a phone, Show the result leads there', {tag: '@sweep'}, async ({page}) => {
  await page.setViewportSize({width: 375, height: 700});
  const playground = await runPlayground(page, componentPage, bell);
  await send(playground);
  await playground.section.getByRole('button', {name: 'Show the result'}).click();
  const result = playground.section.locator('iframe');
  await expect(result).toBeInViewport();
  await expect(playground.section.locator(':focus').locator('iframe')).toHaveCount(1);
});

test('it runs without storage', {tag: '@sweep'}, async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const {frame} = await runPlayground(page, hooksPage, 'Count new notifications');
  await expect(frame.getByText('1 new')).toBeVisible();
});

test.describe('Offline', () => {
  test.use({ownContext: true});

  test('what runs goes on, and what does not load says so', {tag: '@sweep'}, async ({
    page,
    context,
  }) => {
    const hooks = await runPlayground(page, hooksPage, 'Count new notifications');
    await expect(hooks.frame.getByText('1 new')).toBeVisible();
    await context.setOffline(true);
    await send(hooks);
    await expect(hooks.frame.getByText('1 new')).toBeVisible();
    const runAgain = hooks.section.getByRole('button', {name: 'Run again'});
    await runAgain.click();
    await expect(hooks.section.getByRole('alert')).toContainText('could not be loaded');
    await context.setOffline(false);
    await runAgain.click();
    await expect(hooks.frame.getByText('2 new')).toBeVisible();

    await open(page, plainPage);
    await context.setOffline(true);
    const section = page.getByRole('region', {name: `Playground: ${plain}`});
    await section.getByRole('button', {name: 'Run'}).click();
    await expect(section.getByRole('alert')).toBeVisible();
    await expect(section.getByText('createInstance').first()).toBeVisible();
  });
});

test.describe('Without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('code and explanation are there', async ({page}) => {
    await page.goto(componentPage);
    await expect(page.getByText('@engagespot/react-component').first()).toBeVisible();
    await expect(page.getByText('A gray bell with a red badge').first()).toBeVisible();
  });
});

test('axe finds nothing, light and dark', async ({page}) => {
  const playground = await runPlayground(page, componentPage, bell);
  await expect(playground.frame.getByRole('button', {name: 'Notifications'})).toBeVisible();
  await playground.section.getByRole('button', {name: 'Edit'}).click();
  await playground.section.locator('.cm-content').waitFor();
  await send(playground);
  await expectAccessible(page, 'sent');
  await playground.tab('Network').click();
  await expectAccessible(page, 'network');
  await playground.tab('Console').click();
  await expectAccessible(page, 'console');
});

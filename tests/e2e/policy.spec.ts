/**
 * The Content-Security-Policy: it lets the site do all that it does, and stops what the build did not write, sent as a
 * header by either server or read from the tag in the page.
 */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, type Page} from '@playwright/test';
import {pageTypes} from './support/pageTypes.ts';
import {serverNames, test} from './support/servers.ts';
import {collectErrors, open} from './support/site.ts';
import {recordViolations, violations} from './support/violations.ts';

const page404 = (error: string) => error.includes('status of 404');

for (const serverName of serverNames) {
  const tag = serverName === 'preview' ? [] : '@sweep';
  test.describe(`Behind ${serverName}`, {tag}, () => {
    test.use({serverName});

    test('nothing of any type of page is stopped', async ({page, serverUrl}) => {
      const errors = collectErrors(page);
      await recordViolations(page);
      for (const path of pageTypes) {
        await open(page, serverUrl + path);
        await page.emulateMedia({media: 'print'});
        await page.emulateMedia({media: 'screen'});
        await page.getByRole('button', {name: /dark and light mode/i}).click();
        expect.soft(await violations(page), path).toEqual([]);
      }
      expect(errors.filter(error => !page404(error))).toEqual([]);
    });

    test('nothing is stopped while a reader searches, sends a request and goes on', {
      tag: '@sweep',
    }, async ({page, serverUrl}) => {
      const errors = collectErrors(page);
      await recordViolations(page);
      await open(page, `${serverUrl}/`);
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search docs').fill('send a notification');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', {name: 'Quick start'}).first().click();
      await expect(page).toHaveURL(/quick-start/);
      await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
      await page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: /API/})
        .first()
        .click();
      await expect(page).toHaveURL(/\/api/);
      expect(await violations(page)).toEqual([]);

      await open(page, `${serverUrl}/api/notifications/send-notification`);
      await page.getByRole('button', {name: 'Try it'}).click();
      await page.getByLabel('Send to').waitFor();
      await page.getByRole('button', {name: /^Send/}).last().click();
      await expect(page.getByText('202').last()).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await open(page, `${serverUrl}/search?q=inbox`);
      await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}

test('the console may send requests to the hosts of the API', async ({page}) => {
  const asked: string[] = [];
  await page.route('https://*.engagespot.co/**', async route => {
    asked.push(new URL(route.request().url()).hostname);
    const headers = {'Access-Control-Allow-Origin': '*'};
    await route.fulfill({status: 202, json: {requestId: 'from-the-host'}, headers});
  });
  await recordViolations(page);
  await open(page, '/api/notifications/send-notification');
  await page.getByRole('button', {name: 'Try it'}).click();
  for (const host of ['US host', 'EU host']) {
    await page.getByLabel('Send to').selectOption(host);
    await page.getByRole('button', {name: 'Send POST'}).click();
    await expect(page.getByText('from-the-host')).toBeVisible();
  }
  expect(asked).toEqual(['api.engagespot.co', 'api-eu.engagespot.co']);
  expect(await violations(page)).toEqual([]);
});

/** Somebody else's server, which tells what it was asked for. */
async function startForeignServer(): Promise<{url: string; asked: string[]; server: Server}> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, {
      'Content-Type': request.url?.endsWith('.js') ? 'text/javascript' : 'text/html',
      'Access-Control-Allow-Origin': '*',
    });
    response.end('window.isForeign = true;');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server};
}

/** Does something in the page as its own script would: what the test itself evaluates may do more. */
async function attack(page: Page, code: string): Promise<void> {
  await page.evaluate(text => {
    Object.assign(window, {isAttacked: undefined});
    const run = new Function(`return async foreign => {${text}}`)();
    return new Promise(resolve => {
      setTimeout(() =>
        run((window as unknown as {foreign: string}).foreign).then(resolve, resolve),
      );
    });
  }, code);
}

type Attack = [what: string, directive: string, code: string];

const attacks: readonly Attack[] = [
  [
    'an inline script',
    'script-src-elem',
    'const s=document.createElement("script");s.textContent="window.isAttacked=true";document.body.append(s)',
  ],
  [
    'an attribute that runs',
    'script-src-attr',
    'document.body.insertAdjacentHTML("beforeend","<img src=data:,x onerror=\\"window.isAttacked=true\\">");await new Promise(r=>setTimeout(r,200))',
  ],
  [
    'an address that runs',
    'script-src-elem',
    'const a=document.createElement("a");a.href="javascript:void(window.isAttacked=true)";document.body.append(a);a.click();await new Promise(r=>setTimeout(r,200))',
  ],
  ['eval', 'script-src', 'eval("window.isAttacked=true")'],
  ['a function from text', 'script-src', 'new Function("window.isAttacked=true")()'],
  ['a timer from text', 'script-src', 'setTimeout("window.isAttacked=true")'],
  [
    'a foreign script',
    'script-src-elem',
    'const s=document.createElement("script");s.src=foreign+"/a.js";document.body.append(s);await new Promise(r=>s.onerror=s.onload=r)',
  ],
  [
    'a script from data',
    'script-src-elem',
    'const s=document.createElement("script");s.src="data:text/javascript,window.isAttacked=true";document.body.append(s);await new Promise(r=>s.onerror=s.onload=r)',
  ],
  ['a module from elsewhere', 'script-src-elem', 'await import(foreign+"/a.js")'],
  [
    'a worker from a text',
    'worker-src',
    'new Worker(URL.createObjectURL(new Blob(["1"])));await new Promise(r=>setTimeout(r,100))',
  ],
  [
    'a foreign frame',
    'frame-src',
    'const f=document.createElement("iframe");f.src=foreign+"/frame";document.body.append(f);await new Promise(r=>setTimeout(r,300))',
  ],
  [
    'a form to elsewhere',
    'form-action',
    'const f=document.createElement("form");f.action=foreign+"/form";document.body.append(f);f.submit();await new Promise(r=>setTimeout(r,300))',
  ],
  [
    'a base tag',
    'base-uri',
    'const b=document.createElement("base");b.href=foreign+"/";document.head.prepend(b);window.isAttacked=document.baseURI.startsWith(foreign)||undefined',
  ],
  [
    'an object',
    'object-src',
    'const o=document.createElement("object");o.data=foreign+"/object";document.body.append(o);await new Promise(r=>setTimeout(r,300))',
  ],
  ['a request to elsewhere', 'connect-src', 'await fetch(foreign+"/fetch")'],
  [
    'a style element',
    'style-src-elem',
    'const s=document.createElement("style");s.textContent="main{display:none}";document.body.append(s);window.isAttacked=getComputedStyle(document.querySelector("main")).display==="none"||undefined',
  ],
  [
    'a style attribute in markup',
    'style-src-attr',
    'document.body.insertAdjacentHTML("beforeend","<p id=styled style=\\"display:none\\">a</p>");window.isAttacked=getComputedStyle(document.getElementById("styled")).display==="none"||undefined',
  ],
  [
    'a foreign image',
    'img-src',
    'const i=new Image();i.src=foreign+"/image";await new Promise(r=>i.onerror=i.onload=r)',
  ],
];

/** Where a page has its policy from. */
type Source = 'header' | 'tag';

test.describe('Stopped', () => {
  let foreign: Awaited<ReturnType<typeof startForeignServer>>;

  test.beforeAll(async () => {
    foreign = await startForeignServer();
  });

  test.afterAll(() => {
    foreign.server.close();
  });

  /** Opens a page whose policy comes from one place only. */
  async function openWith(page: Page, source: Source): Promise<void> {
    await page.route('**/markdown-page', async route => {
      const response = await route.fetch();
      const {'content-security-policy': header, ...headers} = response.headers();
      expect(header).toBeTruthy();
      const body = await response.text();
      const withoutTag = body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      expect(withoutTag).not.toBe(body);
      if (source === 'tag') await route.fulfill({status: 200, headers, body});
      else await route.fulfill({response, body: withoutTag});
    });
    await recordViolations(page);
    await open(page, '/markdown-page');
    await page.evaluate(url => Object.assign(window, {foreign: url}), foreign.url);
  }

  async function expectStopped(page: Page, [what, directive, code]: Attack): Promise<void> {
    foreign.asked.length = 0;
    const before = (await violations(page)).length;
    await attack(page, code);
    const stopped = (await violations(page)).slice(before).map(violation => violation.directive);
    expect.soft([...new Set(stopped)], what).toEqual([directive]);
    const isDone = () => Reflect.get(window, 'isAttacked') ?? Reflect.get(window, 'isForeign');
    expect.soft(await page.evaluate(isDone), what).toBeUndefined();
    expect.soft(foreign.asked, what).toEqual([]);
  }

  for (const [source, where] of [
    ['header', 'by the header'],
    ['tag', 'by the tag in the page, where a host sends no header'],
  ] as const) {
    test(`all of it ${where}`, async ({page}) => {
      await openWith(page, source);
      for (const one of attacks) await expectStopped(page, one);
    });
  }
});

test('the site shows its playgrounds in frames, and no page', async ({page}) => {
  await open(page, '/markdown-page');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/docs';
    document.body.append(frame);
  });
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error:');
});

test('no other site shows a page in a frame', {tag: '@sweep'}, async ({page, baseURL}) => {
  const {url, server} = await startForeignServer();
  await page.route(`${url}/frame`, route =>
    route.fulfill({contentType: 'text/html', body: `<iframe src="${baseURL}/docs"></iframe>`}),
  );
  await page.goto(`${url}/frame`);
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error:');
  server.close();
});

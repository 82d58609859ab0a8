/** What the code of a playground cannot do, whoever wrote it. */
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {devices, expect, type Page} from '@playwright/test';
import {buildDirectory} from '../../scripts/lib/paths.ts';
import {toFragment} from '../../src/playground/host/share.ts';
import {allKits, framesFolder} from '../../src/playground/kits.ts';
import {plainPage, runCode} from './support/playground.ts';
import {test} from './support/servers.ts';
import {open} from './support/site.ts';

const plain = 'A list with the core client';
const frameFile = `${framesFolder}/core-3.0.1.html`;
const refusal = 'This page works only inside a playground of the documentation.';

/** A server of somebody else, which notes what reaches it. */
let other: Server;
let otherUrl: string;
let reached: string[] = [];

test.beforeAll(async () => {
  const frame = readFileSync(path.join(buildDirectory, frameFile), 'utf8');
  other = createServer(({url = ''}, response) => {
    reached.push(url);
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (url === '/frame.html') response.end(frame);
    else if (url === '/host.html')
      response.end('<!doctype html><iframe src="/frame.html"></iframe>');
    else response.end('<!doctype html><p>Elsewhere</p>');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  other.close();
});
test.beforeEach(() => {
  reached = [];
});

/** Code that tries one thing after the other, and writes into the frame what came of each. */
function attempts(codes: Record<string, string>): string {
  return [
    'export default async function main(root: HTMLElement) {',
    '  const any = globalThis;',
    // A line for each: the editor shows no more of a long text than fits.
    ...Object.entries(codes).map(
      ([what, code]) =>
        `  try { ${code} root.append('${what}: done. '); } catch { root.append('${what}: refused. '); }`,
    ),
    `  root.append('All tried.');`,
    '}',
  ].join('\n');
}

/** Code that tries one thing. */
const attempt = (code: string): string => attempts({'This is': code});

async function tryAll(page: Page, codes: Record<string, string>) {
  const playground = await runCode(page, plainPage, plain, attempts(codes));
  await expect(playground.frame.getByText('All tried.')).toBeVisible();
  return playground;
}

const tryCode = (page: Page, code: string) => tryAll(page, {'This is': code});

/** Puts the address of the other server into code; what reaches it says which code it was. */
function withOther(codes: Record<string, string>): Record<string, string> {
  const entries = Object.entries(codes).map(([what, code]) => [
    what,
    code.replaceAll('OTHER/way', `${otherUrl}/way/${encodeURIComponent(what)}`),
  ]);
  return Object.fromEntries(entries);
}

const refused: Record<string, string> = {
  'read the page': 'any.parent.document.title;',
  'send the page elsewhere': `any.top.location.href = 'OTHER/way/top';`,
  'read the real storage': `any.indexedDB.open('a'); await any.caches.open('a');`,
  'evaluate text': `any.eval('1');`,
  'make functions of text': `new Function('return 1')();`,
  'register a service worker': `await any.navigator.serviceWorker.register('/sw.js');`,
};

test('code cannot leave its frame, keep anything or make code of texts', async ({page}) => {
  const {frame} = await tryAll(page, withOther(refused));
  for (const what of Object.keys(refused)) {
    await expect.soft(frame.getByText(`${what}: refused`)).toBeVisible();
  }
  await expect(page).toHaveURL(new RegExp(`${plainPage}$`));
  expect(reached).toEqual([]);
});

/** Ways into the network; each of them would reach an address of its own below `/way`. */
const ways: Record<string, string> = {
  fetch: `await fetch('OTHER/way').catch(() => undefined);`,
  XMLHttpRequest: `const request = new XMLHttpRequest(); request.open('GET', 'OTHER/way'); request.send();`,
  sendBeacon: `navigator.sendBeacon('OTHER/way', 'text');`,
  WebSocket: `new WebSocket('OTHER/way'.replace('http', 'ws'));`,
  EventSource: `new EventSource('OTHER/way');`,
  'an image': `new Image().src = 'OTHER/way';`,
  'a script': `const script = document.createElement('script'); script.src = 'OTHER/way'; document.head.append(script);`,
  'a style sheet': `document.head.insertAdjacentHTML('beforeend', '<style>@import "OTHER/way"; body {background: url(OTHER/way)}</style>');`,
  'a font': `await new FontFace('a', 'url(OTHER/way)').load().catch(() => undefined);`,
  'a frame': `document.body.insertAdjacentHTML('beforeend', '<iframe src="OTHER/way"></iframe>');`,
  'a frame of its own making': `document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<img src=OTHER/way>"></iframe>');`,
  'an object': `document.body.insertAdjacentHTML('beforeend', '<object data="OTHER/way"></object><embed src="OTHER/way">');`,
  'a video': `document.body.insertAdjacentHTML('beforeend', '<video src="OTHER/way"></video>');`,
  'a form': `document.body.insertAdjacentHTML('beforeend', '<form action="OTHER/way"></form>'); document.forms[0]?.submit();`,
  'a link': `document.body.insertAdjacentHTML('beforeend', '<a href="OTHER/way" ping="OTHER/way">a</a>'); document.querySelector('a')?.click();`,
  'a hint': `document.head.insertAdjacentHTML('beforeend', '<link rel="prefetch" href="OTHER/way"><link rel="preload" as="image" href="OTHER/way">');`,
  'a window': `window.open('OTHER/way');`,
  'a worker': `new Worker(URL.createObjectURL(new Blob(['fetch("OTHER/way")'])));`,
  'a module': `await import('OTHER/way').catch(() => undefined);`,
  'a fresh realm': `const frame = document.createElement('iframe'); document.body.append(frame); await frame.contentWindow.fetch('OTHER/way').catch(() => undefined);`,
};

test('code reaches no network, whichever way it tries', async ({page}) => {
  const {frame} = await tryAll(page, withOther(ways));
  // Long enough for what begins at once.
  await page.waitForTimeout(500);
  expect(reached).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${plainPage}$`));
  await expect(frame.locator('#root')).toBeAttached();
  const tabs = page.context().pages();
  expect(tabs.filter(each => each.url().startsWith(otherUrl))).toEqual([]);
});

/** Ways that lead out of the frame itself; the policy of the page stops them, and the playground ends. */
const exits: Record<string, string> = {
  'its address': `location.href = 'OTHER/way';`,
  'a refresh': `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=OTHER/way">');`,
};

for (const [what, code] of Object.entries(exits)) {
  const tag = what === 'its address' ? [] : '@sweep';
  test(`code that changes ${what} ends its playground`, {tag}, async ({page}) => {
    const source = attempt(code.replaceAll('OTHER', otherUrl));
    const {section} = await runCode(page, plainPage, plain, source);
    await expect(section.getByRole('alert')).toContainText('opened another address');
    await expect(section.locator('iframe')).toHaveCount(0);
    expect(reached).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`${plainPage}$`));
  });
}

test('code has no peer connections, which no policy stops', {tag: '@sweep'}, async ({page}) => {
  const {frame} = await tryCode(page, `root.append(typeof any.RTCPeerConnection + ' ');`);
  await expect(frame.getByText('undefined')).toBeVisible();
});

test('a page takes no messages of others for those of its frame', {tag: '@sweep'}, async ({
  page,
}) => {
  const {section} = await tryCode(page, `root.append('quiet ');`);
  await page.evaluate(() => {
    const message = {type: 'error', message: 'not mine'};
    window.postMessage({'engagespot-playground': message}, '*');
  });
  await page.waitForTimeout(200);
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test('a frame that says too much is ended, and the page goes on', async ({page}) => {
  const {section} = await runCode(
    page,
    plainPage,
    plain,
    `const message = {'engagespot-playground': {type: 'console', level: 'log', text: 'x'}};\nfor (let i = 0; i < 3000; i++) parent.postMessage(message, '*');`,
  );
  await expect(section.getByRole('alert')).toContainText('logged or sent too much');
  await expect(section.locator('iframe')).toHaveCount(0);
});

test('code that takes the focus does not get what is typed next', {tag: '@sweep'}, async ({
  page,
}) => {
  const code = `const field = document.createElement('input');
    root.append(field);
    setTimeout(() => field.focus(), 1500);
    field.addEventListener('input', () => root.append('heard '));`;
  const {section, frame} = await runCode(page, plainPage, plain, attempt(code));
  await expect(frame.getByText('done')).toBeVisible();
  await page.mouse.move(0, 0);
  const title = section.getByLabel('Title');
  await title.fill('');
  await title.pressSequentially('a text that takes a while', {delay: 100});
  await expect(title).toHaveValue('a text that takes a while');
  await expect(title).toBeFocused();
  await expect(frame.getByText('heard')).toHaveCount(0);
});

test('the focus may move into a result without a key or a press in the page', {
  tag: '@sweep',
}, async ({page}) => {
  // As screen readers and voice control move it.
  const code = `const field = document.createElement('input');
    root.append(field);
    setTimeout(() => field.focus(), 2500);`;
  const {section, frame} = await runCode(page, plainPage, plain, attempt(code));
  await page.mouse.move(0, 0);
  await page.waitForTimeout(3500);
  await expect(frame.getByRole('textbox')).toBeFocused();
  await expect(section.locator('iframe')).toBeFocused();
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test('code that keeps taking the focus is ended', {tag: '@sweep'}, async ({page}) => {
  const code = `const field = document.createElement('input');
    root.append(field);
    setInterval(() => field.focus(), 100);`;
  const {section} = await runCode(page, plainPage, plain, attempt(code));
  await section.getByLabel('Title').click();
  await page.mouse.move(0, 0);
  await page.keyboard.type('a text of many letters', {delay: 50});
  await expect(section.getByRole('alert')).toContainText('kept taking the keyboard focus');
  await expect(section.locator('iframe')).toHaveCount(0);
});

test('readers can type into a result', {tag: '@sweep'}, async ({page}) => {
  const code = `root.append(document.createElement('input'));`;
  const {section, frame} = await runCode(page, plainPage, plain, attempt(code));
  await frame.getByRole('textbox').click();
  await page.keyboard.type('by mouse');
  await expect(frame.getByRole('textbox')).toHaveValue('by mouse');
  await section.getByRole('tab', {name: 'Send a notification'}).focus();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(' and by keyboard');
  await expect(frame.getByRole('textbox')).toHaveValue(/and by keyboard/);
});

test('on a phone, readers can type into a result after they typed beside it', {
  tag: '@sweep',
}, async ({browser, baseURL}) => {
  const context = await browser.newContext({...devices['Pixel 7'], baseURL});
  const page = await context.newPage();
  const code = `root.append(document.createElement('input'));`;
  const {section, frame} = await runCode(page, plainPage, plain, attempt(code));
  await section.getByLabel('Title').fill('');
  await section.getByLabel('Title').pressSequentially('typed');
  await page.waitForTimeout(1500);
  await frame.getByRole('textbox').tap();
  await page.keyboard.type('tapped');
  await expect(frame.getByRole('textbox')).toHaveValue('tapped');
  await context.close();
});

test('code that fills the history of the tab is ended', {tag: '@sweep'}, async ({page}) => {
  const code = `for (let turn = 0; turn < 30; turn += 1) {
      location.hash = String(turn);
      await new Promise(resolve => setTimeout(resolve, 10));
    }`;
  const {section} = await runCode(page, plainPage, plain, attempt(code));
  await expect(section.getByRole('alert')).toContainText('adding to the history');
});

test('a router in a playground adds nothing to the history of the tab', {tag: '@sweep'}, async ({
  page,
}) => {
  await open(page, plainPage);
  const before = await page.evaluate(() => history.length);
  await tryCode(page, `for (let turn = 0; turn < 3; turn += 1) history.pushState({turn}, '');`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
});

test('slow additions to the history are stopped as well', {tag: '@sweep'}, async ({page}) => {
  const code = `let turn = 0;
    setInterval(() => { location.hash = String(turn += 1); }, 300);`;
  const {section} = await runCode(page, plainPage, plain, attempt(code));
  await expect(section.getByRole('alert')).toContainText('adding to the history');
});

const forged = [
  `{type: 'console', level: 'log', text: 'x'.repeat(900000)}`,
  `{type: 'request', id: 3, url: '::::', method: 'GET', headers: [], body: null}`,
];

test('a forged message of a huge text or with an address that is none is not heard', {
  tag: '@sweep',
}, async ({page}) => {
  const code = `for (const message of [${forged.join(', ')}]) {
    for (let turn = 0; turn < 50; turn += 1) parent.postMessage({'engagespot-playground': message}, '*');
  }`;
  const {section, tab} = await tryCode(page, code);
  await expect(tab('Network')).toHaveText('Network (0)');
  await expect(tab('Console')).toHaveText('Console (0)');
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test('code in an address does nothing before it is run', async ({page}) => {
  const hostile = `fetch('${otherUrl}/way');\nparent.document.body.remove();\nexport default 1;`;
  await open(page, plainPage + (await toFragment('a-list-with-the-core-client', hostile)));
  await expect(page.locator('.cm-content')).toContainText('parent.document');
  await page.waitForTimeout(300);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(reached).toEqual([]);
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  await expect(page.getByRole('alert')).toContainText('SecurityError');
  expect(reached).toEqual([]);
});

for (const serverName of ['preview', 'nginx'] as const) {
  const tag = serverName === 'preview' ? [] : '@sweep';
  test.describe(`Behind ${serverName}`, {tag}, () => {
    test.use({serverName});

    test('a frame refuses to be opened as a page', async ({page, serverUrl}) => {
      await page.goto(`${serverUrl}/${frameFile}`);
      await expect(page.getByText(refusal)).toBeVisible();
      expect(await page.evaluate(() => self.origin)).toBe('null');
    });

    test('no other site can show a frame', async ({page, serverUrl}) => {
      await page.goto(`${otherUrl}/elsewhere.html`);
      await page.evaluate(src => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }, `${serverUrl}/${frameFile}`);
      await page.waitForTimeout(300);
      await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
    });

    test('only frames have the policy of frames', async ({request, serverUrl}) => {
      const policyOf = async (address: string) =>
        (await request.get(serverUrl + address)).headers()['content-security-policy'] ?? '';
      for (const {name} of allKits()) {
        const policy = await policyOf(`/${framesFolder}/${name}.html`);
        expect(policy).toContain('sandbox allow-scripts');
        expect(policy).toContain("connect-src 'none'");
      }
      for (const address of ['/', plainPage, '/api', '/docs/introduction/quick-start']) {
        const policy = await policyOf(address);
        expect(policy).toContain("script-src 'self'");
        expect(policy).not.toMatch(/blob:|unsafe-inline|unsafe-eval/);
      }
    });
  });
}

test('a host without our headers cannot run a frame with its own origin', async ({page}) => {
  await page.goto(`${otherUrl}/host.html`);
  await expect(page.frameLocator('iframe').getByText(refusal)).toBeVisible();
});

/** A site whose network can be cut, and which can be published anew under the same address. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type PreviewServer, startPreviewServer} from '@engagespot-docs/publish/preview';
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {redirects} from '../../../config/redirects.ts';
import {offlineFiles} from '../../../src/plugins/offline/offlineFiles.ts';
import {listen} from './rewrittenSite.ts';
import {heading, open} from './site.ts';

export interface OfflineSite {
  url: string;
  /** Paths that were asked for, oldest first. */
  requests: string[];
  /** Answers nothing from now on, or once so many more requests were answered. */
  cut(afterRequests?: number): void;
  /** Lets the files of these paths wait until the network is back. */
  hold(files: RegExp): void;
  reconnect(): void;
  /** Serves another folder from now on. */
  publish(folder: string): Promise<void>;
  /** Sends other scripts instead of files from now on, or says that there is none; by path. */
  replace(files: Readonly<Record<string, string | undefined>>): void;
  close(): Promise<void>;
}

/** Writes the lists of a site whose files were changed after its build. */
export async function writeOfflineLists(folder: string): Promise<void> {
  const files = (await readdir(folder, {recursive: true})).filter(file => file.endsWith('.html'));
  const pages = files.map(
    async file => [file, await readFile(path.join(folder, file), 'utf8')] as const,
  );
  const site = {folder, baseUrl: '/', pages: new Map(await Promise.all(pages))};
  for (const [file, text] of await offlineFiles(site, redirects)) {
    await writeFile(path.join(folder, file), text);
  }
}

export async function startOfflineSite(folder: string): Promise<OfflineSite> {
  let left = Number.POSITIVE_INFINITY;
  let preview: PreviewServer = await startPreviewServer({
    directory: folder,
    port: 0,
    compress: false,
  });
  const requests: string[] = [];
  let held: RegExp | undefined;
  const goOn: (() => void)[] = [];
  let replaced: Readonly<Record<string, string | undefined>> = {};
  const server = await listen(async (request, response) => {
    if (left-- <= 0) {
      request.socket.destroy();
      return;
    }
    const file = new URL(request.url ?? '/', preview.url).pathname.slice(1);
    requests.push(request.url ?? '');
    if (held?.test(file)) await new Promise<void>(resolve => goOn.push(resolve));
    if (file in replaced) {
      const type = {'Content-Type': 'text/javascript', 'Cache-Control': 'no-store'};
      const text = replaced[file];
      response.writeHead(text === undefined ? 404 : 200, type).end(text);
      return;
    }
    const answer = await fetch(new URL(request.url ?? '/', preview.url), {
      method: request.method,
      headers: {Accept: request.headers.accept ?? '*/*'},
      redirect: 'manual',
    }).catch(() => undefined);
    const body = await answer?.arrayBuffer().catch(() => undefined);
    // The site is being published anew, or closed at the end of a test: a browser sees a network that is gone.
    if (!answer || !body) {
      request.socket.destroy();
      return;
    }
    const headers = [...answer.headers].filter(
      ([name]) =>
        !/^(?:connection|keep-alive|transfer-encoding|content-encoding|content-length)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(body));
  });
  return {
    url: server.origin,
    requests,
    cut(afterRequests = 0) {
      left = afterRequests;
    },
    hold(files) {
      held = files;
    },
    reconnect() {
      left = Number.POSITIVE_INFINITY;
      held = undefined;
      for (const resolve of goOn.splice(0)) resolve();
    },
    async publish(next) {
      const before = preview;
      preview = await startPreviewServer({directory: next, port: 0, compress: false});
      await before.close();
    },
    replace(files) {
      replaced = files;
    },
    async close() {
      await server.close();
      await preview.close();
    },
  };
}

/** The row of a version on the page /offline. */
export function versionRow(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({hasText: label});
}

/** Opens the page on which versions are kept. */
export async function openChoice(page: Page, {url}: OfflineSite): Promise<void> {
  await open(page, `${url}/offline`);
  await page
    .getByText(/to download/)
    .first()
    .waitFor();
}

/** Says "Read offline" and waits until all has arrived. */
export async function keepVersion(page: Page, site: OfflineSite, label: string): Promise<void> {
  await openChoice(page, site);
  await versionRow(page, label).getByRole('button', {name: /^Keep/}).click();
  await versionRow(page, label).getByText('On this device', {exact: true}).waitFor();
}

/** Cuts the network for the pages of a context as well as for its worker. */
export async function cutNetwork(context: BrowserContext, site: OfflineSite): Promise<void> {
  site.cut();
  await context.setOffline(true);
}

/** Opens a page as a reader does who types its address, and waits for its scripts. */
export async function expectOpens(page: Page, address: string): Promise<string> {
  await open(page, address);
  return (await heading(page).textContent()) ?? '';
}

/** What the site has left in the browser: workers and caches. */
export function leftovers(page: Page): Promise<{workers: number; caches: string[]}> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

/**
 * An orchestrator of the semantic widget on loopback, played by the test. The site is built without one, and the
 * settings are compiled into a script, so they and the policy are rewritten on their way to the browser: the tests run
 * on the very files that are published.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';

/** What the script request is answered with; `hang` never answers. */
export type Script = {status: number; body: string} | 'hang';

export interface Orchestrator {
  origin: string;
  /** Requests as `GET /widget.js`, oldest first. */
  requests: string[];
  close(): Promise<void>;
}

const key = 'PUBLIC_WIDGET_KEY';
const globalName = 'ForeignAsk';

/** A script that notes how it is initialised, and whether the page was loaded by then. */
export const goodScript = `window.${globalName} = {
  init(settings) {
    window.__asked = {settings, arguments: arguments.length, readyState: document.readyState};
  },
};`;

/** Starts the server. */
export async function startOrchestrator(script: Script): Promise<Orchestrator> {
  const requests: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url}`);
    if (script === 'hang') return;
    response.writeHead(script.status, {
      'Content-Type': 'text/javascript',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(script.body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What a site is built with whose environment names this orchestrator. */
export function settingsFor(origin: string) {
  return {scriptUrl: `${origin}/widget.js?v=1`, endpoint: `${origin}/ask`, key, global: globalName};
}

const embedded = /"orchestrator":\{[^}]*\}|orchestrator:\{[^}]*\}/;

/**
 * Gives the site an orchestrator. Call it before the page is opened.
 *
 * @param isAllowed whether the policy names its origin
 */
export async function giveOrchestrator(page: Page, origin: string, isAllowed = true): Promise<void> {
  await page.route('**/assets/js/semantic-widget.*.js', async route => {
    const response = await route.fetch();
    const text = await response.text();
    if (!embedded.test(text)) throw new Error('The script of the widget has no settings.');
    const body = text.replace(
      embedded,
      () => `"orchestrator":${JSON.stringify(settingsFor(origin))}`,
    );
    await route.fulfill({response, body});
  });
  if (!isAllowed) return;
  const allow = (policy: string) =>
    policy
      .replaceAll("script-src 'self'", `script-src 'self' ${origin}`)
      .replaceAll("connect-src 'self'", `connect-src 'self' ${origin}`);
  await page.route(
    url => !url.pathname.includes('.'),
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      await route.fulfill({
        response,
        headers: {...headers, 'content-security-policy': allow(policy)},
        body: allow(await response.text()),
      });
    },
  );
}

import type {Page, Route} from '@playwright/test';

const scripts = '**/assets/js/*.js';

/** The scripts of the site and of its parts; all others belong to single pages. */
function isCommon(url: string): boolean {
  return /\/(?:main|progress-bar|runtime~main|routes-\d+|version-\w+)\.[^/]*$/.test(url);
}

/** Answers every request for a page's own script, until `page.unroute` takes it back. */
async function answerPageScripts(
  page: Page,
  answer: (route: Route, url: string) => Promise<void>,
): Promise<void> {
  await page.route(scripts, route => {
    const url = route.request().url();
    return isCommon(url) ? route.continue() : answer(route, url);
  });
}

/** Pages' own scripts are gone, as they are after a new version of the site was published. */
export function removePageScripts(page: Page): Promise<void> {
  return answerPageScripts(page, route => route.fulfill({status: 404, body: 'Not found'}));
}

export async function restorePageScripts(page: Page): Promise<void> {
  await page.unroute(scripts);
}

export interface HeldScripts {
  /** Addresses of the scripts that were asked for and wait. */
  readonly waiting: ReadonlySet<string>;
  /** Lets some scripts through, now and later; all of them by default. */
  release(urls?: Iterable<string>): void;
}

/** Pages' own scripts do not arrive until they are released. */
export async function holdPageScripts(page: Page): Promise<HeldScripts> {
  const waiting = new Map<string, Array<() => void>>();
  const released = new Set<string>();
  let isOpen = false;
  await answerPageScripts(page, async (route, url) => {
    if (!isOpen && !released.has(url)) {
      await new Promise<void>(resolve => {
        waiting.set(url, [...(waiting.get(url) ?? []), resolve]);
      });
    }
    await route.continue().catch(() => undefined);
  });
  return {
    get waiting() {
      return new Set(waiting.keys());
    },
    release(urls) {
      if (!urls) isOpen = true;
      for (const url of urls ?? [...waiting.keys()]) {
        released.add(url);
        for (const resolve of waiting.get(url) ?? []) resolve();
        waiting.delete(url);
      }
    },
  };
}

/** The warnings on the console of a page from now on. */
export function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** The paths of the documents that a page loads from now on. */
export function collectDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

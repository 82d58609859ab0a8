import {expect, type Page} from '@playwright/test';
import {demoUserId} from '../../../src/sandbox/index.ts';
import type {Project} from './playgroundProject.ts';
import {bundleSandbox} from './sandboxScript.ts';
import {startVite} from './viteServer.ts';

declare global {
  interface Window {
    /** What the SDK of the page asked for. */
    calls: {begun: number; answered: number};
  }
}

function countCalls(): void {
  const {fetch} = window;
  window.calls = {begun: 0, answered: 0};
  window.fetch = async (...request) => {
    window.calls.begun += 1;
    const response = await fetch(...request);
    window.calls.answered += 1;
    return response;
  };
}

/**
 * Builds a project and opens what was built as `npm run preview` serves it, with a sandbox for the product's
 * hosts. Fails when the build does, when the page asks the product for nothing, or when it throws.
 *
 * @param look called while the page is open, with the answers that it waited for
 * @param isMeant tells which messages of exceptions are what the project shows
 */
export async function openProject(
  page: Page,
  {folder, npm}: Pick<Project, 'folder' | 'npm'>,
  look: () => Promise<void> = async () => undefined,
  isMeant: (message: string) => boolean = () => false,
): Promise<void> {
  expect(await npm('run', 'build'), 'npm run build').toMatchObject({code: 0});
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  await page.addInitScript({content: await bundleSandbox()});
  await page.addInitScript(() => localStorage.setItem('showNotificationOverlay', '"false"'));
  await page.addInitScript(countCalls);
  // The sandbox accepts its own tokens only.
  await page.route('**/api/inbox-user', async route => {
    const userToken = await page.evaluate(id => window.sandbox.createUserToken(id), demoUserId);
    await route.fulfill({json: {userId: demoUserId, userToken}});
  });
  const server = await startVite(folder, 'preview');
  try {
    await page.goto(server.url);
    await expect
      .poll(() =>
        page.evaluate(() => window.calls.begun > 0 && window.calls.begun === window.calls.answered),
      )
      .toBe(true);
    await look();
    expect(problems.filter(message => !isMeant(message))).toEqual([]);
  } finally {
    await server.close();
  }
}

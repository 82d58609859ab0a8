import {expect, type Page} from '@playwright/test';
import {demoUserId} from '../../../src/sandbox/index.ts';
import type {Project} from './playgroundProject.ts';
import {bundleSandbox} from './sandboxScript.ts';
import {startVite} from './viteServer.ts';

/**
 * Builds a project and opens what was built as `npm run preview` serves it, with a sandbox for the product's
 * hosts. Fails when the build does, or when the page throws.
 *
 * @param look called while the page is open
 */
export async function openProject(
  page: Page,
  {folder, npm}: Pick<Project, 'folder' | 'npm'>,
  look: () => Promise<void>,
): Promise<void> {
  expect(await npm('run', 'build'), 'npm run build').toMatchObject({code: 0});
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  await page.addInitScript({content: await bundleSandbox()});
  await page.addInitScript(() => localStorage.setItem('showNotificationOverlay', '"false"'));
  // The sandbox accepts its own tokens only.
  await page.route('**/api/inbox-user', async route => {
    const userToken = await page.evaluate(id => window.sandbox.createUserToken(id), demoUserId);
    await route.fulfill({json: {userId: demoUserId, userToken}});
  });
  const server = await startVite(folder, 'preview');
  try {
    await page.goto(server.url);
    await look();
    expect(problems).toEqual([]);
  } finally {
    await server.close();
  }
}

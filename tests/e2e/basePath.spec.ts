/** A site below a path of its host (the fixture site at /docs-site/), behind both servers. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {basePathSite} from '../../scripts/lib/fixtureSite.ts';
import {nginxMissing} from '../../scripts/nginx.ts';
import {rawRequest} from './support/rawRequest.ts';
import {serverNames, startServer} from './support/servers.ts';
import {collectErrors, heading, open} from './support/site.ts';
import {recordViolations, violations} from './support/violations.ts';

const {root, baseUrl} = basePathSite;

const found: [target: string, title: string][] = [
  [baseUrl, 'A page outside the documentation'],
  [`${baseUrl}index.html`, 'A page outside the documentation'],
  [`${baseUrl}docs`, '<h1>'],
  [`${baseUrl}docs/setup`, 'Version 1.0.0 has no such page'],
  [`${baseUrl}docs/setup/`, 'Version 1.0.0 has no such page'],
  [`${baseUrl}docs/setup.html?a=b`, 'Version 1.0.0 has no such page'],
  [`${baseUrl}docs/setup/index.html`, 'Version 1.0.0 has no such page'],
];

const moved: [target: string, to: string][] = [
  [`${baseUrl}old`, `${baseUrl}docs/setup`],
  [`${baseUrl}old/?a=b`, `${baseUrl}docs/setup?a=b`],
  [`${baseUrl}old/page`, `${baseUrl}docs`],
];

const missing = ['/', '/docs', '/docs/setup', '/old', `${baseUrl}nothing`, `${baseUrl}404.html`];

for (const serverName of serverNames) {
  test(`${serverName} answers below the path, and nowhere else`, async () => {
    const server = await startServer(serverName, root);
    test.skip(!server, nginxMissing);
    if (!server) return;
    try {
      for (const [target, title] of found) {
        const {status, body} = await rawRequest(server.url, target);
        expect.soft(status, target).toBe(200);
        expect.soft(body.toString(), target).toContain(title);
      }
      for (const [target, to] of moved) {
        const {status, headers} = await rawRequest(server.url, target);
        expect.soft(status, target).toBe(301);
        expect.soft(headers.location, target).toBe(to);
      }
      for (const target of missing) {
        const {status, headers, body} = await rawRequest(server.url, target);
        expect.soft(status, target).toBe(404);
        expect.soft(headers['cache-control'], target).toBe('no-store');
        expect.soft(body.toString(), target).toContain(`${baseUrl}assets/`);
      }
      const [script = ''] = readdirSync(path.join(root, baseUrl, 'assets/js'));
      const {headers} = await rawRequest(server.url, `${baseUrl}assets/js/${script}`);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    } finally {
      await server.close();
    }
  });

  test(`behind ${serverName} it works as below no path`, async ({page}) => {
    const server = await startServer(serverName, root);
    test.skip(!server, nginxMissing);
    if (!server) return;
    try {
      const errors = collectErrors(page);
      const lost: string[] = [];
      page.on('response', response => {
        if (response.status() === 404) lost.push(new URL(response.url()).pathname);
      });
      await recordViolations(page);
      await open(page, server.url + baseUrl);
      await page.getByRole('link', {name: 'the start'}).click();
      await expect(page).toHaveURL(`${server.url}${baseUrl}docs`);
      await page.getByRole('link', {name: 'Setup'}).first().click();
      await expect(heading(page)).toHaveText('Setup');

      await page.getByRole('button', {name: /dark and light mode/i}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await violations(page)).toEqual([]);
      // The style sheet of the real site, which the fixture site borrows, names its fonts from the root of the host.
      expect(lost.filter(address => !address.startsWith('/assets/fonts/'))).toEqual([]);
      expect(errors.filter(error => !error.includes('status of 404'))).toEqual([]);
    } finally {
      await server.close();
    }
  });
}

/**
 * Runs the Playwright tests on the built site and on the fixture site (built first when they are stale), behind the
 * preview server on a free port, and leaves their report for `npm test`. Arguments go to Playwright;
 * `--project=sweep` runs those with the tag `@sweep` and those of `sweep/` too, which takes an hour. `--heavy` tests the
 * site that is built without the plugins that make its pages light.
 *
 *   npm run test:e2e
 *   npm run test:e2e -- navbar.spec.ts --grep sidebar
 *   npm run test:heavy
 *   npm run test:sweep
 */

import {startPreviewServer} from '@engagespot-docs/publish/preview';
import {ensureChromium} from './chromium.ts';
import {runVisibly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';
import {buildFixtureSiteWhenStale} from './lib/fixtureSite.ts';
import {binary, buildDirectory, heavyBuildDirectory} from './lib/paths.ts';
import {buildHeavySiteWhenStale, buildSiteWhenStale} from './lib/siteBuild.ts';
import {ensureNginx, nginxMissing} from './nginx.ts';

async function runEndToEndTests(given: string[]): Promise<number> {
  const args = given.filter(arg => arg !== '--heavy');
  const isHeavy = args.length < given.length;
  const chromium = await ensureChromium();
  if (!(await ensureNginx())) console.log(`${nginxMissing}. Its tests are left out.`);
  await buildSiteWhenStale();
  await buildFixtureSiteWhenStale();
  if (isHeavy) await buildHeavySiteWhenStale();
  // Thousands of pages go over the same machine: to compress each would take longer than to send it.
  const directory = isHeavy ? heavyBuildDirectory : buildDirectory;
  const server = await startPreviewServer({directory, port: 0, compress: false});
  const env = {CHROMIUM_PATH: chromium, E2E_BASE_URL: server.url, E2E_BUILD: directory};
  const projects = args.some(arg => arg.startsWith('--project')) ? [] : ['--project=site'];
  try {
    return (await runVisibly(binary('playwright'), ['test', ...projects, ...args], {env})).code;
  } finally {
    await server.close();
  }
}

await runEndToEndTests(process.argv.slice(2)).then(code => {
  process.exitCode = code;
}, exitWithMessage);

/**
 * Runs the Playwright tests on the built site and on the fixture site (built first when they are
 * stale), behind the preview server on a free port, and leaves their report for `npm test`. Arguments go to Playwright.
 *
 *   npm run test:e2e
 *   npm run test:e2e -- navbar.spec.ts --grep sidebar
 */
import {ensureChromium} from './chromium.ts';
import {runVisibly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';
import {buildFixtureSiteWhenStale} from './lib/fixtureSite.ts';
import {binary, buildDirectory} from './lib/paths.ts';
import {startPreviewServer} from './lib/previewServer.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';

async function runEndToEndTests(args: string[]): Promise<number> {
  const chromium = await ensureChromium();
  await buildSiteWhenStale();
  await buildFixtureSiteWhenStale();
  const server = await startPreviewServer({directory: buildDirectory, port: 0});
  const env = {CHROMIUM_PATH: chromium, E2E_BASE_URL: server.url};
  try {
    return (await runVisibly(binary('playwright'), ['test', ...args], {env})).code;
  } finally {
    await server.close();
  }
}

await runEndToEndTests(process.argv.slice(2)).then(code => {
  process.exitCode = code;
}, exitWithMessage);

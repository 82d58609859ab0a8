/**
 * Runs the Playwright tests on the built site and on the fixture site (built first when they are
 * stale), behind the preview server on a free port, and leaves their report for `npm test`. Arguments
 * go to Playwright; `--project=sweep` opens every page instead, which takes half an hour.
 *
 *   npm run test:e2e
 *   npm run test:e2e -- navbar.spec.ts --grep sidebar
 *   npm run test:sweep
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
  // Thousands of pages go over the same machine: to compress each would take longer than to send it.
  const server = await startPreviewServer({directory: buildDirectory, port: 0, compress: false});
  const env = {CHROMIUM_PATH: chromium, E2E_BASE_URL: server.url};
  const projects = args.some(arg => arg.startsWith('--project'))
    ? []
    : ['--project=development', '--project=site'];
  try {
    return (await runVisibly(binary('playwright'), ['test', ...projects, ...args], {env})).code;
  } finally {
    await server.close();
  }
}

await runEndToEndTests(process.argv.slice(2)).then(code => {
  process.exitCode = code;
}, exitWithMessage);

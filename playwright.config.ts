import {defineConfig} from '@playwright/test';
import {chromiumArguments, findChromium} from './scripts/chromium.ts';
import {reports} from './scripts/lib/paths.ts';

/**
 * End-to-end tests on the built site. `npm run test:e2e` builds and serves it; run `playwright`
 * itself only beside a running `npm run preview`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // What a page shows in the end, however slow the machine is at that moment.
  expect: {timeout: 15_000},
  reporter: [['list'], ['json', {outputFile: reports.endToEnd}]],
  projects: [
    {name: 'site', testIgnore: '**/sweep/**', grepInvert: /@sweep/},
    // All of them: also those that open every page, build other projects, or play a rare mishap.
    {name: 'sweep'},
  ],
  use: {
    browserName: 'chromium',
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    viewport: {width: 1440, height: 900},
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: findChromium(), args: chromiumArguments},
  },
});

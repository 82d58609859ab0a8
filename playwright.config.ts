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
    // First, because its server takes a while to start, which the other worker spends on other tests.
    {name: 'development', testMatch: '**/development.spec.ts'},
    {name: 'site', testIgnore: ['**/sweep/**', '**/development.spec.ts']},
    {name: 'sweep', testMatch: '**/sweep/**/*.spec.ts'},
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

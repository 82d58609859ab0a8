/**
 * Tests on the fixture site (tests/fixtures/chrome): two versions, two languages, every type of
 * navbar item, and in German (/de) the other side of every switch.
 */

import {startPreviewServer} from '@engagespot-docs/publish/preview';
import {fixtureBuildDirectory} from '../../../scripts/lib/fixtureSite.ts';
import {test as base} from './test.ts';

/** `test` with the fixture site as its base; one server for all tests of a worker. */
export const test = base.extend({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
    async ({}, use) => {
      const server = await startPreviewServer({
        directory: fixtureBuildDirectory,
        port: 0,
        compress: false,
      });
      await use(server.url);
      await server.close();
    },
    {scope: 'worker'},
  ],
});

/** The latest version kept whole, as readers keep it. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import {
  allFiles,
  type OfferedVersion,
  type VersionList,
  versionsPath,
} from '../../../src/offline/model.ts';
import {
  cutNetwork,
  expectOpens,
  keepVersion,
  type OfflineSite,
  startOfflineSite,
} from '../support/offlineSite.ts';
import {servedBuild} from '../support/servedBuild.ts';
import {collectErrors} from '../support/site.ts';
import {test as base} from '../support/test.ts';

const latest = '1.5.x';

const test = base.extend<{site: OfflineSite}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
  site: async ({}, use) => {
    const site = await startOfflineSite(servedBuild);
    await use(site);
    await site.close();
  },
});

test.use({ownContext: true});

function readList(label: string): VersionList {
  const read = (file: string) => JSON.parse(readFileSync(path.join(servedBuild, file), 'utf8'));
  const offered: OfferedVersion[] = read(versionsPath);
  return read(offered.find(version => version.label === label)?.list ?? '');
}

/** The files of a list in the build, by their addresses. */
async function readFiles({pages, files}: VersionList): Promise<Map<string, Buffer>> {
  const read = (file: string) => readFile(path.join(servedBuild, file));
  const contents = new Map<string, Buffer>();
  for (const [address] of pages) {
    const page = read(`${address || 'index'}.html`);
    contents.set(address, await page.catch(() => read(path.join(address, 'index.html'))));
  }
  for (const [name] of files) contents.set(name, await read(name));
  return contents;
}

test('the latest version, without a network, has every page as it was published', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await keepVersion(page, site, latest);
  await cutNetwork(context, site);
  const errors = collectErrors(page);
  for (const address of [
    '/docs/concepts/workspace',
    '/docs/introduction/quick-start',
    '/docs/playgrounds/react-component',
    '/api/notifications/send-notification',
    '/changelog',
    '/',
  ]) {
    await expectOpens(page, site.url + address);
  }
  expect(errors).toEqual([]);

  const list = readList(latest);
  const sums = await page.evaluate(
    async names => {
      const found: Record<string, string> = {};
      for (const name of names) {
        const response = await fetch(`/${name}`);
        const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
        found[name] = Array.from(new Uint8Array(digest)).join();
      }
      return found;
    },
    allFiles(list).map(([name]) => name),
  );
  for (const [name, content] of await readFiles(list)) {
    expect(sums[name], name).toBe(createHash('sha256').update(content).digest().join());
  }
});

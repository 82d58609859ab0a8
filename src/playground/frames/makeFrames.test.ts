import {access, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, test, vi} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {allKits, type Kit} from '../kits';
import {makeFrames} from './makeFrames';

const bundled: string[] = [];

vi.mock('./bundle.ts', () => ({
  bundle: async ({name}: Kit) => {
    bundled.push(name);
    return `"${name}"`;
  },
}));

beforeEach(() => {
  bundled.length = 0;
});

const names = allKits().map(({name}) => name);

/** A site with what frames are made from, and a folder for what is kept. */
async function createSite() {
  const site = await temporaryFolder({
    'src/playground/frame/runtime.ts': 'one',
    'src/sandbox/page/intercept.ts': 'one',
    'src/content/sdkVersions.ts': 'one',
    'package-lock.json': 'one',
    'src/other.ts': 'one',
  });
  return {site, cache: path.join(site, 'cache')};
}

test('makes a page for every kit', async () => {
  const {site, cache} = await createSite();
  const frames = await makeFrames(site, cache);
  expect([...frames.keys()]).toEqual(names.map(name => `${name}.html`));
  expect(frames.get('core-3.0.1.html')).toContain('<script>"core-3.0.1"</script>');
  expect(bundled.toSorted()).toEqual(names.toSorted());
});

test('keeps them, until something that they are made from changes', async () => {
  const {site, cache} = await createSite();
  const made = await makeFrames(site, cache);
  bundled.length = 0;
  await writeFile(path.join(site, 'src/other.ts'), 'two');
  expect(await makeFrames(site, cache)).toEqual(made);
  expect(bundled).toEqual([]);

  for (const source of [
    'src/playground/frame/runtime.ts',
    'src/playground/frame/added.ts',
    'src/sandbox/page/intercept.ts',
    'src/content/sdkVersions.ts',
    'package-lock.json',
  ]) {
    bundled.length = 0;
    await writeFile(path.join(site, source), 'two');
    expect(await makeFrames(site, cache)).toEqual(made);
    expect([source, bundled.length]).toEqual([source, names.length]);
    // What nobody asks for again does not fill the disk.
    expect(await readdir(cache)).toHaveLength(1);
  }
});

test('makes them again when one is gone', async () => {
  const {site, cache} = await createSite();
  const made = await makeFrames(site, cache);
  const [folder = ''] = await readdir(cache);
  await rm(path.join(cache, folder, 'core-3.0.1.html'));
  bundled.length = 0;
  expect(await makeFrames(site, cache)).toEqual(made);
  expect(bundled).toHaveLength(names.length);
  await access(path.join(cache, folder, 'core-3.0.1.html'));
});

test('two builds at the same time get the same frames', async () => {
  const {site, cache} = await createSite();
  const [first, second] = await Promise.all([makeFrames(site, cache), makeFrames(site, cache)]);
  expect(first).toEqual(second);
  bundled.length = 0;
  expect(await makeFrames(site, cache)).toEqual(first);
  expect(bundled).toEqual([]);
});

test('where a site is does not matter', async () => {
  const [here, there] = [await createSite(), await createSite()];
  await makeFrames(here.site, here.cache);
  await makeFrames(there.site, there.cache);
  expect(await readdir(here.cache)).toEqual(await readdir(there.cache));
});

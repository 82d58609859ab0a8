import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import iconSprite from './index.ts';

let siteDir: string;

const useIcons = (names: string) =>
  writeFile(path.join(siteDir, 'src/icons.tsx'), `import {${names}} from 'lucide-react';`);

/** The sprites that a build publishes: their texts, by the beginning of their names. */
async function build(): Promise<Record<string, string>> {
  const context = {baseUrl: '/', generatedFilesDir: path.join(siteDir, '.docusaurus'), siteDir};
  const {publish} = await iconSprite(context as LoadContext, {enabled: true});
  const files = await publish?.({url: '', baseUrl: '/', routes: [], pages: new Map()});
  return Object.fromEntries(
    [...(files ?? [])].map(([file, text]) => [path.basename(file).split('.')[0], String(text)]),
  );
}

beforeEach(async () => {
  siteDir = await temporaryFolder({});
  await mkdir(path.join(siteDir, 'src'));
});

test('draws the icons that are used, and all brands', async () => {
  await useIcons('Bell, Inbox');
  const {icons, brands} = await build();
  expect(icons).toMatch(/^<svg [^>]*><symbol id="Bell".*<symbol id="Inbox"/);
  expect(brands).toContain('<symbol id="Android"');
});

test('draws them again when others are used', async () => {
  await useIcons('Bell');
  expect((await build()).icons).not.toContain('id="Inbox"');
  await useIcons('Bell, Inbox');
  expect(await build()).toMatchObject({icons: expect.stringContaining('id="Inbox"')});
});

test('names an icon that Lucide does not have', async () => {
  await useIcons('Bel');
  await expect(build()).rejects.toThrow('lucide-react has no icon Bel');
});

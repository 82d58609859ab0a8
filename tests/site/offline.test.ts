/** What readers download to read offline: the lists of the build say what its files are. */
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {contentId, mentionsNames} from '../../src/offline/content.ts';
import {
  allFiles,
  type OfferedVersion,
  type VersionList,
  versionsPath,
} from '../../src/offline/model.ts';
import {servedBuild} from '../e2e/support/servedBuild.ts';
import {builtPaths} from '../e2e/support/site.ts';

const read = (file: string) => JSON.parse(readFileSync(path.join(servedBuild, file), 'utf8'));
const offered: OfferedVersion[] = read(versionsPath);
const lists = offered.map((version): VersionList => read(version.list));

describe('Read offline', () => {
  for (const list of lists) {
    test(`every file of ${list.label} is in the build, with the content that its list names`, async () => {
      const pages = new Set(list.pages);
      for (const file of allFiles(list)) {
        const [address, id, bytes] = file;
        const isPage = pages.has(file);
        const load = (name: string) => readFile(path.join(servedBuild, name));
        const content = isPage
          ? await load(`${address || 'index'}.html`).catch(() => load(`${address}/index.html`))
          : await load(address);
        const hashes = mentionsNames(address, isPage) ? list.hashes : [];
        const found = [await contentId(new Uint8Array(content), hashes), content.length];
        expect(found, address).toEqual([id, bytes]);
      }
    });
  }

  test('every page of the site is in a list', () => {
    const listed = new Set(lists.flatMap(({pages}) => pages.map(([address]) => `/${address}`)));
    expect(builtPaths().filter(address => !listed.has(address))).toEqual([]);
  });
});

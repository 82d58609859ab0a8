import {chmod} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../tests/support/temporaryFolder.ts';
import {findChromium} from './chromium.ts';

async function folderWith(name: string): Promise<string> {
  const folder = await temporaryFolder({[name]: ''});
  await chmod(path.join(folder, name), 0o755);
  return folder;
}

test('finds a browser on the path', async () => {
  const folder = await folderWith('google-chrome');
  expect(findChromium({PATH: `${folder}-missing${path.delimiter}${folder}`})).toBe(
    path.join(folder, 'google-chrome'),
  );
});

test('CHROMIUM_PATH wins', async () => {
  const PATH = await folderWith('chromium');
  const CHROMIUM_PATH = path.join(await folderWith('other'), 'other');
  expect(findChromium({PATH, CHROMIUM_PATH})).toBe(CHROMIUM_PATH);
});

test('a wrong CHROMIUM_PATH is an error', () => {
  expect(() => findChromium({CHROMIUM_PATH: './no-such-browser'})).toThrow('no-such-browser');
});

import {readdir, readFile, utimes} from 'node:fs/promises';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {compressBuild} from './compress.ts';

const long = 'A page that is long enough to be worth compressing. '.repeat(50);

const files = {
  'index.html': long,
  'docs/a.html': `${long}a`,
  'docs/copy.html': long,
  'img/mark.png': long,
  'tiny.txt': 'a',
};

test('text files have compressed files beside them, others have not', async () => {
  const folder = await temporaryFolder(files);
  const cache = await temporaryFolder({});
  expect(await compressBuild(folder, cache)).toMatchObject({files: 4});
  const read = (file: string) => readFile(path.join(folder, file));
  expect(brotliDecompressSync(await read('docs/a.html.br')).toString()).toBe(files['docs/a.html']);
  expect(gunzipSync(await read('index.html.gz')).toString()).toBe(long);
  expect((await readdir(folder)).sort()).toEqual([
    'docs',
    'img',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'tiny.txt',
  ]);
  expect(await readdir(path.join(folder, 'img'))).toEqual(['mark.png']);
});

test('what is known is not compressed again, also in another folder', async () => {
  const cache = await temporaryFolder({});
  await compressBuild(await temporaryFolder(files), cache);
  const other = await temporaryFolder({'moved.html': long, 'new.html': `${long}b`});
  expect(await compressBuild(other, cache)).toEqual({files: 2, known: 1});
  expect(brotliDecompressSync(await readFile(path.join(other, 'moved.html.br'))).toString()).toBe(
    long,
  );
});

test('the cache forgets what nobody has asked for in a while', async () => {
  const cache = await temporaryFolder({'unused.br': ''});
  const past = new Date('2020-01-01');
  await utimes(path.join(cache, 'unused.br'), past, past);
  await compressBuild(await temporaryFolder({'index.html': long}), cache);
  expect(await readdir(cache)).toHaveLength(1);
  expect(await readdir(cache)).not.toContain('unused.br');
});
